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
export const plainEvents = ["search", "login", "sign_up"] as const;
export type PlainEvent = (typeof plainEvents)[number];

/** Reports whether a business event belongs to a list or a promotion. */
export const isDisplayEvent = (event: unknown): boolean =>
  displayEvents.some((each) => each === event);

/** Reports whether a business event belongs to a promotion. */
export const isPromotionEvent = (event: unknown): boolean =>
  event === "view_promotion" || event === "select_promotion";
