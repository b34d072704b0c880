import type { Language } from "../../../../shared/site.ts";
import { isJoiningWord } from "./joining-words.ts";

/** Where a name of several words has its noun: before or behind the adjectives. What follows a preposition is no part of it. */
const nounPlaces: Record<Language, "first" | "last"> = {
  de: "last",
  fr: "first",
  pl: "first",
  cs: "last",
  hu: "last",
  sk: "last",
  tr: "last",
};

/** They join words behind the first one: "kahve için fincan" is a cup. */
const withoutPrepositions: ReadonlySet<Language> = new Set(["hu", "tr"]);

/** How many of the words, of which some join others, come before the first preposition: in "rack for coats" one. */
export function wordsBeforePreposition(words: string[], language: Language): number {
  const at = words.findIndex((word, place) => place > 0 && isJoiningWord(word, language));
  return at < 0 || withoutPrepositions.has(language) ? words.length : at;
}

export const isNounFirst = (language: Language): boolean => nounPlaces[language] === "first";
