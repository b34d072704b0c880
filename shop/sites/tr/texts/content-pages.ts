import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";

export const contentPages: ContentPagesTexts = {
  more: "Bunları da okuyun",
  onHome: "Kahveye dair",
  time: "Süre",
  needs: "Gerekenler",
  watch: "Filmi {host} sitesinde izleyin",
};
