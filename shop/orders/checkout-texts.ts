import type { Plural } from "../../platform/shared/texts/words.ts";
import type { CheckoutField } from "./address-fields.ts";
import type { CheckoutStep, NotPlaced, ReviewChange } from "./checkout-contract.ts";

/** Reasons why nothing can be ordered that the shopper fixes in the cart; `lostCart`: a guest's browser has lost its cookie. */
export type CheckoutStop =
  | Extract<NotPlaced["problem"], "emptyCart" | "hasSubscriptions" | "cannotCheckOut">
  | "lostCart";

/** Messages of the checkout in one language. */
export interface CheckoutTexts {
  checkout: string;
  /** Names the list of the steps. */
  progress: string;
  steps: Record<CheckoutStep, string>;
  next: string;
  toCart: string;
  /** Heading of the cart beside the steps. */
  summary: string;
  change: string;
  /** "{part} ändern": accessible name of a link that begins with `change`. */
  changeOf: string;
  guest: string;
  guestIntro: string;
  toGuest: string;
  registerIntro: string;
  /** The session ended during the checkout. */
  loggedOut: string;
  /** Another customer than before has logged in, in another tab: `{email}`. */
  otherAccount: string;
  /** Precedes what a login has added to the cart. */
  merged: { title: string; text: string };
  contact: string;
  emailHint: string;
  deliveryKind: string;
  home: string;
  homeHint: string;
  store: string;
  storeHint: string;
  /** How services that take place online are delivered. */
  online: string;
  /** When. */
  onlineHint: string;
  deliveryAddress: string;
  chooseStore: string;
  collector: string;
  /** First entry of a list to choose from. */
  choose: string;
  labels: Record<Exclude<CheckoutField, "email" | "kind" | "payment">, string>;
  extraHint: string;
  /** A postal code that looks wrong, accepted when it is sent again: `{example}`, and `{next}`, the button's label. */
  unusualPostalCode: string;
  /** `{count}` digits, `{example}` and `{chosen}`, the country of the address. */
  wrongPostalCode: Plural;
  /** `{code}` looks like those of `{countries}`, but the address is in `{chosen}`. */
  foreignPostalCode: string;
  /** Follows where the code can be right, with `{next}`. */
  keepPostalCode: string;
  /** `{country}` is where the site delivers to. */
  notDeliveredTo: string;
  /** With `{example}`. */
  phoneHint: string;
  invalidPhone: string;
  unknownStore: string;
  wrongVatNumber: string;
  payment: string;
  billing: string;
  billingIntro: string;
  sameBilling: string;
  otherBilling: string;
  vatHint: string;
  gift: string;
  /** `{max}` is the number of characters. */
  giftHint: string;
  /** `{order}` is the button's label. */
  reviewIntro: string;
  pickup: string;
  /** Row of the costs, with `{count}`. */
  spentBeans: Plural;
  articles: string;
  /** Precedes links to terms, withdrawal and privacy. */
  legal: string;
  /** Statutory label of the button that places the order. */
  order: string;
  /** Label of the box that confirms the pre-information and the contract, where the law asks for it (TR). */
  accept: string;
  acceptFirst: string;
  changed: string;
  changes: Record<Exclude<ReviewChange["kind"], "quantity" | "onlyLeft">, string> &
    Record<"quantity" | "onlyLeft", Plural>;
  stops: Record<CheckoutStop, { title: string; text: string }>;
  tooMany: Plural;
  /** Messages of the review whose order needs a proof; `{email}` is the checkout's address. */
  proof: {
    /** The browser solves a challenge and sends the order. */
    solving: string;
    /** Instead of `solving`, until a script runs. */
    scriptless: string;
    /** The order needs a confirmed address, and the code was sent. */
    confirm: string;
    /** The code was sent because the shopper asked for it. */
    sent: string;
    send: string;
    again: string;
    /** Label of the code's field. */
    code: string;
    wrong: string;
  };
  /** The order needs a payment first; `{phone}` is the service's. */
  tooLarge: string;
  /** Label of the button that reduces an entry to what is left. */
  takeLeft: Plural;
  /** Shown when the shop cannot be reached, so that nothing was sent. */
  offline: string;
  /** Shown when what was entered in a step could not be stored. */
  unavailable: string;
  /** Shown when the order may have been placed or not, above the button that checks it. */
  unconfirmed: string;
  checkOrder: string;
}
