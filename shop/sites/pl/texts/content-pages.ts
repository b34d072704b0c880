import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Przeczytaj też",
  onHome: "Warto wiedzieć",
  time: "Czas",
  needs: "Przygotuj",
  watch: "Zobacz film na {host}",
};
