import type { SiteCode } from "./sites/site.ts";

/** A queued mail. It is rendered only when it is sent, by the slice that declares its kind. */
export interface RequestedMail<Kind = string, Data = object> {
  /** A key in the `mails` of a slice, such as "newsletter-welcome". */
  kind: Kind;
  site: SiteCode;
  /** A single address, as its owner typed it. */
  to: string;
  /** Data for rendering the mail. Never contains a secret: tokens are created when the mail is sent. */
  data: Data;
}

/** A mail of one of the kinds of a slice. `Kinds` is an interface with the type of the data of each kind. */
export type MailOf<Kinds> = {
  [Kind in keyof Kinds]: RequestedMail<Kind, Kinds[Kind]>;
}[keyof Kinds];

/** A mail that is about to be sent. */
export interface SendableMail<Data = object> extends Pick<RequestedMail, "site" | "to"> {
  data: Data;
  /** Its Message-ID, which stays the same for every attempt. */
  messageId: string;
}

/** The content of a mail. HTML and text are both rendered from it, so they are always equivalent. */
export interface MailContent {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** Texts that belong to the mail without being its message, such as the terms of an order. They stand behind the blocks. */
  appendix?: MailBlock[];
  /** Address that answers go to, instead of the shop's. */
  replyTo?: string;
  /** Why the recipient got the mail, and what to do if it was not requested. */
  reason: string;
  /**
   * For newsletters and related mails: the name of their list, such as "newsletter", the address for one-click unsubscription
   * (RFC 8058), and the page with a button.
   */
  unsubscribe?: { list: string; oneClick: string; page: string; text: string };
}

/**
 * Returned instead of content when the mail may be sent only later, for example because of a limit. It is rendered again then.
 */
export interface PostponedMail {
  notBefore: Date;
}

/** Renders a mail when it is sent; undefined cancels it, for example after the address was confirmed another way. */
export type MailTemplate<Data> = (
  mail: SendableMail<Data>,
) => Promise<MailContent | PostponedMail | undefined>;

/** A template for each kind of mail of a slice. */
export type MailTemplates<Kinds> = { [Kind in keyof Kinds]: MailTemplate<Kinds[Kind]> };

/** A row that ends with an amount: an article, a cost, a total. */
export interface MailAmount {
  text: string;
  /** Smaller, below the text. */
  detail?: string;
  amount: string;
  isTotal?: boolean;
  /** Path of an article's picture, without width and format; empty if it has none. */
  picture?: string;
}

export type MailBlock =
  | { type: "heading"; text: string; level?: 3 | 4 }
  | { type: "paragraph"; text: string }
  | { type: "button"; text: string; url: string }
  | { type: "link"; text: string; url: string }
  | { type: "code"; name: string; code: string }
  | { type: "voucher"; code: string; value: string; conditions: string }
  | { type: "facts"; facts: { name: string; value: string }[] }
  | { type: "amounts"; rows: MailAmount[] }
  | { type: "note"; text: string };
