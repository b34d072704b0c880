import type { Amount } from "../../../platform/shared/money.ts";
import type { Currency, SiteCode } from "../../../platform/shared/sites/site.ts";

export const paymentKinds = ["invoice", "prepayment"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The part of an order that its payment needs. */
export interface PayableOrder {
  site: SiteCode;
  number: string;
  amount: Amount;
  placedAt: Date;
  /** Missing until it is shipped. */
  shippedAt?: Date;
  /** The last moment to pay as it was confirmed; missing until the order is placed. */
  dueAt?: Date;
  /** Largest share of an article's stock that it takes, from 0 to 1; only needed before it is placed. */
  stockShare?: number;
}

/** How a shopper pays. */
export interface PaymentMethod {
  kind: PaymentKind;
  /** Returns the largest amount for which the site offers it, Infinity without a limit. */
  maxAmount(site: SiteCode): Amount;
  /** Whether the site offers it for this amount. */
  isOffered(order: Pick<PayableOrder, "site" | "amount">): boolean;
  /** Returns the last moment to pay. Stock is reserved until then if the order is sent only after payment. */
  dueAt(order: Omit<PayableOrder, "number">): Date;
  isPaidBeforeShipping: boolean;
  /** Returns what the shopper does next. */
  begin(order: PayableOrder): PaymentAction;
}

/** Opens an address, or transfers the amount. */
export type PaymentAction =
  | { kind: "redirect"; url: string }
  | { kind: "transfer"; transfer: Transfer };

/** How banks of a country let a recipient recognise a transfer. */
export const referenceKinds = [
  /** ISO 11649: RF, check digits, the order's number. In Switzerland the QR-bill's type SCOR. */
  "creditorReference",
  /** At most ten digits, in a field of its own (CZ, SK). */
  "variableSymbol",
  /** Any text: the order's number. */
  "message",
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** A bank transfer. */
export interface Transfer {
  recipient: string;
  /** Without spaces. */
  iban: string;
  bic: string;
  bank: string;
  amount: Amount;
  currency: Currency["code"];
  referenceKind: ReferenceKind;
  reference: string;
  /** The last day to pay, at noon of the site's time zone. */
  dueAt: Date;
}

export interface PaymentTexts {
  kinds: Record<PaymentKind, PaymentKindTexts>;
  /** Table of all methods in the pages about payment; `upTo` has `{amount}`. */
  overview: { columns: { name: string; terms: string; amount: string }; upTo: string; any: string };
  /** Heading above the data of the transfer. */
  heading: string;
  labels: {
    recipient: string;
    iban: string;
    /** Number of the account as banks of the country write it, where that is not the IBAN (CZ, HU, PL). */
    account: string;
    bic: string;
    bank: string;
    amount: string;
    dueAt: string;
  };
  /** Label of the transfer's reference: the field of the bank's form in which it is entered. */
  reference: string;
  /** Asks for the reference, by which the payment is found. */
  referenceHint: string;
  /** Label of a button that copies a value, and what it says then, with `{name}`: copied, or selected where it cannot copy. */
  copying: { copy: string; copied: string; selected: string };
  /** Heading and use of the QR code, where banks read one; its text alternative with `{amount}`, `{recipient}` and `{reference}`. */
  code: { heading: string; hint: string; alternative: string };
  nothingToPay: string;
  paid: string;
  /** For an order that was cancelled or withdrawn. */
  noLongerDue: string;
  /** For an order of which a part was withdrawn. */
  partlyDue: string;
}

/** Messages of a method of payment. */
export interface PaymentKindTexts {
  /** Its name where the shopper chooses it. */
  name: string;
  /** Its meaning for the shopper, below its name; `{days}` until the payment is due. */
  hint: string;
  /** Says after the order what the shopper does now; `{date}` is the last day to pay. */
  next: string;
}
