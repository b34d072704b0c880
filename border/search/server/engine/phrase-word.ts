import type { Language } from "../../../../platform/shared/site.ts";
import { isJoiningWord } from "./joining-words.ts";
import { wordForm } from "./word-forms.ts";

/**
 * Joins several words into one, regardless of their forms and of joining words: "capsules de café" and "capsule café" are equal.
 */
export const phraseWord = (words: string[], language: Language): string =>
  words
    .filter((word) => !isJoiningWord(word, language))
    .map((word) => wordForm(word, language))
    .join("");
