import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/words.ts";

/** More words than anybody types: what comes after them is not looked at. */
const mostWords = 8;

/** French articles and the like before an apostrophe are no words of their own: l'orient, d'été, qu'un. */
const elisions = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

const words = /[a-z]+|[0-9]+/g;

/** Words of a text, folded, letters apart from digits ("250g" is said like "250 g"): of names and of what is typed. */
export function tokens(text: string, language?: Language): string[] {
  return fold(language === "fr" ? text.replace(elisions, " ") : text).match(words) ?? [];
}

/** The words that count of a text that somebody typed. */
export const queryTokens = (text: string, language: Language): string[] =>
  [...new Set(tokens(text, language))].slice(0, mostWords);

const writtenOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * Words of a name; in German those with an umlaut also as people write them without one ("muehle"). Never the other way
 * round in what is typed: "neue" holds no umlaut.
 */
export function nameTokens(name: string, language: Language): string[] {
  const found = tokens(name, language);
  const composed = name.normalize("NFC").toLowerCase();
  if (language !== "de" || !/[äöü]/.test(composed)) return found;
  const spelled = composed.replace(/[äöü]/g, (letter) => writtenOut[letter]!);
  return [...new Set([...found, ...tokens(spelled, language)])];
}
