import type { MailContent } from "../shared/mail.ts";
import { mapTexts } from "../shared/texts/map-texts.ts";
import { withNoBreakSpaces } from "../shared/texts/no-break-spaces.ts";
import { withoutWordJoiners } from "../shared/texts/no-breaks.ts";

/**
 * Returns a mail as it is shown: its messages may be those of pages, and what fills them may have been typed. A number stays on one
 * line with its unit, no word joiner is left, subject and preview are one line, and the preview is a short one.
 */
export function mailWords(content: MailContent): MailContent {
  const shown = mapTexts(content, (text) => withoutWordJoiners(withNoBreakSpaces(text)));
  return { ...shown, subject: oneLine(shown.subject), preview: shortened(oneLine(shown.preview)) };
}

/** Keeps no-break spaces. */
const oneLine = (text: string) => text.replaceAll(/[ \t\r\n]+/g, " ").trim();

/** Cuts a text between words; mail programs show up to 200 characters of a preview. */
const shortened = (text: string) =>
  text.replace(/^(.{1,200}) .*$/u, (whole, start: string) =>
    whole.length > 200 ? `${start} …` : whole,
  );
