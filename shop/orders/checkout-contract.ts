import type { Amount } from "../../platform/shared/money.ts";
import type { Billing, Delivery } from "./order-contract.ts";
import type { PaymentKind } from "./payment/payment-contract.ts";

/** The steps from the cart to the order, each a page with an address, in their order. */
export const checkoutPaths = {
  login: "/checkout/login",
  delivery: "/checkout/delivery",
  payment: "/checkout/payment",
  review: "/checkout/review",
} as const;
export type CheckoutStep = keyof typeof checkoutPaths;
export const checkoutSteps = Object.keys(checkoutPaths) as CheckoutStep[];

/** The cart's button: redirects to the first step that is not complete. */
export const checkoutPath = "/checkout";

/** What a shopper has entered so far; kept for days, for customers on every device. Missing parts were not entered yet. */
export interface Checkout {
  /** Where the confirmation is sent; a customer's own address unless another was entered. */
  email?: string;
  delivery?: Delivery;
  billing?: Billing;
  payment?: PaymentKind;
  giftMessage?: string;
}

/** What the shopper saw when they pressed the button: `ReviewSeen` of the review's form, checked again in the transaction. */
export interface ReviewSeen {
  /** Secret of the form: an order that is placed twice with one key is one order, in two tabs too. */
  key: string;
  /** `reviewHash` of the cart and the costs that the page showed. */
  hash: string;
}

/** A difference between what the review showed and what is true now, to be confirmed again. */
export type ReviewChange =
  | { kind: "price"; title: string; before: Amount; now: Amount }
  | { kind: "soldOut" | "removed"; title: string }
  | { kind: "quantity"; title: string; now: number }
  | { kind: "voucherEnded"; title: string }
  | { kind: "delivery" | "total"; before: Amount; now: Amount };

/** Why an order was not placed. */
export type NotPlaced =
  /** The review shows the changes and asks again. */
  | { problem: "changed"; changes: ReviewChange[] }
  /** Steps that are missing or not valid any more: an address of a country that the site does not deliver to. */
  | { problem: "incomplete"; step: CheckoutStep }
  | { problem: "emptyCart" | "hasSubscriptions" | "cannotCheckOut" }
  /** Too many orders from one network. */
  | { problem: "tooMany"; waitMinutes: number };
