import type { DescribedItem } from "../../shared/item-attributes.ts";
import type { Amount } from "../../shared/money.ts";
import type { Ecommerce, EventFacts, TrackedItem } from "./ga4-fields.ts";

/** GA4 takes so many items of an event and ignores it with more. */
export const mostItems = 200;

/** The sum of price times quantity, added in hundredths. */
export const valueOf = (items: TrackedItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0) /
  100;

/** GA4 has so many levels of categories. */
const mostCategories = 5;

/** What is known of a product or an article where it is tracked. Amounts are in hundredths, of one piece. */
export interface ItemFacts extends DescribedItem {
  quantity?: number;
  /** Article number. */
  variant?: string;
  brand?: string;
  coupon?: string;
  /** The list in which the shopper found it, and its place there, from 0. */
  list?: string;
  index?: number;
}

/** Writes an amount in the unit of its currency: of two whole numbers the quotient is the nearest number. */
export const inUnits = (amount: Amount) => amount / 100;

/** An item in GA4's form: the price is what the shopper pays, the discount what was taken off. */
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
        .slice(0, mostCategories)
        .map((category, level) => [`item_category${level === 0 ? "" : level + 1}`, category]),
    ),
    ...(variant && { item_variant: variant }),
    ...(coupon && { coupon }),
    ...(facts.list && { item_list_id: facts.list }),
    ...(facts.index !== undefined && { index: facts.index }),
  };
}

/** What an event has beyond its items. Money is in the currency's unit. */
export type EcommerceFacts = Omit<Ecommerce, "value" | "items">;

/** What is known of a list or a promotion beyond the products that it shows. */
export type DisplayFacts = Omit<EventFacts, "value" | "items">;

/**
 * The `ecommerce` of an event. The value is the sum of price times quantity of all items; shipping and tax stand beside it. Items
 * beyond GA4's limit are left out, their value is not.
 */
export const ecommerceOf = (items: TrackedItem[], facts: EcommerceFacts): Ecommerce => ({
  ...facts,
  value: valueOf(items),
  items: items.slice(0, mostItems),
});
