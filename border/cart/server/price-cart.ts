import { roundToStep, shareAmount, taxIn, type Amount } from "../../../platform/shared/money.ts";
import { giftCard, type ProductKind, type Site } from "../../../platform/shared/sites/site.ts";
import type { CartTotals, CartVoucher } from "../cart-schema.ts";
import type { Voucher } from "./cart-extras.ts";

/** The kind of items that partners deliver. */
export const partnerProduct = "partnerProduct";

export interface PricedItem {
  kind: ProductKind;
  total: Amount;
  /** The item's category and all its ancestors. */
  categories: string[];
}

export interface PricingTerms {
  site: Pick<Site, "currency" | "shipping" | "taxRates">;
  /** Whether the customer has the loyalty card. */
  hasCard: boolean;
  voucher: Voucher | undefined;
}

/**
 * Computes the totals of a cart. Amounts are whole hundredths; a percentage is rounded once, to the currency's step, and the
 * shares of an amount add up to it exactly.
 */
export function priceCart(
  items: PricedItem[],
  { site, hasCard, voucher }: PricingTerms,
): { totals: CartTotals; vouchers: CartVoucher[] } {
  const goods = sum(items);
  const reduced = voucher ? items.filter((item) => counts(item, voucher)) : [];
  const missing = voucher ? Math.max(0, voucher.minimum - sum(reduced)) : 0;
  const discount = voucher && missing === 0 ? discountOf(voucher, sum(reduced), site.currency) : 0;
  const paid = discount > 0 ? reduce(items, reduced, discount) : items;

  const missingForFreeDelivery = missingForFree(paid.filter(isSent), site.shipping, hasCard);
  const delivery = missingForFreeDelivery > 0 ? site.shipping.cost : 0;
  // In proportion to full prices: with a voucher there may be nothing left to pay.
  const carried = shareAmount(
    delivery,
    items.map((item) => (isSent(item) ? item.total : 0)),
  );
  const byRate = new Map<number, Amount>();
  for (const [index, { kind, total }] of paid.entries()) {
    const rate = rateOf(kind, site.taxRates);
    byRate.set(rate, (byRate.get(rate) ?? 0) + total + carried[index]!);
  }
  return {
    totals: {
      goods,
      discount,
      delivery,
      total: goods - discount + delivery,
      missingForFreeDelivery,
      taxes: [...byRate]
        .filter(([rate, gross]) => rate > 0 && gross > 0)
        .sort(([a], [b]) => b - a)
        .map(([rate, gross]) => ({ rate, gross, amount: taxIn(gross, rate, site.currency) })),
    },
    vouchers: voucher ? [{ code: voucher.code, title: voucher.title, discount, missing }] : [],
  };
}

/** Returns the items with the discount shared among those that it reduces. */
function reduce(items: PricedItem[], reduced: PricedItem[], discount: Amount): PricedItem[] {
  const shares = shareAmount(
    discount,
    reduced.map(({ total }) => total),
  );
  const cuts = new Map(reduced.map((item, index) => [item, shares[index]!]));
  return items.map((item) => ({ ...item, total: item.total - (cuts.get(item) ?? 0) }));
}

const sum = (items: PricedItem[]) => items.reduce((amount, { total }) => amount + total, 0);

/** Gift cards are mailed free of charge, and partners deliver their products themselves. */
const isSent = ({ kind }: PricedItem) => kind !== giftCard && kind !== partnerProduct;

const counts = (item: PricedItem, { category }: Voucher) =>
  isSent(item) && (category === null || item.categories.includes(category));

function discountOf(
  { percent, amount }: Voucher,
  reduced: Amount,
  currency: Site["currency"],
): Amount {
  const whole = percent === null ? amount! : roundToStep((reduced * percent) / 100, currency);
  return Math.min(whole, reduced);
}

/** Returns the sum that is missing for free delivery. By the terms of sale the amount paid for products counts, after vouchers. */
function missingForFree(
  sent: PricedItem[],
  { freeFrom, cardFreeFrom, kindFreeFrom = {} }: Site["shipping"],
  hasCard: boolean,
): Amount {
  if (sent.length === 0) return 0;
  const threshold = hasCard ? (cardFreeFrom ?? freeFrom) : freeFrom;
  const missing = [threshold - sum(sent)];
  for (const [kind, from] of Object.entries(kindFreeFrom)) {
    const ofKind = sent.filter((item) => item.kind === kind);
    if (ofKind.length > 0) missing.push(from - sum(ofKind));
  }
  return Math.max(0, Math.min(...missing));
}

/** Returns the tax rate of an item in percent. A gift card is taxed when it is redeemed. */
export const rateOf = (kind: ProductKind, taxRates: Site["taxRates"]): number =>
  kind === giftCard ? 0 : (taxRates[kind] ?? taxRates.goods);
