import type { Plural } from "../../platform/shared/texts/words.ts";
import type { ShownOrderState } from "./order-contract.ts";
import type { TimelineStep } from "./order-timeline.ts";

/** Messages of the pages of placed orders in one language. */
export interface OrderTexts {
  orders: string;
  ordersIntro: string;
  none: string;
  /** "Bestellung {number}" */
  order: string;
  number: string;
  placedAt: string;
  state: string;
  states: Record<ShownOrderState, string>;
  stateHints: Record<ShownOrderState, string>;
  /** The steps of an order that are no states, and the name of their list. */
  timeline: Record<"title" | Exclude<TimelineStep, ShownOrderState> | "placed", string>;
  /** When an order arrives: `{days}`. */
  deliveryOn: string;
  /** Heading of the links to the carriers. */
  parcels: string;
  /** Label of such a link, with `{number}` of the parcel and `{carrier}`. */
  trackParcel: string;
  thanks: string;
  /** With `{email}`. */
  thanksText: string;
  /** Introduces the form with which a guest creates an account. */
  accountIntro: string;
  /** Says that the page's address is a secret. */
  secretAddress: string;
  articles: string;
  quantity: string;
  show: string;
  cancel: string;
  cancelHint: string;
  /** Asks before the cancellation, and names the link back. */
  cancelQuestion: string;
  keep: string;
  tooLate: string;
  again: string;
  againHint: string;
  /** Some articles of the order cannot be bought any more. */
  againPartly: string;
  lookUp: string;
  lookUpIntro: string;
  lookUpButton: string;
  /** The answer to every wrong number or address. */
  notFound: string;
  tooManyLookUps: Plural;
}
