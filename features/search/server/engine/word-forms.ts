import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/fold.ts";

/** Endings of singular and plural, of genders and, in Turkish, of possession, in folded words. Some letters always stay. */
const slavic = /(?<=..)[aeiouy]+$/;
const endings: Record<Language, RegExp> = {
  de: /(?<=...)(?:en|ern?|e|(?<=e[lr])n|(?<=[bcdfgklmnprtyo])s)$/,
  fr: /(?<=...)(?:es|[esx])$/,
  pl: slavic,
  cs: slavic,
  sk: slavic,
  hu: /(?<=...)[aeiouk]+$/,
  tr: /(?<=...)(?:l[ae]r|s?[iu])+$/,
};

/** A vowel that other forms leave out: kubek and kubki, hrniec and hrnce. */
const fleetingVowel = /(?<=.)i?[eo](?=[kc]$)/;
const hasFleetingVowels: ReadonlySet<Language> = new Set(["pl", "cs", "sk"]);

/**
 * The same for all forms of a term's words: "Kaffeemühle" and "Kaffeemühlen", "Ekspres automatyczny" and "Ekspresy
 * automatyczne". It only compares terms, and is no word that a shopper could read.
 */
export function formsKey(term: string, language: Language): string {
  return (fold(term).match(/[a-z]+|\d+/g) ?? [])
    .map((word) => {
      const stem = word.replace(endings[language], "");
      return hasFleetingVowels.has(language) ? stem.replace(fleetingVowel, "") : stem;
    })
    .join(" ");
}
