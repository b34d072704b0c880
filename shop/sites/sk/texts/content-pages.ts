import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Ďalšie čítanie",
  onHome: "Dobré vedieť",
  time: "Čas prípravy",
  needs: "Čo budete potrebovať",
  watch: "Prehrať film na {host}",
};
