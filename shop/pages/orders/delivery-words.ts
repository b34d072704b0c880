import type { Delivery } from "../../orders/order-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** Returns how a kind of delivery is named, and when it takes place. */
export function deliveryWords(
  kind: Delivery["kind"],
  { checkout, catalogue }: Pick<SiteTexts, "checkout" | "catalogue">,
): { title: string; hint: string } {
  const texts = {
    home: { title: checkout.deliveryAddress, hint: catalogue.delivery },
    store: { title: checkout.pickup, hint: checkout.storeHint },
    online: { title: checkout.online, hint: checkout.onlineHint },
  };
  return texts[kind];
}
