import type { Language } from "../../../shared/site.ts";
import type { VocabularyData } from "./vocabulary.ts";

/** Lists of numbers, one behind the other. */
export interface Lists {
  starts: Uint32Array;
  entries: Uint32Array;
}

/** Documents at hand for beginnings that very many have: `headLength` of them for each market. */
export interface Heads {
  numberOf: Map<string, number>;
  documents: Uint32Array;
}

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
  /** The categories of each document, as a number for all of them together. */
  categories: Uint32Array;
  byCategory: Lists;
  categoryVocabulary: VocabularyData;
  categoryWords: Uint32Array[];
  /** The documents that each market sells, a bit each. */
  markets: Uint32Array[];
  heads: Heads;
}

/** Markets told apart by a mask. */
export const marketBits = 8;
/** Beginnings with more entries than this have their best documents at hand. */
export const manyEntries = 4_096;
/** So many of them for each market. */
export const headLength = 64;
export const nothing = 0xffff_ffff;
