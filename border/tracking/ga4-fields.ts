/**
 * GA4's fields of shop events, by type. The schemas are generated from this one list, and browser and collector read hosts' data
 * by it. From Google's reference of recommended events; `checkout_step` and `search_term` are the shop's own.
 */

/** Maximum characters of each kind of text. */
export const textLimits = { text: 100, long: 300, search: 200, order: 300 } as const;

export type FieldKind = keyof typeof textLimits | "currency" | "money" | "count";

type Fields = Record<string, FieldKind>;

/** The fields of an item. Prices are per piece, in the event's currency. */
export const itemFields = {
  item_id: "text",
  item_name: "long",
  affiliation: "text",
  coupon: "text",
  creative_name: "text",
  creative_slot: "text",
  discount: "money",
  index: "count",
  item_brand: "text",
  item_category: "text",
  item_category2: "text",
  item_category3: "text",
  item_category4: "text",
  item_category5: "text",
  item_list_id: "text",
  item_list_name: "text",
  item_variant: "text",
  location_id: "text",
  price: "money",
  promotion_id: "text",
  promotion_name: "text",
  quantity: "count",
} as const satisfies Fields;

/** The fields of an event, besides its items. */
export const eventFields = {
  /** ISO 4217. */
  currency: "currency",
  /** The sum of price times quantity, without shipping and tax. */
  value: "money",
  affiliation: "text",
  /** In events of the checkout: the step that was reached, or left backwards. */
  checkout_step: "text",
  coupon: "text",
  creative_name: "text",
  creative_slot: "text",
  customer_type: "text",
  discount: "money",
  item_list_id: "text",
  item_list_name: "text",
  location_id: "text",
  payment_type: "text",
  promotion_id: "text",
  promotion_name: "text",
  /** The search that found the product. */
  search_term: "search",
  shipping: "money",
  shipping_tier: "text",
  tax: "money",
  /** In a purchase: the order's number. */
  transaction_id: "order",
} as const satisfies Fields;

/** The fields of an event without items: a search, a login, a new account. */
export const plainFields = { method: "text", search_term: "search" } as const satisfies Fields;

type ValueOf<Kind> = Kind extends "money" | "count" ? number : string;

export type TrackedItem = { item_id: string } & {
  -readonly [Field in keyof typeof itemFields]?: ValueOf<(typeof itemFields)[Field]>;
};

/** All fields that a business event may have. Events of lists and promotions need neither currency nor value. */
export type EventFacts = { items: TrackedItem[] } & {
  -readonly [Field in keyof typeof eventFields]?: ValueOf<(typeof eventFields)[Field]>;
};

export type Ecommerce = EventFacts & { currency: string; value: number };

export type PlainFacts = {
  -readonly [Field in keyof typeof plainFields]?: ValueOf<(typeof plainFields)[Field]>;
};
