import { emptyBits, rangeKey, type FrequentRanges } from "./index-data.ts";

/** Shorter lists are scanned fast enough. */
const fewestEntries = 1_024;
/** A list with one document in 64 takes half the memory of the bitmap; one in 32 takes the same. */
const oneIn = 64;

/** Whether a bitmap is faster than lists with this many entries. */
export const isFrequent = (entries: number, documents: number): boolean =>
  entries > fewestEntries && entries > documents / oneIn;

/**
 * Builds bitmaps of documents for the words and the prefixes that very many documents have: of "k", "ka", "kaf" … Intersecting
 * them takes the same time however many documents they hold.
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
