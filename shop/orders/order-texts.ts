import type { Plural } from "../../platform/shared/texts/words.ts";
import type { ShownOrderState } from "./order-contract.ts";

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
  thanks: string;
  /** With `{email}`. */
  thanksText: string;
  /** Says that the page's address is a secret. */
  secretAddress: string;
  articles: string;
  quantity: string;
  show: string;
  cancel: string;
  cancelHint: string;
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
