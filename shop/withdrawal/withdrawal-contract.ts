import { serviceEmailOf } from "../../platform/shared/brand/brand.ts";
import { brand } from "../brand.ts";

/** Receives declarations that cannot be made on the page. */
export const serviceEmail = serviceEmailOf(brand);

export const declarationFields = ["name", "contract", "email", "part", "reason"] as const;
export type DeclarationField = (typeof declarationFields)[number];

/**
 * A shopper's statement that they withdraw from a contract. `contract` is the order number, or describes what was ordered and
 * when; `email` is the address for the shop's response. `part` names the products returned if not all are, and may be empty, as
 * may `reason`.
 */
export type Declaration = Record<DeclarationField, string>;

/** The shop's confirmation of a declaration. */
export interface Receipt {
  number: string;
  receivedAt: Date;
  declaration: Declaration;
}

/** A receipt as its page shows it. */
export interface ShownReceipt extends Receipt {
  /** Whether a mail confirms the declaration, too. */
  isMailed: boolean;
}

/** The reason why a field is rejected. */
export type DeclarationProblem = "required" | "tooLong" | "invalidEmail";
export type DeclarationProblems = Partial<Record<DeclarationField, DeclarationProblem>>;

/** The reason why a confirmed declaration is not stored. */
export type NotReceived = "unavailable" | "tooMany";

export interface WithdrawalTexts {
  /** Statutory label of the function and its first button. */
  withdraw: string;
  intro: string;
  /** Precedes a link to the page about the right of withdrawal. */
  aboutTheRight: string;
  labels: Record<DeclarationField, string>;
  hints: Partial<Record<DeclarationField, string>>;
  review: string;
  /** `{confirm}` is the button's label. */
  reviewIntro: string;
  /** Introduces the declaration, whose contents follow as a list. */
  declaration: string;
  /** Statutory label of the second button. */
  confirm: string;
  change: string;
  received: string;
  receivedIntro: Record<"mailed" | "notMailed", string>;
  receiptAddress: string;
  number: string;
  receivedAt: string;
  notReceived: Record<NotReceived, string>;
  /** Label of a link that opens a draft mail with the declaration; `{email}` is its recipient. */
  byEmail: string;
  /** Messages of the mail that confirms the receipt. */
  mail: { subject: string; text: string; reason: string };
}
