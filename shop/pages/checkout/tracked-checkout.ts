import { checkoutPaths } from "../../shop-paths.ts";
import type { CheckoutToTrack } from "../../../border/tracking/checkout-steps.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { type CheckoutStep, type Review } from "../../orders/checkout-contract.ts";
import { trackedOrder } from "../orders/tracked-order.ts";

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
