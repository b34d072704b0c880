import type { Language } from "../../../../shared/site.ts";
import { isJoiningWord } from "./joining-words.ts";
import { wordForm } from "./word-forms.ts";

/** Several words as one, whatever their forms and what joins them: "capsules de café" and "capsule café". */
export const phraseWord = (words: string[], language: Language): string =>
  words
    .filter((word) => !isJoiningWord(word, language))
    .map((word) => wordForm(word, language))
    .join("");
