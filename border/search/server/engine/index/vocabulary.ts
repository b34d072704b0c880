import type { KnownLanguage } from "../../language/languages.ts";
import { SortedWords, type SortedWordsData } from "./sorted-words.ts";
import { TypoLookup } from "../words/typos.ts";
import { formOfTyped, wordForm, spellingKey } from "../words/word-forms.ts";
import {
  buildWordParts,
  maxWords,
  wordPlaceOf,
  WordParts,
  type WordPartsData,
} from "./word-parts.ts";
import { postingLists, type PostingLists } from "./posting-lists.ts";

/** Arrays that can be transferred to another thread as they are. */
export interface VocabularyData {
  words: SortedWordsData;
  parts: WordPartsData;
  forms: WordGroupsData;
  spellings: WordGroupsData;
  tails: WordGroupsData;
}

/** The words of an index, by number: whole, in other forms and spellings, by their prefix, by their parts, and with typos. */
export class Vocabulary {
  readonly parts: WordParts;
  readonly typos: TypoLookup;
  private readonly words: SortedWords;
  private readonly forms: WordGroups;
  private readonly spellings: WordGroups;
  private readonly tails: WordGroups;
  private readonly language: KnownLanguage;

  constructor({ words, parts, forms, spellings, tails }: VocabularyData, language: KnownLanguage) {
    this.words = new SortedWords(words);
    this.parts = new WordParts(parts, this.words);
    this.typos = new TypoLookup(this.words);
    this.forms = new WordGroups(forms);
    this.spellings = new WordGroups(spellings);
    this.tails = new WordGroups(tails);
    this.language = language;
  }

  /** Builds the arrays from sorted words. */
  static build(sorted: string[], language: KnownLanguage): VocabularyData {
    if (sorted.length > maxWords) throw new RangeError(`At most ${maxWords} words`);
    const words = SortedWords.build(sorted);
    const parts = buildWordParts(sorted, words.letters, words.starts);
    return {
      words,
      parts,
      forms: WordGroups.build(sorted, (word) => wordForm(word, language)),
      spellings: WordGroups.build(sorted, (word) => spellingKey(wordForm(word, language))),
      tails: groupByTail(sorted, parts, language),
    };
  }

  get size(): number {
    return this.words.size;
  }

  word(number: number): string {
    return this.words.word(number);
  }

  lengthOf(number: number): number {
    return this.words.lengthOf(number);
  }

  /** Returns the numbers of the word in all its forms. */
  formsOf(word: string): Uint32Array {
    return this.forms.find(formOfTyped(word, this.language));
  }

  isStem(word: string): boolean {
    return formOfTyped(word, this.language) === word;
  }

  /** Returns the numbers of words that are spelled differently but sound the same. */
  spellingsOf(word: string): Uint32Array {
    return this.spellings.find(spellingKey(formOfTyped(word, this.language)));
  }

  /** Returns the words with this prefix; the prefix itself, where it is a word, is the first. */
  withPrefix(prefix: string): { from: number; to: number } {
    const { words } = this;
    return words.narrow(0, words.size, prefix, 0)
      ? { from: words.from, to: words.to }
      : { from: 0, to: 0 };
  }

  /** Returns the numbers of compounds whose last word is this one, in any of its forms. */
  withTail(word: string): Uint32Array {
    return this.tails.find(formOfTyped(word, this.language));
  }
}

/** The parts of shorter words would match too many that are not compounds: "sie" and "sta" in "siesta". */
const shortestCompound = 7;

/** Groups compounds by the form of their last word. */
function groupByTail(words: string[], { compoundTails }: WordPartsData, language: KnownLanguage) {
  const forms = Array.from(compoundTails, (place): [form: string, number: number] => {
    const { number, position } = wordPlaceOf(place);
    const form = wordForm(words[number]!.slice(position), language);
    return [form.length + position < shortestCompound ? "" : form, number];
  });
  return WordGroups.of(forms);
}

export interface WordGroupsData {
  keys: SortedWordsData;
  /** The words of each key. */
  words: PostingLists;
}

/** Groups of words, by number, that differ only in their ending or spelling. */
export class WordGroups {
  private readonly keys: SortedWords;
  private readonly words: PostingLists;

  constructor({ keys, words }: WordGroupsData) {
    this.keys = new SortedWords(keys);
    this.words = words;
  }

  /** Returns the numbers of the words with this key, in order. */
  find(key: string): Uint32Array {
    const { keys, words } = this;
    if (key === "" || !keys.narrow(0, keys.size, key, 0) || keys.lengthOf(keys.from) !== key.length)
      return none;
    return words.entries.subarray(words.starts[keys.from], words.starts[keys.from + 1]);
  }

  /** Groups sorted, unique words by key. */
  static build(words: string[], keyOf: (word: string) => string): WordGroupsData {
    return WordGroups.of(words.map((word, number) => [keyOf(word), number]));
  }

  /** Groups words by the key and the number of each; words without a key are in no group. */
  static of(words: [key: string, number: number][]): WordGroupsData {
    const groups = Map.groupBy(words, ([key]) => key);
    groups.delete("");
    const keys = [...groups.keys()].sort();
    const lists = keys.map((key) => [...new Set(groups.get(key)!.map(([, number]) => number))]);
    return { keys: SortedWords.build(keys), words: postingLists(lists) };
  }
}

const none = new Uint32Array(0);
