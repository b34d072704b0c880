import { isWithin } from "../words/typo-distance.ts";
import type { Vocabulary } from "../index/vocabulary.ts";
import { spellingKey } from "../words/word-spelling.ts";
import type { Meaning, Range } from "../index/word-ranges.ts";

/** Shorter words resemble too many others to allow typos. */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** With two typos the first letters must be right, or half the vocabulary would match. */
const intactLetters = 2;
/** Minimum letters of a word that is looked for inside other words. */
const lettersInside = 4;
/** Maximum number of words examined that contain a part. */
const maxWords = 2_000;
/** Words of longer ranges are not compared as a whole. */
const fewWords = 64;

/** Returns the meaning of a typed word as it is: in all its forms, as a beginning, and as the end of compounds. */
export function asTyped(vocabulary: Vocabulary, typed: string, isOpen: boolean): Meaning {
  const { from, to } = vocabulary.withPrefix(typed);
  const exact = from < to && vocabulary.lengthOf(from) === typed.length ? [from] : [];
  // The beginning of a word is often the stem that its forms share.
  const mayBeForm = exact.length > 0 || !isOpen || !vocabulary.isStem(typed);
  return {
    exact,
    whole: new Set([...exact, ...(mayBeForm ? vocabulary.formsOf(typed) : [])]),
    beginnings: from < to ? [{ from, to }] : [],
    tail: typed,
    isWholeTail: mayBeForm,
    isOpen,
  };
}

/** Other meanings of an unknown word, the most likely first; each step adds to the ones before. */
export const likelySteps = [
  "inside",
  "likely typo",
  "spelling",
  "likely typo in the first letter",
] as const;
export const steps = [...likelySteps, "typo", "typos"] as const;
export type Step = (typeof steps)[number];

/** Returns the meaning of a typed word read as loosely as this step allows. */
export function asMeant(vocabulary: Vocabulary, typed: string, step: Step): Meaning {
  const exact: number[] = [];
  const beginnings: Range[] = [];
  const mayHaveTypos = typed.length >= lettersForOneTypo && !/\d/.test(typed);
  const add = (typos: number) => (from: number, to: number) => {
    if (to - from > fewWords) return beginnings.push({ from, to });
    for (let word = from; word < to; word++) {
      const isNear = Math.abs(vocabulary.lengthOf(word) - typed.length) <= typos;
      if (isNear && isWithin(typos, typed, vocabulary.word(word))) exact.push(word);
    }
    return beginnings.push({ from, to });
  };
  if (step === "inside") {
    if (typed.length >= lettersInside)
      for (const word of vocabulary.parts.containing(typed, maxWords))
        beginnings.push({ from: word, to: word + 1 });
  } else if (step === "spelling") {
    const key = spellingKey(typed);
    for (const word of vocabulary.spellingsOf(typed))
      if (spellingKey(vocabulary.word(word)) === key) exact.push(word);
  } else if (!mayHaveTypos) {
    // Short words and numbers would match too many others.
  } else if (step === "likely typo") {
    vocabulary.typos.find(typed, "likely", 1, 1, add(1));
  } else if (step === "likely typo in the first letter") {
    vocabulary.typos.findInFirstLetter(typed, "likely", add(1));
  } else if (step === "typo") {
    vocabulary.typos.find(typed, "any", 1, 1, add(1));
  } else {
    vocabulary.typos.findInFirstLetter(typed, "any", add(1));
    if (typed.length >= lettersForTwoTypos)
      vocabulary.typos.find(typed, "any", 2, intactLetters, add(2));
  }
  return { exact, whole: exact, beginnings, isOpen: true };
}
