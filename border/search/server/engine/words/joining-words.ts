import type { KnownLanguage } from "../../language/languages.ts";
import { wordSets } from "../../language/known-words.ts";

const joiningWords = wordSets(({ joining }) => joining);

/** Whether a folded word is a preposition, a conjunction or an article, or names no product: "size". */
export const isJoiningWord = (word: string, language: KnownLanguage): boolean =>
  joiningWords[language].has(word);
