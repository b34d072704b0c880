import { fold, writtenOut } from "../../../../../platform/shared/texts/fold.ts";
import {
  type KnownLanguage,
  isJoiningWord,
  wordsBeforePreposition,
} from "../../language/languages.ts";
import { withMeasures } from "./measures.ts";
import { purposeIn, type Purpose } from "../query/purpose.ts";

/** More words than shoppers type; further ones are ignored. */
const maxWords = 8;

/** Letters beside an apostrophe that are no words of their own: l'orient, d'été, qu'un; men's, I'm, we're. */
const contractions: Partial<Record<KnownLanguage, RegExp>> = {
  fr: /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu,
  en: /(?<=\p{L})['’](?:[dms]|ll|re|ve)(?!\p{L})/giu,
};

const words = /[a-z]+|[0-9]+/g;
const wordsAndMeasures = /0size[a-z0-9]+|\d+(?:g|ml|mm)(?![a-z0-9])|[a-z]+|[0-9]+/g;

/** "30x40" is the same as "30 × 40". */
const times = /(?<=\d)\s?x\s?(?=\d)/gi;

/** Returns the words of a name or a typed text, folded; letters and digits are separate words: "250g" equals "250 g". */
export function tokens(text: string, language?: KnownLanguage): string[] {
  return foldedText(text, language).match(words) ?? [];
}

function foldedText(text: string, language?: KnownLanguage): string {
  const spaced = text.replace(times, " ");
  const contracted = language && contractions[language];
  return fold(contracted ? spaced.replace(contracted, " ") : spaced);
}

/** On Czech and Slovak keyboards these letters share a key with digits: "k8vovar" means "kávovar". */
const onDigitKeys: Record<string, string> = {
  2: "ě",
  3: "š",
  4: "č",
  5: "ř",
  6: "ž",
  7: "ý",
  8: "á",
  9: "í",
  0: "é",
};
const hasLettersOnDigitKeys: ReadonlySet<KnownLanguage> = new Set(["cs", "sk"]);

const withoutDigitKeys = (text: string, language: KnownLanguage) =>
  hasLettersOnDigitKeys.has(language)
    ? text.replace(/(?<=\p{L})[02-9](?=\p{L}\p{L})/gu, (digit) => onDigitKeys[digit]!)
    : text;

/** The words of a typed text to search for. */
export interface SearchWords {
  /** Without prepositions and articles, unless there is nothing else. */
  words: string[];
  /** The first ones name the thing, those after a preposition describe it. */
  named: number;
  /** The thing and its purpose, when the text says what the thing is for. */
  purpose?: Purpose;
}

/** Returns the words of a typed text; without `areMeasured` amounts and sizes are words like any others. */
export function searchWords(
  text: string,
  language: KnownLanguage,
  areMeasured = true,
): SearchWords {
  const typed = withoutDigitKeys(text, language);
  const said = areMeasured ? measuredTokens(typed, language) : tokens(typed, language);
  const all = [...new Set(said)];
  const meaning = all.filter((word) => !isJoiningWord(word, language));
  const words = (meaning.length > 0 ? meaning : all).slice(0, maxWords);
  const before = new Set(all.slice(0, wordsBeforePreposition(all, language)));
  const purpose = purposeIn(said, words, language);
  return {
    words,
    named: words.filter((word) => before.has(word)).length,
    ...(purpose && { purpose }),
  };
}

const measuredTokens = (text: string, language: KnownLanguage): string[] =>
  foldedText(withMeasures(fold(text), language), language).match(wordsAndMeasures) ?? [];

/**
 * Returns the words of a name; in German also the spelling of umlauts as two letters ("muehle"). Typed texts are not rewritten
 * the other way round: "neue" contains no umlaut.
 */
export function nameTokens(name: string, language: KnownLanguage): string[] {
  const found = tokens(name, language);
  const spelled = writtenOut(name, language);
  if (spelled === name.normalize("NFC").toLowerCase()) return found;
  return [...new Set([...found, ...tokens(spelled, language)])];
}
