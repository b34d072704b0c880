import type { KnownLanguage } from "../../language/languages.ts";
import { isJoiningWord } from "./joining-words.ts";
import { wordForm } from "./word-forms.ts";

/**
 * Joins several words into one, regardless of their forms and of joining words: "capsules de café" and "capsule café" are equal.
 */
export const phraseWord = (words: string[], language: KnownLanguage): string =>
  words
    .filter((word) => !isJoiningWord(word, language))
    .map((word) => wordForm(word, language))
    .join("");
