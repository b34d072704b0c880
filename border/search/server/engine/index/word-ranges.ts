import { matchKinds } from "../query/match-tiers.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
