import type { KnownLanguage } from "../../language/languages.ts";
import type { PostingLists } from "./posting-lists.ts";
import type { VocabularyData } from "./vocabulary.ts";

/** By `rangeKey`: bitmaps of the documents for ranges of words that very many documents have. */
export type FrequentRanges = Map<number, Uint32Array>;

/** The arrays of an index. Documents are numbered by popularity, so every list is in the order of the results. */
export interface IndexData {
  language: KnownLanguage;
  documents: number;
  vocabulary: VocabularyData;
  /** The words of each document's name. */
  wordStarts: Uint32Array;
  words: Uint32Array;
  /** The documents of each word of names. */
  byWord: PostingLists;
  frequentWords: FrequentRanges;
  /** The profile of each document: documents with the same words in all fields share one. */
  profiles: Uint32Array;
  byProfile: PostingLists;
  /** The profiles that have a word in a field, by `termNumber`. */
  byTerm: PostingLists;
  frequentTerms: FrequentRanges;
  /** The kinds of thing that each profile is, the nearest first, and the profiles of each kind. */
  kindsOfProfile: PostingLists;
  byKind: PostingLists;
  /** For each market a bitmap of the documents that it sells. */
  markets: Uint32Array[];
}

/** The markets of a document are bits of one 32-bit number. */
export const maxMarkets = 32;

/**
 * An empty bitmap of documents in 32-bit numbers; their count is a multiple of 32, so that a summary consists of whole numbers,
 * too.
 */
export const emptyBits = (documents: number) => new Uint32Array(32 * Math.ceil(documents / 1_024));

/** The key of the words from number `from` (inclusive) to `to` (exclusive). */
export const rangeKey = (from: number, to: number) => from * 2 ** 26 + to;

/** The number of a word in a field; words of one field are neighbours, as they are in the vocabulary. */
export const termNumber = (field: number, word: number, words: number) => field * words + word;

/** Returns the typed arrays of an index, or of several. */
export function arraysIn(value: unknown): ArrayBufferView[] {
  if (ArrayBuffer.isView(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  const parts: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value);
  return [...parts].flatMap(arraysIn);
}

/** Shorter lists are scanned fast enough. */
const fewestEntries = 1_024;
/** A list with one document in 64 takes half the memory of the bitmap; one in 32 takes the same. */
const oneIn = 64;

/** Whether a bitmap is faster than lists with this many entries. */
export const isFrequent = (entries: number, documents: number): boolean =>
  entries > fewestEntries && entries > documents / oneIn;

/**
 * Builds bitmaps of documents for the words and the prefixes that very many documents have: of "k", "ka", "kaf" … The
 * time to intersect them does not depend on how many documents they hold.
 */
export function frequentRanges(
  /** Sorted. */
  words: string[],
  /** Returns the documents of the words from number `from` (inclusive) to `to` (exclusive). */
  listsOf: (from: number, to: number) => Uint32Array[],
  documents: number,
  /** The number of the first word. */
  first = 0,
): FrequentRanges {
  const ranges: FrequentRanges = new Map();
  /** Adds a range if it is frequent, and returns whether it is. */
  const add = (from: number, to: number): boolean => {
    const lists = listsOf(first + from, first + to);
    const entries = lists.reduce((sum, { length }) => sum + length, 0);
    if (!isFrequent(entries, documents)) return false;
    const key = rangeKey(first + from, first + to);
    if (!ranges.has(key)) ranges.set(key, bitsOf(lists, documents));
    return true;
  };
  const addPrefixes = (from: number, to: number, depth: number) => {
    if (depth > 0 && !add(from, to)) return;
    let next = from;
    if (words[next]?.length === depth) add(from, ++next);
    while (next < to) {
      const prefix = words[next]!.slice(0, depth + 1);
      let end = next + 1;
      while (end < to && words[end]!.startsWith(prefix)) end++;
      addPrefixes(next, end, depth + 1);
      next = end;
    }
  };
  addPrefixes(0, words.length, 0);
  return ranges;
}

function bitsOf(lists: Uint32Array[], documents: number): Uint32Array {
  const bits = emptyBits(documents);
  for (const list of lists)
    for (const document of list) bits[document >>> 5]! |= 1 << (document & 31);
  return bits;
}
