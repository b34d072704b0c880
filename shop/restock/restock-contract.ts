import type { Amount } from "../../platform/shared/money.ts";

/** Names of the form's fields. */
export const restockFields = {
  tcm: "tcm",
  email: "email",
  /** Invisible to people: only bots fill it in. */
  honeypot: "contact",
} as const;

/** The event that is tracked when the form is sent, with the product's number and nothing about the shopper. */
export const restockEvent = "restock_request";

/** Hours for which the link of a confirmation mail confirms. */
export const restockLinkHours = 72;

/** Days after which a confirmed request is deleted, if the article has not come back. */
export const restockDays = 365;

/** Confirmation mails to one address within a day; the page behind the form says so. */
export const restockMailsPerDay = 5;

/** An article as pages and mails about a request show it. */
export interface RestockArticle {
  tcm: string;
  /** Its product's name, with what distinguishes the article. */
  name: string;
  url: string;
  /** Address of its picture without width and format. */
  picture: string;
  price: Amount;
  isAvailable: boolean;
}
