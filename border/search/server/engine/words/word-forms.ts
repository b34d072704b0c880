import { fold } from "../../../../../platform/shared/texts/fold.ts";
import { type KnownLanguage, isJoiningWord } from "../../language/languages.ts";
import { Memo } from "../memo.ts";

/** English words that end in "ie" in the singular too. */
const withIe = "bean|bowt|brown|cook|food|hood|mov|night|ones|pix|self|smooth|vegg|zomb";
const slavic = /(?<=...)(?:eho|emu|ych|ymi)$|(?<=..)[aeiouy]+$/;
/**
 * Endings of singular and plural, of genders, of cases in Hungarian and of possession in Turkish, in folded words. The lookbehind
 * preserves some letters.
 */
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

/** Letters that sound alike, or that other languages write for the same sound, in the order in which they are replaced. */
const alike: [RegExp, string][] = [
  [/sch|sz|cs|sh/g, "s"],
  [/cch|ch|cz|ck|cq|qu|[cq]/g, "k"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/x/g, "ks"],
  [/k+s/g, "s"],
  [/z/g, "s"],
  [/[yj]/g, "i"],
  [/w/g, "v"],
  [/(?<=[aeiou])h/g, ""],
  [/(.)\1+/g, "$1"],
];

/** Shorter words sound like too many others. */
const minLength = 3;

/**
 * Returns the same key for words that sound the same, including the spellings of neighbouring languages: "espresso", "expresso",
 * "eszpresszó", "ekspresso"; "macchiato" and "makiato". Takes folded words; returns an empty key for short ones.
 */
export function spellingKey(word: string): string {
  if (word.length < minLength || /\d/.test(word)) return "";
  return alike.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
}
