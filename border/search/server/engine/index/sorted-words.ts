export interface SortedWordsData {
  /** All words in order, concatenated; their letters are a to z and 0 to 9. */
  letters: Uint8Array;
  /** The offset of each word in `letters`, and the end of the last one. */
  starts: Uint32Array;
  /** For every prefix the first word that is not smaller; the length of the prefixes depends on the number of words. */
  prefixes: Uint32Array;
}

/** Words numbered in order, so that the words with a prefix are a range of numbers. */
export class SortedWords {
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  /** The range found by the last `narrow`: returning an array each time would cost time and memory. */
  from = 0;
  to = 0;
  private readonly prefixes: Uint32Array;
  /** Length of the prefixes in the table. */
  private readonly tableDepth: number;

  constructor({ letters, starts, prefixes }: SortedWordsData) {
    this.letters = letters;
    this.starts = starts;
    this.prefixes = prefixes;
    this.tableDepth = Math.round(Math.log(prefixes.length - 1) / Math.log(alphabetSize));
  }

  /** Builds the arrays from sorted, unique words. */
  static build(words: string[]): SortedWordsData {
    const letters = new Uint8Array(words.reduce((sum, word) => sum + word.length, 0));
    const starts = new Uint32Array(words.length + 1);
    let end = 0;
    words.forEach((word, number) => {
      for (let at = 0; at < word.length; at++) letters[end++] = word.charCodeAt(at);
      starts[number + 1] = end;
    });
    return { letters, starts, prefixes: prefixTable(letters, starts) };
  }

  get size(): number {
    return this.starts.length - 1;
  }

  word(number: number): string {
    const end = this.starts[number + 1]!;
    let word = "";
    for (let at = this.starts[number]!; at < end; at++)
      word += String.fromCharCode(this.letters[at]!);
    return word;
  }

  lengthOf(number: number): number {
    return this.starts[number + 1]! - this.starts[number]!;
  }

  /**
   * Narrows a range of words that share `depth` letters to those that continue with `text` from its letter `at`. Stores the range
   * in `from` and `to`, and returns whether it has any words.
   */
  narrow(from: number, to: number, text: string, at: number, depth = at): boolean {
    for (; at < text.length && from < to; at++, depth++) {
      const letter = text.charCodeAt(at);
      if (this.letterAt(from, depth) !== letter) {
        from = this.startOf(letter, from, to, depth);
        if (from === to || this.letterAt(from, depth) !== letter) return false;
      }
      if (this.letterAt(to - 1, depth) !== letter) to = this.endOf(letter, from, to, depth);
    }
    this.from = from;
    this.to = to;
    return from < to;
  }

  /**
   * Returns the end (exclusive) of the words whose letter at `depth` is this one, starting at the range's first word. Usually the
   * end is near.
   */
  endOf(letter: number, from: number, to: number, depth: number): number {
    if (depth < this.tableDepth) return this.startOf(letter + 1, from, to, depth);
    let step = 1;
    while (from + step < to && this.letterAt(from + step, depth) === letter) step *= 2;
    return this.startOf(letter + 1, from + (step >> 1), Math.min(from + step, to), depth);
  }

  /**
   * Returns the first word whose letter at `depth` is not smaller than this one, in a range of words with the same letters before
   * it.
   */
  private startOf(letter: number, low: number, high: number, depth: number): number {
    if (depth < this.tableDepth) {
      const start = this.starts[low]!;
      const shared = keyOfLetters(this.letters, start, start + depth, depth);
      const key = shared * alphabetSize + rankOf(letter);
      return this.prefixes[key * alphabetSize ** (this.tableDepth - depth - 1)]!;
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.letterAt(middle, depth) < letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns 0 past a word's end, so that shorter words come first. */
  private letterAt(number: number, depth: number): number {
    const place = this.starts[number]! + depth;
    return place < this.starts[number + 1]! ? this.letters[place]! : 0;
  }
}

/** Builds the table of prefixes: the number of words before a prefix is the number of its first word. */
function prefixTable(letters: Uint8Array, starts: Uint32Array): Uint32Array {
  const size = starts.length - 1;
  const depth = Math.floor(Math.log(Math.max(size, 1)) / Math.log(alphabetSize));
  const first = new Uint32Array(alphabetSize ** depth + 1);
  for (let word = 0; word < size; word++)
    first[keyOfLetters(letters, starts[word]!, starts[word + 1]!, depth) + 1]!++;
  for (let key = 1; key < first.length; key++) first[key]! += first[key - 1]!;
  return first;
}

/** Letters of folded words (a to z, 0 to 9) are numbers that preserve the order of words: these 36, and 0 for none. */
export const alphabetSize = 37;

/** Returns the number of the letters from `from` on; letters beyond `end` count as none. */
export function keyOfLetters(
  letters: Uint8Array,
  from: number,
  end: number,
  count: number,
): number {
  let key = 0;
  for (let at = from; at < from + count; at++)
    key = key * alphabetSize + (at < end ? rankOf(letters[at]!) : 0);
  return key;
}

/** Returns the number of a text's first letters. */
export function keyOfText(text: string, count: number): number {
  let key = 0;
  for (let at = 0; at < count; at++)
    key = key * alphabetSize + (at < text.length ? rankOf(text.charCodeAt(at)) : 0);
  return key;
}

/** Returns 1 to 36: digits before letters, as in their character codes. */
export const rankOf = (code: number) => (code < 97 ? code - 47 : code - 86);
