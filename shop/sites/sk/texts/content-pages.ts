import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Prečítajte si aj",
  onHome: "Dobré vedieť",
  time: "Trvanie",
  needs: "Čo budete potrebovať",
  watch: "Prehrať film na {host}",
};
