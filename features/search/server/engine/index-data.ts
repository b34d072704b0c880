import type { Language } from "../../../../shared/site.ts";
import type { VocabularyData } from "./vocabulary.ts";

/** Lists of numbers, one behind the other. */
export interface Lists {
  starts: Uint32Array;
  entries: Uint32Array;
}

/** The documents of ranges of words that very many have, a bit each: by `rangeKey`. */
export type FrequentRanges = Map<number, Uint32Array>;

/** The arrays that an index consists of. Documents are numbered by popularity: every list is in the order of the answer. */
export interface IndexData {
  language: Language;
  documents: number;
  vocabulary: VocabularyData;
  /** The words of each document's name. */
  wordStarts: Uint32Array;
  words: Uint32Array;
  /** The documents of each word. */
  byWord: Lists;
  frequentWords: FrequentRanges;
  /** The categories and variants of each document, as a number for all of them together. */
  categories: Uint32Array;
  byCategory: Lists;
  categoryVocabulary: VocabularyData;
  /** The categories, by such a number, of each word of their names. */
  byCategoryWord: Lists;
  frequentCategoryWords: FrequentRanges;
  /** The documents that each market sells, a bit each. */
  markets: Uint32Array[];
}

/** Markets told apart by a mask. */
export const marketBits = 8;

/** A bit for each document, in numbers of 32 bits of which there are 32, 64 … */
export const emptyBits = (documents: number) => new Uint32Array(32 * Math.ceil(documents / 1_024));

/** Words from number `from` up to `to`, without the latter. */
export const rangeKey = (from: number, to: number) => from * 2 ** 26 + to;
