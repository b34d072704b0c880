import { withNoBreakSpaces } from "./no-break-spaces.ts";

const withinEmail = /(?<![\p{L}\d/._-])e-(?=mail|posta)/giu;

/**
 * Keeps a number with its unit, and "e-mail", on one line of a page. Mails are shown without the word joiner (`mailWords`), because
 * some mail programs show it as a box.
 */
export const withNoBreaks = (text: string): string =>
  withNoBreakSpaces(text).replace(withinEmail, "$&\u2060");

/** Returns a text of a page as mails may have it. */
export const withoutWordJoiners = (text: string): string => text.replaceAll("\u2060", "");
