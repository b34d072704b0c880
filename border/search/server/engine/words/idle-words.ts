import type { KnownLanguage } from "../../language/languages.ts";
import { wordSets } from "../../language/known-words.ts";

const idleWords = wordSets(({ asking, persons }) => [...asking, ...persons]);

/** Whether a folded word asks, or names a person: no product is called so. */
export const isIdleWord = (word: string, language: KnownLanguage): boolean =>
  idleWords[language].has(word);
