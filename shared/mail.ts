import type { SiteCode } from "./site.ts";

/** A mail that waits to be sent. Its words are made only then: by the slice that asked for it, under the name of its kind. */
export interface RequestedMail {
  /** Such as "newsletter-confirmation": a slice's entry in `mails`. */
  kind: string;
  site: SiteCode;
  /** One address, as its owner typed it. */
  to: string;
  /** What the words are made of. Never a secret: tokens are made when the mail is sent. */
  data: Record<string, unknown>;
}

/** A mail that is about to be sent. */
export interface SendableMail extends RequestedMail {
  /** Its Message-ID, the same for every try. */
  messageId: string;
}

/** What a mail says. HTML and text are both made of this, so they say the same. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** Why it came, and what to do if it was not asked for. */
  reason: string;
  /** Of newsletters and what belongs to them: the address for one click (RFC 8058), and the page with a button. */
  unsubscribe?: { oneClick: string; page: string; text: string };
}

/** Instead of its content: a mail that may be sent only then, such as for a limit, and is made then. */
export interface PostponedMail {
  notBefore: Date;
}

export type MailBlock =
  | { type: "paragraph"; text: string }
  | { type: "button"; text: string; url: string }
  | { type: "link"; text: string; url: string }
  | { type: "voucher"; code: string; value: string; conditions: string }
  | { type: "facts"; facts: { name: string; value: string }[] }
  | { type: "note"; text: string };
