import { matchKinds } from "./match-tiers.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words from number `from` up to `to`, without the latter. */
export interface Range {
  from: number;
  to: number;
}

/** What a typed word may mean. */
export interface Meaning {
  /** The numbers of the very words, and of these in all forms. */
  exact: Iterable<number>;
  whole: Iterable<number>;
  /** Words that it may be the beginning of. */
  beginnings: Range[];
  /** It may also be the last word of compounds, or the beginning of that. */
  tail?: string;
  /** Whether it may be that word as a whole. */
  isWholeTail?: boolean;
  /** It is still being typed: beginnings count. */
  isOpen: boolean;
}

/** Compounds that are examined at most. */
const mostCompounds = 2_000;
/** Shorter words are no beginnings inside compounds. */
const shortestInside = 5;

/** The words that a typed one matches, by the kind of match. They are found when they are first asked for. */
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

  /** Those of the kind with this number. */
  of(kind: number): Range[] {
    return (this.byKind[kind] ??= this.find(kind));
  }

  /** Those of all kinds that were asked for. */
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
        ? Array.from(vocabulary.withTail(tail).subarray(0, mostCompounds), only)
        : [];
    if (!isOpen || tail.length < shortestInside) return [];
    return vocabulary.parts.compounds(tail, mostCompounds).map(only);
  }
}

const only = (word: number): Range => ({ from: word, to: word + 1 });
