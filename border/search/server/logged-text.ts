import type { Site } from "../../../platform/shared/sites/site.ts";
import { searchLimits } from "../search-contract.ts";
import { tokens } from "./engine/words/tokens.ts";
import { knownLanguage } from "./language/languages.ts";

/** The form in which the query log stores a text. */
export interface LoggedText {
  /** Its folded words, the same for all spellings. */
  folded: string;
  /** As typed, with normalized letters and spaces. */
  spelling: string;
}

/** Longer texts were pasted, from an e-mail for example. */
const maxLength = 60;
const maxWords = 6;

/** Seven digits or more: telephone, card, account and order numbers. Product numbers have six. */
const longNumber = /(?:\p{Nd}[\s\p{P}+]*){7}/u;

/** Returns undefined for a text that may contain personal data, or has no word to search for. */
export function loggedText(text: string, { language }: Pick<Site, "language">) {
  const spelling = text
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  if (spelling.length > maxLength || spelling.split(" ").length > maxWords) return undefined;
  if (spelling.includes("@") || longNumber.test(spelling)) return undefined;
  const folded = tokens(spelling, knownLanguage(language)).join(" ");
  if (folded.length < searchLimits.minLength) return undefined;
  return { folded, spelling } satisfies LoggedText;
}
