import type { BusinessEvent } from "./tracking-contract.ts";

/** Business events of lists and promotions: they contain what was shown or chosen, and no money. */
export const displayEvents = [
  "view_item_list",
  "select_item",
  "view_promotion",
  "select_promotion",
] as const satisfies BusinessEvent[];
export type DisplayEvent = (typeof displayEvents)[number];

/** GA4's events without items; the collector receives them as `CustomEventData`. */
export const plainEvents = [
  "search",
  "view_search_results",
  "login",
  "sign_up",
  "share",
  "select_content",
  "join_group",
  "generate_lead",
  "qualify_lead",
  "disqualify_lead",
  "working_lead",
  "close_convert_lead",
  "close_unconvert_lead",
  "earn_virtual_currency",
  "spend_virtual_currency",
  "tutorial_begin",
  "tutorial_complete",
  "level_start",
  "level_end",
  "level_up",
  "post_score",
  "unlock_achievement",
] as const;
export type PlainEvent = (typeof plainEvents)[number];

/** Reports whether a business event belongs to a list or a promotion. */
export const isDisplayEvent = (event: unknown): boolean =>
  displayEvents.some((each) => each === event);

/** Reports whether a business event belongs to a promotion. */
export const isPromotionEvent = (event: unknown): boolean =>
  event === "view_promotion" || event === "select_promotion";

/** Reports whether a business event needs currency and value. A refund without them is that of the whole order. */
export const needsValue = (event: unknown): boolean => !isDisplayEvent(event) && event !== "refund";

/**
 * GA4's fields of shop events, by type. The schemas are generated from this one list, and browser and collector read hosts' data
 * by it. From Google's reference of recommended events; `checkout_step` and `search_term` are the shop's own.
 */

/** Maximum characters of each kind of text. */
export const textLimits = { text: 100, long: 300, search: 200, order: 300 } as const;

export type FieldKind =
  | keyof typeof textLimits
  | "currency"
  | "money"
  | "number"
  | "count"
  | "flag";

type Fields = Record<string, FieldKind>;

/** The fields of an item. Prices are per piece, in the event's currency. */
export const itemFields = {
  item_id: "text",
  item_name: "long",
  affiliation: "text",
  coupon: "text",
  creative_name: "text",
  creative_slot: "text",
  /** ISO 4217; the event's by default. */
  currency: "currency",
  discount: "money",
  /** The kind of products for Google Ads' remarketing, such as "retail". */
  google_business_vertical: "text",
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
  /** In a purchase or a refund: the order's number. */
  transaction_id: "order",
} as const satisfies Fields;

const leadFields = { currency: "currency", value: "money" } as const satisfies Fields;

/** The fields of each event without items. */
export const plainFields: Record<PlainEvent, Fields> = {
  search: { search_term: "search" },
  view_search_results: { search_term: "search" },
  login: { method: "text" },
  sign_up: { method: "text" },
  share: { method: "text", content_type: "text", item_id: "text" },
  select_content: { content_type: "text", content_id: "text" },
  join_group: { group_id: "text" },
  generate_lead: { ...leadFields, lead_source: "text" },
  qualify_lead: leadFields,
  disqualify_lead: { ...leadFields, disqualified_lead_reason: "text" },
  working_lead: { ...leadFields, lead_status: "text" },
  close_convert_lead: leadFields,
  close_unconvert_lead: { ...leadFields, unconvert_lead_reason: "text" },
  earn_virtual_currency: { virtual_currency_name: "text", value: "number" },
  spend_virtual_currency: { virtual_currency_name: "text", value: "number", item_name: "long" },
  tutorial_begin: {},
  tutorial_complete: {},
  level_start: { level_name: "text" },
  level_end: { level_name: "text", success: "flag" },
  level_up: { level: "count", character: "text" },
  post_score: { score: "number", level: "count", character: "text" },
  unlock_achievement: { achievement_id: "text" },
};

/** The fields without which GA4 has no use for an event without items. */
export const requiredFields: Partial<Record<PlainEvent, readonly string[]>> = {
  search: ["search_term"],
  spend_virtual_currency: ["virtual_currency_name", "value"],
  post_score: ["score"],
  unlock_achievement: ["achievement_id"],
};

type ValueOf<Kind> = Kind extends "money" | "number" | "count" ? number : string;

export type TrackedItem = { item_id: string } & {
  -readonly [Field in keyof typeof itemFields]?: ValueOf<(typeof itemFields)[Field]>;
};

/** All fields that a business event may have. Events of lists and promotions need neither currency nor value. */
export type EventFacts = { items: TrackedItem[] } & {
  -readonly [Field in keyof typeof eventFields]?: ValueOf<(typeof eventFields)[Field]>;
};

export type Ecommerce = EventFacts & { currency: string; value: number };

export type PlainFacts = Record<string, string | number | boolean>;
