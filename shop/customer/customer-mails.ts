import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { fill } from "../../platform/shared/words.ts";

/** Messages of a mail to a customer; the subject is also its heading. */
export interface CustomerMailWords {
  subject: string;
  /** May contain `{time}` or `{email}`. */
  text: string;
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
  "passwordChanged",
  /** Sent to the new address to confirm it. */
  "changeEmail",
  /** Sent to the old address. */
  "emailChangeNotice",
  "accountRemoved",
] as const;
export type CustomerMailKind = (typeof customerMailKinds)[number];

export interface CustomerMailTexts extends Record<CustomerMailKind, CustomerMailWords> {
  /** First line, with `{name}`. The text after it begins with a capital letter. */
  greeting: string;
}

/**
 * Returns the content of a mail. `url` is the target of its button. `name` is for the greeting: the customer's, if the address is
 * known to be theirs.
 */
export function customerMail(
  texts: CustomerMailTexts,
  kind: CustomerMailKind,
  { url, name, ...places }: { url: string; name?: string; time?: string; email?: string },
): MailContent {
  const { subject, button, note, reason, ...words } = texts[kind];
  const text = fill(words.text, places);
  const blocks: MailBlock[] = [{ type: "paragraph", text }];
  if (name) blocks.unshift({ type: "paragraph", text: fill(texts.greeting, { name }) });
  if (note) blocks.push({ type: "paragraph", text: note });
  if (button) blocks.push({ type: "button", text: button, url });
  return { subject, preview: text, heading: subject, blocks, reason };
}
