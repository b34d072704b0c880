import { postingLists, type PostingLists } from "./posting-lists.ts";
import { SortedWords, type SortedWordsData } from "./sorted-words.ts";

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
