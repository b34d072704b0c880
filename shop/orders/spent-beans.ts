import { shareAmount, taxIn, type Amount } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { OrderLine, OrderTotals } from "./order-contract.ts";

/** Beans that a customer may spend on an order. */
export interface BeanOffer {
  /** The balance. */
  balance: number;
  /** Beans of a lot, and its value. */
  lot: { beans: number; amount: Amount };
  /** The largest number of lots for this order, and the chosen one. */
  maxLots: number;
  lots: number;
}

/** A customer's beans, where the site has a card and the customer owns one. */
export type OwnBeans = Pick<BeanOffer, "balance" | "lot">;

type Priced = Pick<OrderLine, "kind" | "taxRate" | "total">;

/** Returns how many lots an order may spend: full ones, of the price of its articles. Gift cards and services of partners are paid otherwise. */
export function offerBeans(
  { balance, lot }: OwnBeans,
  lines: readonly Priced[],
  totals: OrderTotals,
  chosen: number,
): BeanOffer {
  const payable = reducible(lines, totals).reduce((sum, { amount }) => sum + amount, 0);
  const maxLots = Math.max(
    0,
    Math.min(Math.floor(balance / lot.beans), Math.floor(payable / lot.amount)),
  );
  return { balance, lot, maxLots, lots: Math.min(Math.max(0, chosen), maxLots) };
}

/** Returns what remains to be paid for articles by tax rate, after the voucher. */
function reducible(lines: readonly Priced[], { taxes, discount }: OrderTotals) {
  const articles = lines.filter(({ kind }) => kind === "article");
  let left = articles.reduce((sum, { total }) => sum + total, 0) - discount;
  return taxes.map(({ rate, gross }) => {
    const ofRate = articles.reduce(
      (sum, line) => (line.taxRate === rate ? sum + line.total : sum),
      0,
    );
    const amount = Math.max(0, Math.min(ofRate, gross, left));
    left -= amount;
    return { rate, amount };
  });
}

/**
 * Reduces the costs of an order by the beans that it spends. They are a discount, so the tax that the total includes is less in the same
 * proportion; free delivery is decided before, so that no one loses it by spending beans.
 */
export function withBeans(
  totals: OrderTotals,
  { lots, lot }: BeanOffer,
  lines: readonly Priced[],
  { currency }: Pick<Site, "currency">,
): OrderTotals {
  if (lots === 0) return totals;
  const amount = lots * lot.amount;
  const parts = reducible(lines, totals);
  const cuts = shareAmount(
    amount,
    parts.map((part) => part.amount),
  );
  return {
    ...totals,
    beans: { count: lots * lot.beans, amount },
    total: totals.total - amount,
    taxes: totals.taxes
      .map(({ rate, gross }, index) => ({ rate, gross: gross - cuts[index]! }))
      .filter(({ gross }) => gross > 0)
      .map(({ rate, gross }) => ({ rate, gross, amount: taxIn(gross, rate, currency) })),
  };
}
