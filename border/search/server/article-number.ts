import { wordSets, isJoiningWord, type KnownLanguage } from "./language/languages.ts";
import { tokens } from "./engine/words/tokens.ts";

const labels = wordSets(({ articleNumber }) => articleNumber);

const number = /(?<!\d)(\d(?:[\s.-]?\d){5})(?!\d)(?:-[a-z0-9-]*)?/i;

/** Returns the product's number when a text is one, or an article's, with or without a label: "Art.-Nr. 101101-250", "p101101". */
export function articleNumberIn(text: string, language: KnownLanguage): number | undefined {
  const [match, digits] = number.exec(text) ?? [];
  if (match === undefined || digits === undefined) return undefined;
  const label = text.replace(match, " ");
  if (/\d/.test(label)) return undefined;
  const isLabel = (word: string) => labels[language].has(word) || isJoiningWord(word, language);
  return tokens(label, language).every(isLabel) ? Number(digits.replace(/\D/g, "")) : undefined;
}
