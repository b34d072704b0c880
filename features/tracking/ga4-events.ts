import type { BusinessEvent } from "./tracking-contract.ts";

/** Business events of lists and promotions: they say what was shown or chosen, and nothing of money. */
export const displayEvents = [
  "view_item_list",
  "select_item",
  "view_promotion",
  "select_promotion",
] as const satisfies BusinessEvent[];
export type DisplayEvent = (typeof displayEvents)[number];

/** GA4's events without items; the collector gets them as `CustomEventData`. */
export const plainEvents = ["search", "login", "sign_up"] as const;
export type PlainEvent = (typeof plainEvents)[number];

/** Whether a business event is one of a list or a promotion. */
export const isDisplayEvent = (event: unknown): boolean =>
  displayEvents.some((each) => each === event);

/** Whether it is one of a promotion. */
export const isPromotionEvent = (event: unknown): boolean =>
  event === "view_promotion" || event === "select_promotion";
