import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/fold.ts";

/** More words than shoppers type; those behind are ignored. */
const mostWords = 8;

/** French articles, pronouns and conjunctions before an apostrophe are no words of their own: l'orient, d'été, qu'un. */
const elisions = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

const words = /[a-z]+|[0-9]+/g;

/** The words of a name or a typed text, folded; letters and digits are separate words: "250g" is the same as "250 g". */
export function tokens(text: string, language?: Language): string[] {
  return fold(language === "fr" ? text.replace(elisions, " ") : text).match(words) ?? [];
}

/** The words of a typed text that the search looks for. */
export const queryTokens = (text: string, language: Language): string[] =>
  [...new Set(tokens(text, language))].slice(0, mostWords);

const writtenOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * The words of a name; German ones with an umlaut also in the spelling without ("muehle"). Typed texts are not rewritten the
 * other way round: "neue" contains no umlaut.
 */
export function nameTokens(name: string, language: Language): string[] {
  const found = tokens(name, language);
  const composed = name.normalize("NFC").toLowerCase();
  if (language !== "de" || !/[äöü]/.test(composed)) return found;
  const spelled = composed.replace(/[äöü]/g, (letter) => writtenOut[letter]!);
  return [...new Set([...found, ...tokens(spelled, language)])];
}
