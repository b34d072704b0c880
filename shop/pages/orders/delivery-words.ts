import type { Delivery } from "../../orders/order-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** Returns how a kind of delivery is named, and when it takes place: to an address by `homeHint`. */
export function deliveryWords(
  kind: Delivery["kind"],
  { checkout }: Pick<SiteTexts, "checkout">,
  homeHint: string,
): { title: string; hint: string } {
  const texts = {
    home: { title: checkout.deliveryAddress, hint: homeHint },
    store: { title: checkout.pickup, hint: checkout.storeHint },
    online: { title: checkout.online, hint: checkout.onlineHint },
  };
  return texts[kind];
}
