import { emptyBits, rangeKey, type FrequentRanges } from "./index-data.ts";

/** Shorter lists are soon gone through. */
const fewestEntries = 1_024;
/** A list of one in so many documents is as long as their bits, or twice as long. */
const oneIn = 64;

/** Whether bits are better than a list of so many documents. */
export const isFrequent = (entries: number, documents: number): boolean =>
  entries > fewestEntries && entries > documents / oneIn;

/**
 * Documents as bits for the words, and the beginnings of words, that very many have: of "k", "ka", "kaf" … Together they can
 * be laid upon each other at a cost that does not depend on how many they are.
 */
export function frequentRanges(
  /** In order. */
  words: string[],
  /** The documents of words from number `from` up to `to`. */
  listsOf: (from: number, to: number) => Uint32Array[],
  documents: number,
): FrequentRanges {
  const ranges: FrequentRanges = new Map();
  /** Tells whether they are frequent. */
  const add = (from: number, to: number): boolean => {
    const lists = listsOf(from, to);
    const entries = lists.reduce((sum, { length }) => sum + length, 0);
    if (!isFrequent(entries, documents)) return false;
    const key = rangeKey(from, to);
    if (!ranges.has(key)) ranges.set(key, bitsOf(lists, documents));
    return true;
  };
  const addBeginnings = (from: number, to: number, depth: number) => {
    if (depth > 0 && !add(from, to)) return;
    let first = from;
    if (words[first]?.length === depth) add(from, ++first);
    while (first < to) {
      const beginning = words[first]!.slice(0, depth + 1);
      let end = first + 1;
      while (end < to && words[end]!.startsWith(beginning)) end++;
      addBeginnings(first, end, depth + 1);
      first = end;
    }
  };
  addBeginnings(0, words.length, 0);
  return ranges;
}

function bitsOf(lists: Uint32Array[], documents: number): Uint32Array {
  const bits = emptyBits(documents);
  for (const list of lists)
    for (const document of list) bits[document >>> 5]! |= 1 << (document & 31);
  return bits;
}
