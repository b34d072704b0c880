/** The events of the border's parts, in the form of the data layer. The shop's business events are in features/tracking. */
export type TrackedEvent = GaEvent | PromotionClick | SignUp;

/** A label names the thing that was used; of the navigation, its titles from the first level down, joined by ">". */
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

/** A shopper signed up; never with what was typed. */
export type SignUp = {
  event: "sign_up";
  type: "ga4";
  emitter: "newsletterservice";
  subject: "newsletter";
  /** "{origin}:{originAddition}" */
  origin: string;
};

/** The port through which the parts of the border track events; their assembly passes it in. */
export type Track = (event: TrackedEvent) => void;
