import { fold } from "../../../../platform/shared/texts/fold.ts";
import { inKnownLanguages, searchLanguages, type KnownLanguage } from "./languages.ts";
import type { SearchLanguage } from "./search-language.ts";

/** Returns the folded words of a list in each language: whether a folded word is one of them. */
export function wordSets(
  listOf: (language: SearchLanguage) => string[],
): Record<KnownLanguage, ReadonlySet<string>> {
  return inKnownLanguages(
    (language) =>
      new Set(
        listOf(searchLanguages[language]).flatMap((text) => fold(text).match(/[a-z]+/g) ?? []),
      ),
  );
}

const idleWords = wordSets(({ asking, persons }) => [...asking, ...persons]);

/** Whether a folded word asks, or names a person: no product is called so. */
export const isIdleWord = (word: string, language: KnownLanguage): boolean =>
  idleWords[language].has(word);

const joiningWords = wordSets(({ joining }) => joining);

/** Whether a folded word is a preposition, a conjunction or an article, or names no product: "size". */
export const isJoiningWord = (word: string, language: KnownLanguage): boolean =>
  joiningWords[language].has(word);

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
