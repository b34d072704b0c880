import type { Article } from "../../../commerce/catalogue-contract.ts";
import { showStockOf } from "./show-store-stock.ts";
import { pictureAnchor, turnToPicture } from "./turn-to-picture.ts";

/** Shows a chosen article in the gallery, what stores have of it, and it in the page's address, which reloads, shared links and the back button keep. */
export function showChosen(
  productNumber: number,
  { tcm, picture, dimensionKey }: Pick<Article, "dimensionKey" | "picture" | "tcm">,
) {
  showStockOf(tcm);
  turnToPicture(pictureAnchor(picture?.id ?? `${productNumber}-plain`), "instant");
  if (!dimensionKey) return;
  const address = new URL(location.href);
  address.searchParams.set("dim1", dimensionKey);
  history.replaceState(history.state, "", address);
}
