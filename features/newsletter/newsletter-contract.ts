import type { Plural } from "../../shared/words.ts";
import type { NewsletterProblem, Salutation } from "./newsletter-rules.ts";

/** Where the newsletter has its pages. */
export const newsletterPaths = {
  /** The page with the form, of every site. */
  form: "/subscribenewsletter",
  /** Behind it the token of a mail: one step left, and one button. */
  confirm: "/subscribenewsletter/confirm",
  unsubscribe: "/subscribenewsletter/unsubscribe",
  preferences: "/subscribenewsletter/preferences",
} as const;

/** The id of the form on its page, where a browser without JavaScript finds what became of it. */
export const formAnchor = "newsletter";

const api = "/service/newsletter/api";

/** What the form calls: the private variant in single-page hosts, the internal one elsewhere. */
export const newsletterApi = {
  subscribers: (variant: "private" | "internal") => `${api}/${variant}/newsletter-subscribers`,
  baseData: `${api}/private/customers/base-data`,
  renderToken: `${api}/render-token`,
  /** By the token of a mail; of one subscriber, in the private variant. */
  subscriber: (token: string) => `${api}/private/newsletter-subscribers/${token}`,
  /** One click in a mail program (RFC 8058). */
  unsubscribe: (token: string) => `${api}/unsubscribe/${token}`,
} as const;

/** The type of a problem that names the address as one that can never receive mail. */
export const invalidEmailProblem = "urn:newsletter:email_invalid";

/** Too many came from the network, or from everywhere: `waitMinutes` says for how long. */
export const tooManyProblem = "urn:newsletter:too_many";
/** The same from everywhere; whoever solves the `challenge` and sends it with the sign-up need not wait. */
export const crowdedProblem = "urn:newsletter:crowded";

/** The header with the solution of such a challenge. */
export const solutionHeader = "x-kontor-solution";

/** The header with the signed moment at which the form was shown; see `newsletterApi.renderToken`. */
export const renderTokenHeader = "x-kontor-render-token";

/** Milliseconds after which such a token counts, and until which: a bot is faster, or has copied it. */
export const renderTokenLife = { shortest: 2_000, longest: 86_400_000 } as const;

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
] as const satisfies readonly Salutation[];

/** The event on window after a sign-up, without details. */
export const subscribedEvent = "kontor:newsletter-subscribed";

/** Names of the fields of a form that is sent without JavaScript, besides those of `NewsletterValues`. */
export const newsletterFields = {
  renderToken: "renderToken",
  /** No person sees it: what fills it in is a bot. */
  honeypot: "contact",
  origin: "origin",
  originAddition: "originAddition",
} as const;

/** The words of the form. Those with links have them in the form of Markdown: [words](/address). */
export interface NewsletterFormTexts {
  email: string;
  salutation: string;
  salutations: Record<Salutation, string>;
  noSalutation: string;
  firstName: string;
  lastName: string;
  /** What a sign-up means: the age, what is sent, how it ends. With links. */
  legalNotice: string;
  /** Beside the box of the consent DNE. */
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
  /** After that. */
  sentAgain: string;
  errorGeneric: string;
  /** Too many came from the shopper's network. */
  tooMany: Plural;
  /** Too many came from everywhere. */
  crowded: Plural;
  /** Of a confirmation mail: its link is not valid any more. */
  linkInvalid: string;
  /** Above a form with problems. */
  checkFields: string;
  problems: Record<"emailRequired" | Exclude<NewsletterProblem, "consentRequired">, string>;
}

/** What one of a site's forms has and another has not. */
export interface NewsletterExtras {
  /** Leads to an example of the newsletter. With a link. */
  example?: string;
  /** Where the law wants a box to be ticked: its label, with links, and what is said without the tick. */
  consent?: { label: string; required: string };
}

/** The pages around the form. */
export interface NewsletterPageTexts {
  title: string;
  intro: string;
  pictureAlt: string;
  /** In the bubble on the picture. */
  discount: string;
  /** Of the welcome voucher, below the title. */
  voucher: string;
  confirm: { title: string; text: string; button: string; ignore: string };
  confirmed: { title: string; text: string; toShop: string };
  /** Behind a confirmation link that is opened again. */
  subscribed: { title: string; text: string };
  unsubscribe: { title: string; text: string; button: string };
  unsubscribed: { title: string; text: string };
  preferences: {
    title: string;
    text: string;
    save: string;
    saved: string;
    /** `{email}` is to confirm that the newsletter goes there. */
    emailRequested: string;
    toUnsubscribe: string;
  };
  /** Behind a link to unsubscribe, or to the preferences, that is not valid any more. With a link. */
  invalidLink: { title: string; text: string };
}

export interface NewsletterTexts {
  form: NewsletterFormTexts;
  pages: NewsletterPageTexts;
}
