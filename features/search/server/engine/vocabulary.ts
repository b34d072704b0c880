import { SortedWords, type SortedWordsData } from "./sorted-words.ts";
import { TypoLookup } from "./typo-lookup.ts";
import { buildWordParts, mostWords, WordParts, type WordPartsData } from "./word-parts.ts";

/** Arrays that can be handed to another thread as they are. */
export interface VocabularyData {
  words: SortedWordsData;
  parts: WordPartsData;
}

/** The words of an index, by number: whole, by their prefix, by their parts, and with typos. */
export class Vocabulary {
  readonly parts: WordParts;
  readonly typos: TypoLookup;
  private readonly words: SortedWords;

  constructor({ words, parts }: VocabularyData) {
    this.words = new SortedWords(words);
    this.parts = new WordParts(parts, this.words);
    this.typos = new TypoLookup(this.words);
  }

  /** From words in order, each once. */
  static build(sorted: string[]): VocabularyData {
    if (sorted.length > mostWords) throw new RangeError(`At most ${mostWords} words`);
    const words = SortedWords.build(sorted);
    return { words, parts: buildWordParts(sorted, words.letters, words.starts) };
  }

  word(number: number): string {
    return this.words.word(number);
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    const { words } = this;
    if (!words.narrow(0, words.size, word, 0)) return -1;
    return words.lengthOf(words.from) === word.length ? words.from : -1;
  }

  /** The words with this prefix. */
  withPrefix(prefix: string): { from: number; to: number } {
    const { words } = this;
    return words.narrow(0, words.size, prefix, 0)
      ? { from: words.from, to: words.to }
      : { from: 0, to: 0 };
  }
}
