import type { SortedWords } from "../index/sorted-words.ts";

/** Returns the number of wrong, missing, extra or swapped letters between two words (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const changed = last[j - 1]! + (isSame ? 0 : 1);
      let min = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        min = Math.min(min, before[j - 2]! + 1);
      row.push(min);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** Whether two words are within a number of typos; for one typo it is enough to compare their common beginning and end. */
export function isWithin(typos: number, a: string, b: string): boolean {
  if (typos > 1) return distance(a, b) <= typos;
  const [shorter, longer] = a.length <= b.length ? [a.length, b.length] : [b.length, a.length];
  let before = 0;
  while (before < shorter && a.charCodeAt(before) === b.charCodeAt(before)) before++;
  let behind = 0;
  while (behind < shorter - before && a.at(-1 - behind) === b.at(-1 - behind)) behind++;
  const [restOfA, restOfB] = [a.length - before - behind, b.length - before - behind];
  if (longer > shorter || restOfA < 2) return Math.max(restOfA, restOfB) <= 1;
  return restOfA === 2 && a[before] === b[before + 1] && a[before + 1] === b[before];
}

/** Receives the words from number `from` (inclusive) to `to` (exclusive). */
export type OnWords = (from: number, to: number) => void;

/**
 * Any typo: a letter wrong, missing, extra, or two swapped. The likely ones: an adjacent key, a letter missing, typed twice, or
 * two swapped.
 */
export type Typos = "any" | "likely";

/**
 * Finds the words that begin with a typed word, allowing typos. It walks the sorted words like a trie, and leaves a branch that
 * needs more typos than allowed.
 */
export class TypoLookup {
  private readonly words: SortedWords;
  /** Whether the current lookup allows likely typos only. */
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

  /** Allows one typo, in the first letter. */
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

  /** Walks a range whose words share `depth` letters, along the typed word from `at` on. */
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
    // An extra letter.
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
        // A wrong letter.
        if (this.mayReplace(letter, wanted))
          this.follow(first, end, typed, depth + 1, at + 1, typos - 1, onWords);
        if (letter === next) this.swapped(first, end, typed, depth + 1, at, typos - 1, onWords);
      }
      // A missing letter.
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

/** The rows of QWERTY and QWERTZ keyboards, which differ in two keys; each row is shifted by half a key. */
const keyboards = [
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
];

/** For each letter from a to z a bitmap of the letters on the keys around it. */
const around = new Uint32Array(26);
for (const rows of keyboards)
  for (const [row, keys] of rows.entries())
    for (const [at, key] of Array.from(keys).entries())
      for (const near of [keys[at + 1], rows[row + 1]?.[at - 1], rows[row + 1]?.[at]])
        if (near !== undefined) {
          const [a, b] = [key.charCodeAt(0) - 97, near.charCodeAt(0) - 97];
          around[a]! |= 1 << b;
          around[b]! |= 1 << a;
        }

/** Whether the keys of two letters (codes of a to z) are adjacent, so that a finger may hit the wrong one. */
export const areNearKeys = (a: number, b: number): boolean =>
  a >= 97 && b >= 97 && (around[a - 97]! & (1 << (b - 97))) !== 0;
