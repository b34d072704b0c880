import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Přečtěte si také",
  onHome: "Dobré vědět",
  time: "Doba trvání",
  needs: "Co budete potřebovat",
  watch: "Přehrát film na {host}",
};
