import type { Amount } from "../../platform/shared/money.ts";
import type { RestockMailTexts } from "./restock-mails.ts";

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

/** Texts of a page behind a link or a form. */
interface RestockStepTexts {
  title: string;
  text: string;
}

export interface RestockTexts {
  /** Heading of the form where nothing of a product can be bought. */
  title: string;
  /** Label of what opens the form where other variants can be bought. */
  variantTitle: string;
  intro: string;
  email: string;
  submit: string;
  /** How often the shop writes, and when it deletes the address, with `{days}` and a link. */
  note: string;
  /** The form's values could not be stored. */
  unavailable: string;
  /** After the form, the same for every address, with `{times}`. */
  requested: RestockStepTexts;
  /** The article can be bought again before anyone asked. */
  available: RestockStepTexts;
  /** Behind the link of a mail, with `{email}`. */
  confirm: RestockStepTexts & { button: string; ignore: string };
  /** With `{email}` and `{days}`. */
  confirmed: RestockStepTexts;
  /** The link is opened again, with `{email}`. */
  waiting: RestockStepTexts & { button: string };
  /** The request was fulfilled or deleted. */
  ended: RestockStepTexts;
  /** The request was deleted with the button. */
  deleted: RestockStepTexts;
  /** With `{hours}`. */
  expired: RestockStepTexts;
  invalid: RestockStepTexts;
  toArticle: string;
  mails: RestockMailTexts;
}
