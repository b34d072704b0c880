import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { fill } from "../../platform/shared/texts/words.ts";

/** Messages of a mail to a customer; the subject is also its heading. */
export interface CustomerMailWords {
  subject: string;
  /** May contain `{time}` or `{email}`. */
  text: string;
  /** Precedes a code. */
  code?: string;
  button?: string;
  note?: string;
  reason: string;
}

export const customerMailKinds = [
  /** For new registrations: the link and the new password together confirm the address. */
  "confirmAddress",
  /** Sent instead of a confirmation when the address already has an account. */
  "accountExists",
  "resetPassword",
  /** A code for one login while too many passwords are tried. */
  "loginCode",
  "passwordChanged",
  /** Sent to the new address to confirm it. */
  "changeEmail",
  /** Sent to the old address. */
  "emailChangeNotice",
  "accountRemoved",
] as const;
export type CustomerMailKind = (typeof customerMailKinds)[number];

/** Mails whose note leads to their button: "Was it not you? Then choose a new password." */
const withLeadingNote: readonly CustomerMailKind[] = ["passwordChanged", "emailChangeNotice"];

export interface CustomerMailTexts extends Record<CustomerMailKind, CustomerMailWords> {
  /** First line, with `{name}`. The text after it begins with a capital letter. */
  greeting: string;
}

export interface CustomerMailPlaces {
  url: string;
  name?: string;
  time?: string;
  email?: string;
  code?: string;
}

/**
 * Returns the content of a mail. `url` is the target of its button. `name` is for the greeting: the customer's, if the address is
 * known to be theirs. `code` is shown on a line of its own.
 */
export function customerMail(
  texts: CustomerMailTexts,
  kind: CustomerMailKind,
  { url, name, code, ...places }: CustomerMailPlaces,
): MailContent {
  const { subject, button, note, reason, ...words } = texts[kind];
  const text = fill(words.text, places);
  const blocks: MailBlock[] = [{ type: "paragraph", text }];
  if (name) blocks.unshift({ type: "paragraph", text: fill(texts.greeting, { name }) });
  if (code && words.code) blocks.push({ type: "code", name: words.code, code });
  const noteBlocks: MailBlock[] = note ? [{ type: "paragraph", text: note }] : [];
  const isLeading = withLeadingNote.includes(kind);
  if (isLeading) blocks.push(...noteBlocks);
  if (button) blocks.push({ type: "button", text: button, url });
  if (!isLeading) blocks.push(...noteBlocks);
  return { subject, preview: text, heading: subject, blocks, reason };
}
