import { checkoutPaths } from "../shop-paths.ts";
import type { CurrentOffer } from "../../commerce/offers.ts";
import type { Amount } from "../../platform/shared/money.ts";
import type {
  Billing,
  Delivery,
  OrderLine,
  OrderedSubscription,
  OrderTotals,
  OrderVoucher,
  StoreCollection,
  SubscriptionChoices,
} from "./order-contract.ts";
import type { BeanOffer } from "./spent-beans.ts";
import type { PaymentKind } from "./payment/payment-contract.ts";

export type CheckoutStep = keyof typeof checkoutPaths;
export const checkoutSteps = Object.keys(checkoutPaths) as CheckoutStep[];

/** A shopper's entries so far; kept for days, for customers on every device. Missing parts were not entered yet. */
export interface Checkout {
  /** Where the confirmation is sent; a customer's own address unless another was entered. */
  email?: string;
  delivery?: Delivery;
  billing?: Billing;
  payment?: PaymentKind;
  giftMessage?: string;
  /** Choices for subscriptions in the cart, by their ids there. One without has the usual ones. */
  subscriptions?: Record<string, SubscriptionChoices>;
  /** Lots of beans of the customer card to spend. */
  beanLots?: number;
  /** Additions to the cart by a login in the middle of the checkout, until the customer has been told. */
  merged?: ReviewChange[];
}

/** A checkout without gaps. */
export type CompleteCheckout = Checkout &
  Required<Pick<Checkout, "email" | "delivery" | "payment">>;

/** A line of the review. */
export interface ReviewLine extends OrderLine {
  /** Pieces that can be bought: 0 when it is sold out, less than the quantity when too few are left. */
  available: number;
  /** Lowest price of the last 30 days, of a reduced article. */
  was?: Amount;
  /** Net weight of a piece, where a price per kilogram is required. */
  grams?: number;
  /** Net content of a piece, where a price per litre is required. */
  millilitres?: number;
}

/** The last check before the order: all of it is true at one moment. */
export interface Review {
  lines: ReviewLine[];
  /** Subscriptions that the order begins; `lines` has the first delivery of those that begin now. */
  subscriptions: OrderedSubscription[];
  totals: OrderTotals;
  voucher?: OrderVoucher;
  /** Beans that the customer may spend; `totals` are reduced by those that are chosen. */
  beans?: BeanOffer;
  checkout: Omit<Checkout, "merged">;
  /** Additions to the cart by a login, to be said before the next step. */
  merged: ReviewChange[];
  /** The methods of payment that the site offers for it. */
  offered: PaymentKind[];
  /** Largest share of an article's stock that it takes, from 0 to 1: the larger, the sooner a payment in advance is due. */
  stockShare: number;
  /** The last moment to pay, of an order that is paid in advance and placed now. */
  dueAt?: Date;
  /** Revision of the cart. */
  revision: number;
  /** Offers of its articles, from the engine. */
  offers: ReadonlyMap<string, CurrentOffer>;
  /** Pieces that are left of each article. */
  stock: ReadonlyMap<string, number>;
  snapshot: ReviewSnapshot;
  /** For the form, which returns it. */
  seen: ReviewSeen;
  /** How and when it is collected, if it is collected in a store. */
  collection?: StoreCollection;
  /** Why it cannot be ordered as it is. */
  problem?: Exclude<
    NotPlaced,
    { problem: "beginsLater" | "changed" | "tooMany" | "unproved" | "tooLarge" }
  >;
}

/** Two hidden fields of the review's form: what the shopper saw when they pressed the button. Compared in the transaction. */
export interface ReviewSeen {
  /** Secret of this state of the cart. It places one order, even if several tabs send it repeatedly. */
  key: string;
  /** The snapshot that the page showed, encoded. */
  shown: string;
}

/**
 * Contents of a review as it was shown. They come back with the form and are not trusted: they are compared, never used for
 * computing.
 */
export interface ReviewSnapshot {
  lines: Pick<ReviewLine, "kind" | "tcm" | "title" | "quantity" | "price" | "available">[];
  /** Title of the voucher that deducted something. */
  voucher: string;
  delivery: Amount;
  total: Amount;
  /** Hash of what the shopper had entered. */
  entered: string;
  /** Until the payment is due, if it is paid in advance; otherwise 0. */
  days: number;
  /** Whether the store has everything, if it is collected in one. */
  collection: StoreCollection["kind"] | "";
}

/** A difference between the review and the current state, to be confirmed again. */
export type ReviewChange =
  | { kind: "price"; title: string; before: Amount; now: Amount }
  | { kind: "added" | "soldOut" | "removed"; title: string }
  /** Pieces in the order, and pieces that are left of more. */
  | { kind: "quantity" | "onlyLeft"; title: string; now: number }
  /** A voucher that ended, was used by another order, or deducts nothing any more. */
  | { kind: "voucherEnded"; title: string }
  | { kind: "delivery" | "total"; before: Amount; now: Amount }
  /** Address, payment or message were changed in another tab or on another device. */
  | { kind: "entered" }
  /** The order takes more or less of an article's stock now, so a payment in advance is due on another day. */
  | { kind: "term" }
  /** The store no longer has everything: the order is delivered there, and can be collected later. */
  | { kind: "collection" };

/** Why an order was not placed. */
export type NotPlaced =
  /** All of it begins on another day: its subscriptions are open, and need no order today. */
  | { problem: "beginsLater" }
  /** The review shows the changes and asks again. */
  | { problem: "changed"; changes: ReviewChange[] }
  /** Steps that are missing or not valid any more: an address of a country that the site does not deliver to. */
  | { problem: "incomplete"; step: CheckoutStep }
  | { problem: "emptyCart" | "hasSubscriptions" | "cannotCheckOut" }
  /** Too many orders from one network, or of guests with one e-mail address. */
  | { problem: "tooMany"; waitMinutes: number }
  | ProofWanted
  /** With this order, unpaid orders that are not sent yet would exceed their limit (`hold-rules.ts`). */
  | { problem: "tooLarge" };

/** Names of the fields of the review's form that prove its sender. */
export const codeField = "code";
export const solutionField = "solution";

export interface OrderProof {
  /** The code that was sent to the checkout's e-mail address. */
  [codeField]?: string;
  /** The solution of a challenge. */
  [solutionField]?: string;
}

/** The order needs a proof: a solved challenge or a code, or only a code. */
export interface ProofWanted {
  problem: "unproved";
  needed: "work" | "address";
  isCodeWrong: boolean;
  /** For the browser, in platform/client/solve-challenge.ts. */
  challenge?: object;
}
