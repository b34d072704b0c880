import type { MailContent } from "../shared/mail.ts";
import { mapTexts } from "../shared/texts/map-texts.ts";
import { withNoBreakSpaces } from "../shared/texts/no-break-spaces.ts";
import { withoutWordJoiners } from "../shared/texts/no-breaks.ts";

/**
 * Returns a mail as it is shown: its messages may be those of pages, and what fills them may have been typed. A number stays on one
 * line with its unit, no word joiner is left, and subject and preview are one line.
 */
export function mailWords(content: MailContent): MailContent {
  const shown = mapTexts(content, (text) => withoutWordJoiners(withNoBreakSpaces(text)));
  return { ...shown, subject: oneLine(shown.subject), preview: oneLine(shown.preview) };
}

/** Keeps no-break spaces. */
const oneLine = (text: string) => text.replaceAll(/[ \t\r\n]+/g, " ").trim();
