import type { PostingLists } from "./index-data.ts";
import { SortedWords, type SortedWordsData } from "./sorted-words.ts";

export interface WordGroupsData {
  keys: SortedWordsData;
  /** The words of each key. */
  words: PostingLists;
}

/** Words, by number, that are the same but for their ending or their spelling. */
export class WordGroups {
  private readonly keys: SortedWords;
  private readonly words: PostingLists;

  constructor({ keys, words }: WordGroupsData) {
    this.keys = new SortedWords(keys);
    this.words = words;
  }

  /** The numbers of the words with this key, in order. */
  find(key: string): Uint32Array {
    const { keys, words } = this;
    if (key === "" || !keys.narrow(0, keys.size, key, 0) || keys.lengthOf(keys.from) !== key.length)
      return none;
    return words.entries.subarray(words.starts[keys.from], words.starts[keys.from + 1]);
  }

  /** From words in order. */
  static build(words: string[], keyOf: (word: string) => string): WordGroupsData {
    const groups = Map.groupBy(words.keys(), (number) => keyOf(words[number]!));
    groups.delete("");
    const keys = [...groups.keys()].sort();
    const starts = new Uint32Array(keys.length + 1);
    keys.forEach((key, at) => (starts[at + 1] = starts[at]! + groups.get(key)!.length));
    const entries = Uint32Array.from(keys.flatMap((key) => groups.get(key)!));
    return { keys: SortedWords.build(keys), words: { starts, entries } };
  }
}

const none = new Uint32Array(0);
