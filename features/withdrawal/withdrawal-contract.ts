/** Where a shopper withdraws from a contract. A receipt's address is this one with a secret behind it. */
export const withdrawalPaths = {
  form: "/withdrawal",
  receipts: "/withdrawal/receipt",
} as const;

/** Where declarations arrive that cannot be made on the page. */
export const serviceEmail = "service@kontor.example";

export const declarationFields = ["name", "contract", "email", "part", "reason"] as const;
export type DeclarationField = (typeof declarationFields)[number];

/**
 * A shopper's statement that they withdraw from a contract. `contract` is the number of the order, or says what was ordered and
 * when; `email` is where the shop answers. `part` names what is given back if not everything, and may be empty, as may `reason`.
 */
export type Declaration = Record<DeclarationField, string>;

/** What the shop confirms. */
export interface Receipt {
  number: string;
  receivedAt: Date;
  declaration: Declaration;
}

/** Why a field cannot be sent like this. */
export type DeclarationProblem = "required" | "tooLong" | "invalidEmail";
export type DeclarationProblems = Partial<Record<DeclarationField, DeclarationProblem>>;

/** Why a declaration that was confirmed is not stored. */
export type NotReceived = "unavailable" | "tooMany";

export interface WithdrawalTexts {
  /** The words of the law for the function and its first button. */
  withdraw: string;
  intro: string;
  /** Before a link to the page about the right. */
  aboutTheRight: string;
  labels: Record<DeclarationField, string>;
  hints: Partial<Record<DeclarationField, string>>;
  review: string;
  /** `{confirm}` is the button. */
  reviewIntro: string;
  /** Begins the declaration; what it holds follows as a list. */
  declaration: string;
  /** The words of the law for the second button. */
  confirm: string;
  change: string;
  received: string;
  receivedIntro: string;
  receiptAddress: string;
  number: string;
  receivedAt: string;
  notReceived: Record<NotReceived, string>;
  /** A link that opens a mail with the declaration; `{email}` is its recipient. */
  byEmail: string;
  /** The mail that confirms the receipt. */
  mail: { subject: string; text: string; reason: string };
}
