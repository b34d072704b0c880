import type { DescribedItem } from "../../platform/shared/item-attributes.ts";
import type { Amount } from "../../platform/shared/money.ts";
import { sumOf } from "../../platform/shared/sum.ts";
import type { Ecommerce, EventFacts, TrackedItem } from "./ga4-events.ts";

/** Maximum items of an event: GA4 ignores an event with more. */
export const maxItems = 200;

/** Returns the sum of price times quantity, added in hundredths. */
export const valueOf = (items: TrackedItem[]): number =>
  sumOf(items, ({ price = 0, quantity = 1 }) => Math.round(price * 100) * quantity) / 100;

/** GA4's number of category levels. */
const maxCategories = 5;

/** A product or an article as it is known where it is tracked. Amounts are in hundredths, per piece. */
export interface ItemFacts extends DescribedItem {
  quantity?: number;
  /** Article number. */
  variant?: string;
  brand?: string;
  coupon?: string;
  /** The list in which the shopper found it, and its position there, from 0. */
  list?: string;
  index?: number;
}

/** Converts an amount to the unit of its currency. The quotient of two integers is the nearest number. */
export const inUnits = (amount: Amount) => amount / 100;

/** Returns an item in GA4's form: the price is what the shopper pays, the discount is what was deducted. */
export function itemOf(facts: ItemFacts): TrackedItem {
  const { id, name, price, was, quantity, categories = [], variant, brand, coupon } = facts;
  return {
    item_id: id,
    item_name: name,
    ...(price !== undefined && { price: inUnits(price) }),
    ...(price !== undefined && was ? { discount: inUnits(Math.max(0, was - price)) } : {}),
    ...(quantity !== undefined && { quantity }),
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(
      categories
        .slice(0, maxCategories)
        .map((category, level) => [`item_category${level === 0 ? "" : level + 1}`, category]),
    ),
    ...(variant && { item_variant: variant }),
    ...(coupon && { coupon }),
    ...(facts.list && { item_list_id: facts.list }),
    ...(facts.index !== undefined && { index: facts.index }),
  };
}

/** Fields of an event besides its items. Money is in the currency's unit. */
export type EcommerceFacts = Omit<Ecommerce, "value" | "items">;

/** Fields of an event without a sum, besides its items. */
export type DisplayFacts = Omit<EventFacts, "items">;

/**
 * Returns the `ecommerce` object of an event. The value is the sum of price times quantity of all items, without shipping and
 * tax. Items beyond GA4's limit are left out but still count in the value.
 */
export const ecommerceOf = (items: TrackedItem[], facts: EcommerceFacts): Ecommerce => ({
  ...facts,
  value: valueOf(items),
  items: items.slice(0, maxItems),
});
