import type { Amount } from "../../../platform/shared/money.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";

export const paymentKinds = ["invoice", "prepayment"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a payment needs to know of an order. */
export interface PayableOrder {
  site: SiteCode;
  number: string;
  amount: Amount;
  placedAt: Date;
}

/**
 * How a shopper pays. A hosted card page plugs in here later: `begin` then returns the address to send the browser to, and its
 * webhooks, late or repeated, call `settle` of the orders with the payment's own id.
 */
export interface PaymentMethod {
  kind: PaymentKind;
  /** Whether the site offers it for this amount. */
  isOffered(order: Pick<PayableOrder, "site" | "amount">): boolean;
  /** Returns the last moment to pay. Stock is reserved until then if the order is sent only after payment. */
  dueAt(order: PayableOrder): Date;
  isPaidBeforeShipping: boolean;
  /** Returns what the shopper does next: an address to go to, or a transfer to make. */
  begin(order: PayableOrder): PaymentStep;
}

export type PaymentStep =
  { kind: "redirect"; url: string } | { kind: "transfer"; transfer: Transfer };

/** A bank transfer. */
export interface Transfer {
  recipient: string;
  /** Without spaces. */
  iban: string;
  bic: string;
  bank: string;
  amount: Amount;
  /** Structured creditor reference: ISO 11649 (RF…), in Switzerland the reference of its QR-bill. */
  reference: string;
  dueAt: Date;
}
