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
