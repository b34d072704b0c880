import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Mehr zum Lesen",
  onHome: "Gut zu wissen",
  time: "Dauer",
  needs: "Das brauchen Sie",
  watch: "Film bei {host} ansehen",
};
