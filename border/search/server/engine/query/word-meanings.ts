import { isWithin } from "../words/typos.ts";
import type { Vocabulary } from "../index/vocabulary.ts";
import { spellingKey } from "../words/word-forms.ts";
import { matchKinds } from "./match-tiers.ts";

/** Words from number `from` (inclusive) to `to` (exclusive). */
export interface Range {
  from: number;
  to: number;
}

/** The possible meanings of a typed word. */
export interface Meaning {
  /** The numbers of the exact word, and of all its forms. */
  exact: Iterable<number>;
  whole: Iterable<number>;
  /** Words that it may be the beginning of. */
  beginnings: Range[];
  /** May also be the last word of compounds, or the beginning of one. */
  tail?: string;
  /** Whether `tail` may be that word as a whole. */
  isWholeTail?: boolean;
  /** Still being typed: beginnings count. */
  isOpen: boolean;
}

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

/** Maximum number of compounds examined. */
const maxCompounds = 2_000;
/** Shorter words do not count as beginnings inside compounds. */
const shortestInside = 5;

/** The words that a typed word matches, by kind of match. Looked up on first use. */
export class WordRanges {
  private readonly vocabulary: Vocabulary;
  private readonly meaning: Meaning;
  /** By the number of the kind. */
  private readonly byKind: Range[][] = [];

  constructor(vocabulary: Vocabulary, meaning: Meaning) {
    this.vocabulary = vocabulary;
    this.meaning = meaning;
  }

  get isEmpty(): boolean {
    for (let kind = 0; kind < matchKinds.length; kind++) if (this.of(kind).length > 0) return false;
    return true;
  }

  /** Returns the ranges of the kind with this number. */
  of(kind: number): Range[] {
    return (this.byKind[kind] ??= this.find(kind));
  }

  /** The ranges of all kinds looked up so far. */
  get found(): Range[] {
    return this.byKind.flat();
  }

  private find(number: number): Range[] {
    const { exact, whole, beginnings, tail, isWholeTail, isOpen } = this.meaning;
    const kind = matchKinds[number];
    const { vocabulary } = this;
    if (kind === "exact") return Array.from(exact, only);
    if (kind === "whole") return Array.from(whole, only);
    if (kind === "beginning") return isOpen ? beginnings : [];
    if (tail === undefined) return [];
    if (kind === "tail")
      return isWholeTail
        ? Array.from(vocabulary.withTail(tail).subarray(0, maxCompounds), only)
        : [];
    if (!isOpen || tail.length < shortestInside) return [];
    return vocabulary.parts.compounds(tail, maxCompounds).map(only);
  }
}

const only = (word: number): Range => ({ from: word, to: word + 1 });
