import type { Site } from "../../../shared/site.ts";
import { searchLimits } from "../search-contract.ts";
import { tokens } from "./engine/tokens.ts";

/** What the log keeps of a text that was searched. */
export interface LoggedText {
  /** Its words, the same for all spellings. */
  folded: string;
  /** As it was typed, made tidy. */
  spelling: string;
}

/** Longer texts are pasted letters and the like. */
const longest = 60;
const mostWords = 6;

/** Seven digits or more: telephone, card, account and order numbers. A product's number has six. */
const longNumber = /(?:\p{Nd}[\s\p{P}+]*){7}/u;

/** Gives nothing for a text that may say something about a person, or that has no word to look for. */
export function loggedText(text: string, { language }: Pick<Site, "language">) {
  const spelling = text
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  if (spelling.length > longest || spelling.split(" ").length > mostWords) return undefined;
  if (spelling.includes("@") || longNumber.test(spelling)) return undefined;
  const folded = tokens(spelling, language).join(" ");
  if (folded.length < searchLimits.minLength) return undefined;
  return { folded, spelling } satisfies LoggedText;
}
