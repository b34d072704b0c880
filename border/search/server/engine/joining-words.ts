import type { Language } from "../../../../platform/shared/site.ts";
import { wordSets } from "../language/known-words.ts";

const joiningWords = wordSets(({ joining }) => joining);

/** Whether a folded word is a preposition, a conjunction or an article, or names no product: "size". */
export const isJoiningWord = (word: string, language: Language): boolean =>
  joiningWords[language].has(word);
