import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Olvasson tovább",
  onHome: "Jó tudni",
  time: "Időtartam",
  needs: "Amire szüksége lesz",
  watch: "A film megtekintése itt: {host}",
};
