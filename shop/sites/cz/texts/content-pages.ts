import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Další čtení",
  onHome: "Dobré vědět",
  time: "Doba přípravy",
  needs: "Co budete potřebovat",
  watch: "Přehrát film na {host}",
};
