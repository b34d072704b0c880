import type { RestockMailTexts } from "./restock-mails.ts";

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
