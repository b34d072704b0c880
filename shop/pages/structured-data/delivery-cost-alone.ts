import type { Amount } from "../../../platform/shared/money.ts";
import type { ProductKind, Shipping } from "../../../platform/shared/sites/site.ts";

/** Returns what delivery of an article costs that is ordered alone, without the loyalty card. */
export function deliveryCostAlone(
  { cost, freeFrom, kindFreeFrom = {} }: Shipping,
  kind: ProductKind,
  price: Amount,
): Amount {
  return price >= Math.min(freeFrom, kindFreeFrom[kind] ?? Infinity) ? 0 : cost;
}
