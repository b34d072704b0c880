import type { Delivery } from "../../orders/order-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** Returns how a kind of delivery is named, and when it takes place: to an address and in a store by the hints for these. */
export function deliveryWords(
  kind: Delivery["kind"],
  { checkout }: Pick<SiteTexts, "checkout">,
  hints: { home: string; store: string },
): { title: string; hint: string } {
  const texts = {
    home: { title: checkout.deliveryAddress, hint: hints.home },
    store: { title: checkout.pickup, hint: hints.store },
    online: { title: checkout.online, hint: checkout.onlineHint },
  };
  return texts[kind];
}
