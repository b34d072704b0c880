import type { Plural } from "../../platform/shared/texts/words.ts";
import type { NewsletterProblem, NewsletterSalutation } from "./newsletter-rules.ts";

/** The id of the form on its page; a browser without JavaScript scrolls to it to show the outcome. */
export const formAnchor = "newsletter";

/** Problem type: the address can never receive mail. */
export const invalidEmailProblem = "urn:newsletter:email_invalid";

/** Problem type: too many sign-ups from the network, or overall; `waitMinutes` says how long to wait. */
export const tooManyProblem = "urn:newsletter:too_many";
/** Problem type: too many sign-ups overall. A client that solves the `challenge` and sends the solution need not wait. */
export const crowdedProblem = "urn:newsletter:crowded";

/** The header with the solution of such a challenge. */
export const solutionHeader = "x-kontor-solution";

/** The header with the signed time at which the form was shown; see `newsletterApi.renderToken`. */
export const renderTokenHeader = "x-kontor-render-token";

/** Milliseconds from which and up to which such a token is valid: bots are faster, or reuse a copy. */
export const renderTokenLife = { min: 2_000, max: 86_400_000 } as const;

/** Hours for which the link of a confirmation mail is valid. */
export const confirmationHours = 72;

/** Milliseconds after which a sign-up without an answer has failed. */
export const submitTimeout = 15_000;

/** The order in which salutations are offered. */
export const salutationOrder = [
  "MRS",
  "MR",
  "DIVERS",
  "COMPANY",
] as const satisfies readonly NewsletterSalutation[];

/** The event on window after a sign-up; it has no detail. */
export const subscribedEvent = "kontor:newsletter-subscribed";

/** Names of the fields of a form sent without JavaScript, besides those of `NewsletterValues`. */
export const newsletterFields = {
  renderToken: "renderToken",
  /** Invisible to people: only bots fill it in. */
  honeypot: "contact",
  origin: "origin",
  originAddition: "originAddition",
} as const;

/** Messages of the form. Links are in Markdown: [words](/address). */
export interface NewsletterFormTexts {
  email: string;
  salutation: string;
  salutations: Record<NewsletterSalutation, string>;
  noSalutation: string;
  firstName: string;
  lastName: string;
  /** The terms of a sign-up: the minimum age, the content of the mails, how to unsubscribe. With links. */
  legalNotice: string;
  /** Label of the checkbox for the consent DNE. */
  personalOffers: string;
  /** With a link. */
  privacy: string;
  submit: string;
  mandatory: string;
  /** The footnote on the welcome voucher. With a link. */
  voucherNote: string;
  success: string;
  /** "…an {email}…" */
  successText: string;
  /** How long the mail may take, the same for every address, and where to look for it. */
  successHint: string;
  sendAgain: string;
  /** Shown after the mail was sent again. */
  sentAgain: string;
  errorGeneric: string;
  /** Too many sign-ups from the shopper's network. */
  tooMany: Plural;
  /** Too many sign-ups overall. */
  crowded: Plural;
  /** The link of a confirmation mail is no longer valid. */
  linkInvalid: string;
  /** Above a form with problems. */
  checkFields: string;
  problems: Record<"emailRequired" | Exclude<NewsletterProblem, "consentRequired">, string>;
}

/** Messages that only some sites have. */
export interface NewsletterExtras {
  /** Links to an example of the newsletter. */
  example?: string;
  /** Where the law requires a checkbox: its label, with links, and the message when it is not ticked. */
  consent?: { label: string; required: string };
}

/** Messages of the pages around the form. */
export interface NewsletterPageTexts {
  title: string;
  intro: string;
  pictureAlt: string;
  /** In the bubble on the picture. */
  discount: string;
  /** The line on the welcome voucher, below the title. */
  voucher: string;
  confirm: { title: string; text: string; button: string; ignore: string };
  confirmed: { title: string; text: string; toShop: string };
  /** Shown when a confirmation link is opened again. */
  subscribed: { title: string; text: string };
  unsubscribe: { title: string; text: string; button: string };
  unsubscribed: { title: string; text: string };
  preferences: {
    title: string;
    text: string;
    save: string;
    saved: string;
    /** The newsletter will go to `{email}` once that address is confirmed. */
    emailRequested: string;
    toUnsubscribe: string;
  };
  /** Behind an unsubscribe or preferences link that is no longer valid. With a link. */
  invalidLink: { title: string; text: string };
}

export interface NewsletterTexts {
  form: NewsletterFormTexts;
  pages: NewsletterPageTexts;
}
