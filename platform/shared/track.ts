/** The events of the border's components, in the form of the data layer. The shop's business events are in border/tracking. */
export type TrackedEvent = GaEvent | PromotionClick | SignUpEvent;

/**
 * A user interaction. The label names the element that was used; for the navigation, its titles from the first level down, joined
 * by ">".
 */
export type GaEvent = {
  event: "ga_event";
  eventCategory: "navigation" | "promotion";
  eventAction: string;
  eventLabel: string;
};

export type PromotionClick = {
  event: "promotion_click";
  event_type: "ga4";
  click_type: "internal_link" | "external_link" | "copy" | "open_legal";
  click_target: string;
  specification: "SEARCH";
};

/** A sign-up of a shopper. Never includes what was typed. */
export type SignUpEvent = {
  event: "sign_up";
  type: "ga4";
  emitter: "newsletterservice";
  subject: "newsletter";
  /** "{origin}:{originAddition}" */
  origin: string;
};

/** An event of a slice of the shop, with flat fields; the slice's `trackedEvents` have its schema. */
export type OwnEvent = { event: string } & Record<string, string | number | boolean | null>;

/** The function with which components of the border track events; it is passed in where they are assembled. */
export type Track = (event: TrackedEvent) => void;
