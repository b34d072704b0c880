import type { PaymentKind } from "./payment/payment-contract.ts";

/** Messages of a mail about an order. */
export interface OrderMailWords {
  /** `{number}` is the order's. */
  subject: string;
  heading: string;
  text: string;
  button: string;
  reason: string;
}

export const orderMailKinds = [
  "confirmation",
  "shipped",
  /** Instead of `shipped`, where a person collects the order in a store. */
  "ready",
  /** Instead of `shipped`, where nothing is sent. */
  "accessSent",
  "cancelled",
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

export interface OrderMailTexts extends Record<OrderMailKind, OrderMailWords> {
  /** The mail with a code: `{code}` in the subject. */
  code: Omit<OrderMailWords, "button"> & { label: string };
  /**
   * Says in the confirmation when the contract is concluded. A confirmation that asks for payment in advance must accept the order.
   */
  contract: Record<PaymentKind, string>;
  labels: {
    collectedBy: string;
    deliveryTime: string;
  };
  articles: string;
  /** Value of the label `deliveryTime` without days: that of a payment in advance begins when it has arrived. */
  deliveryDays: Record<PaymentKind, string>;
  /** Precedes the terms of sale and the withdrawal instructions, which follow as text. */
  terms: string;
}
