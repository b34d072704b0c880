import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "À lire aussi",
  onHome: "Bon à savoir",
  time: "Durée",
  needs: "Il vous faut",
  watch: "Voir le film sur {host}",
};
