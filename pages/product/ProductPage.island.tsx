import { attachBuyBar } from "./buy-bar-behaviour.ts";
import { attachGallery } from "./gallery-behaviour.ts";

declare module "../../border/client/Island.tsx" {
  interface Islands {
    ProductPage: Record<string, never>;
  }
}

/** What a product page does in the first view, without React. */
export function hydrate(gallery: Element) {
  attachGallery(gallery);
  const form = document.querySelector<HTMLElement>(".kontor-buy");
  if (form) attachBuyBar(form);
}
