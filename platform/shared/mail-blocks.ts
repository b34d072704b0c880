import type { MailBlock, MailContent } from "./mail.ts";
import { fill } from "./texts/words.ts";

/** The first words of a mail, and why it was sent. */
export interface MailWords {
  /** Also the heading, unless there is another one. */
  subject: string;
  heading?: string;
  /** Also the preview. */
  text: string;
  reason: string;
}

/** Returns a mail that begins with its text, followed by blocks. */
export const mailWith = (
  { subject, heading = subject, text, reason }: MailWords,
  blocks: MailBlock[],
): MailContent => ({
  subject,
  preview: text,
  heading,
  blocks: [mailParagraph(text), ...blocks],
  reason,
});

export const mailParagraph = (text: string): MailBlock => ({ type: "paragraph", text });

/** Returns a button, and how long its link is valid: `validity` may have `{hours}` or `{days}`. */
export const limitedButton = (
  { button, validity }: { button: string; validity: string },
  url: string,
  limit: { hours: number } | { days: number },
): MailBlock[] => [
  { type: "button", text: button, url },
  mailParagraph(fill(validity, { ...limit })),
];
