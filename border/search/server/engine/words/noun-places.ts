import type { KnownLanguage } from "../../language/languages.ts";
import { isJoiningWord } from "./joining-words.ts";

/**
 * The position of the noun in a name of several words: before or after the adjectives. Words after a preposition do not count.
 */
const nounPlaces: Record<KnownLanguage, "first" | "last"> = {
  de: "last",
  en: "last",
  fr: "first",
  pl: "first",
  cs: "last",
  hu: "last",
  sk: "last",
  tr: "last",
  und: "last",
};

/** In these languages such words come after the first noun: "kahve için fincan" is a cup. */
const withoutPrepositions: ReadonlySet<KnownLanguage> = new Set(["hu", "tr"]);

/** Returns the number of words before the first preposition: one in "rack for coats". */
export function wordsBeforePreposition(words: string[], language: KnownLanguage): number {
  const at = words.findIndex((word, place) => place > 0 && isJoiningWord(word, language));
  return at < 0 || withoutPrepositions.has(language) ? words.length : at;
}

export const isNounFirst = (language: KnownLanguage): boolean => nounPlaces[language] === "first";
