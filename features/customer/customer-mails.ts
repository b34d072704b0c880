import type { MailBlock, MailContent } from "../../shared/mail.ts";
import { fill } from "../../shared/words.ts";

/** The words of a mail to a customer; the subject is its heading, too. */
export interface CustomerMailWords {
  subject: string;
  /** May have `{time}` or `{email}`. */
  text: string;
  button?: string;
  note?: string;
  reason: string;
}

export const customerMailKinds = [
  /** To who registers: the address is confirmed by its link and the new password. */
  "confirmAddress",
  /** To an address that has an account, in place of the other two that would confirm it. */
  "accountExists",
  "resetPassword",
  "passwordChanged",
  /** To the new address: confirms it. */
  "changeEmail",
  /** To the old one. */
  "emailChangeNotice",
  "accountRemoved",
] as const;
export type CustomerMailKind = (typeof customerMailKinds)[number];

export interface CustomerMailTexts extends Record<CustomerMailKind, CustomerMailWords> {
  /** First line, with `{name}`. What follows begins with a capital letter. */
  greeting: string;
}

/** The content of a mail; `url` is where its button leads, `name` is greeted: that of a customer whose address this is. */
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
