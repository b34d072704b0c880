import type { Language } from "../../../../platform/shared/sites/site.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import { pl } from "./pl.ts";
import type { SearchLanguage } from "./search-language.ts";
import { sk } from "./sk.ts";
import { tr } from "./tr.ts";
import { und } from "./und.ts";
import { fold } from "../../../../platform/shared/texts/fold.ts";

/** The languages that the search knows. A new one is a file and a name here. */
const known = { de, en, fr, pl, cs, hu, sk, tr, und } satisfies Record<string, SearchLanguage>;

export type KnownLanguage = keyof typeof known;

/** Returns a language that the search knows; for another one the neutral language. */
export const knownLanguage = (language: Language): KnownLanguage =>
  Object.hasOwn(known, language) ? (language as KnownLanguage) : "und";

/** Words of each language that mean something to the search. */
export const searchLanguages: Record<KnownLanguage, SearchLanguage> = known;

/** Returns a value for each language that the search knows. */
export const inKnownLanguages = <T>(make: (language: KnownLanguage) => T) =>
  Object.fromEntries(
    (Object.keys(known) as KnownLanguage[]).map((language) => [language, make(language)]),
  ) as Record<KnownLanguage, T>;

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
