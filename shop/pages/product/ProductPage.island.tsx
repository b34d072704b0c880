import { attachBuyBar } from "./buy-bar-behaviour.ts";
import { showMyStock } from "./show-store-stock.ts";
import { attachGallery } from "./gallery-behaviour.ts";
import { trackRestock } from "./track-restock.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    ProductPage: Record<string, never>;
  }
}

/** Attaches the product page's behaviour of the first view, without React. */
export function hydrate(gallery: Element) {
  attachGallery(gallery);
  const form = document.querySelector<HTMLElement>(".kontor-buy");
  if (form) attachBuyBar(form);
  const stock = document.querySelector(".kontor-stock");
  if (stock) showMyStock(stock);
  trackRestock(document);
}
