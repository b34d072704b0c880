import { areNearKeys } from "./near-keys.ts";
import type { SortedWords } from "./sorted-words.ts";

/** Called with words from number `from` up to `to`, without the latter. */
export type OnWords = (from: number, to: number) => void;

/**
 * Any typo: a letter wrong, missing, too many, or two swapped. The likely ones: a key beside the right one, a letter missing,
 * typed twice, or two swapped.
 */
export type Typos = "any" | "likely";

/**
 * Finds the words that begin with a typed word but for some typos. It walks the sorted words like a tree of letters, and
 * leaves a branch when it needs more typos than allowed.
 */
export class TypoLookup {
  private readonly words: SortedWords;
  /** Whether the current lookup allows likely typos alone. */
  private isLikely = false;

  constructor(words: SortedWords) {
    this.words = words;
  }

  /** The first `intact` letters must be right. */
  find(typed: string, kind: Typos, typos: number, intact: number, onWords: OnWords): void {
    const { words } = this;
    this.isLikely = kind === "likely";
    if (words.narrow(0, words.size, typed.slice(0, intact), 0))
      this.follow(words.from, words.to, typed, intact, intact, typos, onWords);
  }

  /** With one typo, in the first letter. */
  findInFirstLetter(typed: string, kind: Typos, onWords: OnWords): void {
    const { words } = this;
    this.isLikely = kind === "likely";
    const wanted = typed.charCodeAt(0);
    const report = (from: number, to: number, rest: string, depth: number) => {
      if (words.narrow(from, to, rest, 0, depth)) onWords(words.from, words.to);
    };
    const rest = typed.slice(1);
    if (!this.isLikely) report(0, words.size, rest, 0);
    report(0, words.size, typed[1]! + typed[0]! + typed.slice(2), 0);
    for (let from = 0; from < words.size;) {
      const letter = words.letters[words.starts[from]!]!;
      const to = words.endOf(letter, from, words.size, 0);
      if (this.mayReplace(letter, wanted)) report(from, to, rest, 1);
      report(from, to, typed, 1);
      from = to;
    }
  }

  /** From `depth` letters that all words of the range share, along the typed word from `at` on. */
  private follow(
    from: number,
    to: number,
    typed: string,
    depth: number,
    at: number,
    typos: number,
    onWords: OnWords,
  ): void {
    const { words } = this;
    if (typos === 0) {
      if (words.narrow(from, to, typed, at, depth)) onWords(words.from, words.to);
      return;
    }
    if (at + (this.isLikely ? 0 : typos) >= typed.length) return onWords(from, to);
    const wanted = typed.charCodeAt(at);
    // A letter too many.
    if (!this.isLikely || wanted === typed.charCodeAt(at - 1))
      this.follow(from, to, typed, depth, at + 1, typos - 1, onWords);
    const next = typed.charCodeAt(at + 1);
    let first = from;
    if (words.lengthOf(first) === depth) first++;
    while (first < to) {
      const letter = words.letters[words.starts[first]! + depth]!;
      const end = words.endOf(letter, first, to, depth);
      if (letter === wanted) {
        this.follow(first, end, typed, depth + 1, at + 1, typos, onWords);
      } else {
        // A wrong one.
        if (this.mayReplace(letter, wanted))
          this.follow(first, end, typed, depth + 1, at + 1, typos - 1, onWords);
        if (letter === next) this.swapped(first, end, typed, depth + 1, at, typos - 1, onWords);
      }
      // A missing one.
      this.follow(first, end, typed, depth + 1, at, typos - 1, onWords);
      first = end;
    }
  }

  private mayReplace(letter: number, typed: number): boolean {
    return !this.isLikely || areNearKeys(letter, typed);
  }

  private swapped(
    from: number,
    to: number,
    typed: string,
    depth: number,
    at: number,
    typos: number,
    onWords: OnWords,
  ) {
    const { words } = this;
    if (words.narrow(from, to, typed.charAt(at), 0, depth))
      this.follow(words.from, words.to, typed, depth + 1, at + 2, typos, onWords);
  }
}
