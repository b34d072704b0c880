import { fold } from "../../../../../platform/shared/texts/fold.ts";
import type { KnownLanguage } from "../../language/languages.ts";
import { Memo } from "../memo.ts";
import { isJoiningWord } from "../../language/known-words.ts";

/**
 * Endings of singular and plural, of genders, of cases in Hungarian and of possession in Turkish, in folded words. The lookbehind
 * preserves some letters.
 */
/** English words that end in "ie" in the singular too. */
const withIe = "bean|bowt|brown|cook|food|hood|mov|night|ones|pix|self|smooth|vegg|zomb";
const slavic = /(?<=...)(?:eho|emu|ych|ymi)$|(?<=..)[aeiouy]+$/;
const endings: Record<KnownLanguage, RegExp> = {
  de: /(?<=...)(?:en|ern?|e|(?<=e[lr])n|(?<=[bcdfgklmnprtyo])s)$/,
  en: new RegExp(
    `(?<=...)(?:(?<![aeiou]|${withIe})(?:ies|y)|ves?|fe?s?|(?<=[osxz]|[cs]h)es?|(?<![su]|canva|len)s)$`,
  ),
  fr: /(?<=...)(?:es|[esx])$/,
  pl: /(?<=...)(?:ow|om|em|ami|ach|ych|ich|ymi|imi|ego|emu|ej)$|(?<=..)[aeiouy]+$/,
  cs: slavic,
  sk: slavic,
  hu: /(?<=...)[aeiouk]*(?:t|val|vel|b[ae]n?|b[oe]l|r[aeo]l?|tol|n[ae]k|h[oe]z|ert|ig)?$/,
  tr: /(?<=...)(?:l[ae]r|s?[iu])+$/,
  und: /(?!)/,
};

/** A vowel that other forms drop: kubek and kubki, hrniec and hrnce. */
const fleetingVowel = /(?<=.)i?[eo](?=[kc]$)/;
const hasFleetingVowels: ReadonlySet<KnownLanguage> = new Set(["pl", "cs", "sk"]);

/** Returns the common stem of all forms of a folded word; not meant for display. */
export function wordForm(word: string, language: KnownLanguage): string {
  const stem = word.replace(endings[language], "");
  return hasFleetingVowels.has(language) ? stem.replace(fleetingVowel, "") : stem;
}

/** Number of cached words of each language. */
const maxTyped = 64;
const formsOfTyped = new Map<KnownLanguage, Memo<string>>();

/** Returns the `wordForm` of a typed word, which each index looks up several times. */
export function formOfTyped(word: string, language: KnownLanguage): string {
  const known = formsOfTyped.get(language) ?? new Memo<string>(maxTyped);
  formsOfTyped.set(language, known);
  return known.get(word, () => wordForm(word, language));
}

/**
 * Returns the same key for all forms of a term's words: "Kaffeemühle" and "Kaffeemühlen", "Ekspres automatyczny" and "Ekspresy
 * automatyczne".
 */
export const formsKey = (term: string, language: KnownLanguage): string =>
  (fold(term).match(/[a-z]+|\d+/g) ?? []).map((word) => wordForm(word, language)).join(" ");

/**
 * Joins several words into one, regardless of their forms and of joining words: "capsules de café" and "capsule café" are equal.
 */
export const phraseWord = (words: string[], language: KnownLanguage): string =>
  words
    .filter((word) => !isJoiningWord(word, language))
    .map((word) => wordForm(word, language))
    .join("");
