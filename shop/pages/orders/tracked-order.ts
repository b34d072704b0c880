import type { CheckoutToTrack } from "../../../border/tracking/checkout-steps.ts";
import { ecommerceOf, inUnits, itemOf } from "../../../border/tracking/ecommerce.ts";
import type { Ecommerce } from "../../../border/tracking/ga4-events.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { CheckoutStep, Review } from "../../orders/checkout-contract.ts";
import type { Order } from "../../orders/order-contract.ts";
import { checkoutPaths } from "../../shop-paths.ts";

/** Returns an order as a purchase in GA4's fields, for the browser's event and for the server's own. */
export function trackedOrder(
  { number, lines, totals }: Pick<Order, "number" | "lines" | "totals">,
  { currency }: Pick<Site, "currency">,
): Ecommerce {
  const items = lines.map(({ productId, tcm, title, price, quantity }) =>
    itemOf({ id: productId || tcm, name: title, variant: tcm, price, quantity }),
  );
  return ecommerceOf(items, {
    transaction_id: number,
    currency: currency.code,
    shipping: inUnits(totals.delivery),
    tax: inUnits(totals.taxes.reduce((sum, { amount }) => sum + amount, 0)),
  });
}

/** Returns what a step of the checkout tracks. `isBegin`: the shopper comes from the cart's button. */
export function trackedStep(
  { lines, totals, voucher }: Pick<Review, "lines" | "totals" | "voucher">,
  site: Pick<Site, "currency">,
  step: CheckoutStep,
  isBegin: boolean,
): CheckoutToTrack {
  const order = trackedOrder({ number: "", lines, totals }, site);
  const data = { ...order, ...(voucher && { coupon: voucher.code }) };
  return { step, paths: checkoutPaths, isBegin, data };
}
