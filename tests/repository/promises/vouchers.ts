import { priceCart } from "../../../border/cart/server/price-cart.ts";
import type { ProductKind, Site } from "../../../platform/shared/sites/site.ts";

const voucher = {
  code: "TEN",
  title: "10 %",
  percent: 10,
  amount: null,
  minimum: 0,
  category: null,
};

/** Returns what a voucher of ten percent takes off one item of a kind. */
export function voucherTakesOff(kind: ProductKind, site: Site): number {
  const items = [{ kind, total: 100_00, categories: [] }];
  return priceCart(items, { site, hasCard: false, voucher }).totals.discount;
}
