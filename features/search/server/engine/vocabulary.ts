/** The arrays that a vocabulary consists of: they can be handed to another thread as they are. */
export interface VocabularyData {
  /** All words in order, one behind the other; their letters are a to z and 0 to 9. */
  letters: Uint8Array;
  /** Where each word begins in `letters`, and where the last one ends. */
  starts: Uint32Array;
  /** The first word that is not smaller, for every beginning of so many letters as there are words enough for. */
  beginnings: Uint32Array;
  /** Ends of words that are words themselves by what stands before them: "maschine" in "kaffeemaschine". */
  tails: Uint32Array;
  /** All other places within words from which at least three letters are left. */
  insides: Uint32Array;
}

/** Told of words from `from` up to `to`, without the latter. */
export type OnWords = (from: number, to: number) => void;

const shortestPart = 3;
/** What joins two words in a compound, mostly German: Wohnung-s-tür, Tasse-n-halter. */
const joints = ["", "s", "n", "e", "en", "er", "es", "o"];

// A place within a word: its number and the position of the letter in one integer.
const positionBits = 7;
const mostLetters = 2 ** positionBits;
const mostWords = 2 ** (32 - positionBits);

/** Places are sorted by so many letters; what stands behind them is compared when it is asked for. */
const sortedLetters = 5;
const alphabet = 37;

/**
 * The sorted words of an index. A beginning is a range of them; so is, in the sorted places, what stands inside of words.
 * Words are numbered in order.
 */
export class Vocabulary {
  readonly data: VocabularyData;
  private readonly letters: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly beginnings: Uint32Array;
  /** The letters that these have. */
  private readonly knownLetters: number;
  /** Of the last search for a beginning: an array for each answer would be waste. */
  private from = 0;
  private to = 0;

  constructor(data: VocabularyData) {
    this.data = data;
    this.letters = data.letters;
    this.starts = data.starts;
    this.beginnings = data.beginnings;
    this.knownLetters = Math.round(Math.log(data.beginnings.length - 1) / Math.log(alphabet));
  }

  /** From words in order, each once. */
  static build(words: string[]): Vocabulary {
    if (words.length > mostWords) throw new RangeError(`At most ${mostWords} words`);
    const letters = new Uint8Array(words.reduce((sum, word) => sum + word.length, 0));
    const starts = new Uint32Array(words.length + 1);
    let end = 0;
    words.forEach((word, number) => {
      for (let at = 0; at < word.length; at++) letters[end++] = word.charCodeAt(at);
      starts[number + 1] = end;
    });
    return new Vocabulary({
      letters,
      starts,
      beginnings: beginnings(letters, starts),
      ...places(words, letters, starts),
    });
  }

  get size(): number {
    return this.starts.length - 1;
  }

  word(number: number): string {
    return String.fromCharCode(
      ...this.letters.subarray(this.starts[number], this.starts[number + 1]),
    );
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    if (!this.narrow(0, this.size, word, 0)) return -1;
    return this.lengthOf(this.from) === word.length ? this.from : -1;
  }

  /** The words that begin so. */
  beginning(word: string): { from: number; to: number } {
    const isFound = this.narrow(0, this.size, word, 0);
    return isFound ? { from: this.from, to: this.to } : { from: 0, to: 0 };
  }

  /** The compounds of which the last part begins so. */
  compounds(part: string, most: number): number[] {
    return this.within(this.data.tails, part, most);
  }

  /** The words that hold these letters anywhere but at the beginning. */
  holding(part: string, most: number): number[] {
    return [
      ...this.within(this.data.tails, part, most),
      ...this.within(this.data.insides, part, most),
    ];
  }

  /**
   * The words that begin so but for some slips of the finger: a letter wrong, missing, too many, or two swapped. The first
   * `sure` letters are right.
   */
  near(word: string, slips: number, sure: number, onWords: OnWords): void {
    if (this.narrow(0, this.size, word.slice(0, sure), 0))
      this.follow(this.from, this.to, word, sure, sure, slips, onWords);
  }

  /** The same with one slip, in the first letter. */
  nearAtFirst(word: string, onWords: OnWords): void {
    const tell = (from: number, to: number, rest: string, depth: number) => {
      if (this.narrow(from, to, rest, 0, depth)) onWords(this.from, this.to);
    };
    const rest = word.slice(1);
    tell(0, this.size, rest, 0);
    tell(0, this.size, word[1]! + word[0]! + word.slice(2), 0);
    for (let from = 0; from < this.size;) {
      const to = this.endOf(this.letters[this.starts[from]!]!, from, this.size, 0);
      tell(from, to, rest, 1);
      tell(from, to, word, 1);
      from = to;
    }
  }

  /** From `depth` letters that all words of the range share, along the typed word from `at` on. */
  private follow(
    from: number,
    to: number,
    word: string,
    depth: number,
    at: number,
    slips: number,
    onWords: OnWords,
  ): void {
    if (slips === 0) {
      if (this.narrow(from, to, word, at, depth)) onWords(this.from, this.to);
      return;
    }
    if (at + slips >= word.length) return onWords(from, to);
    // A letter too many.
    this.follow(from, to, word, depth, at + 1, slips - 1, onWords);
    const typed = word.charCodeAt(at);
    const next = word.charCodeAt(at + 1);
    let first = from;
    if (this.lengthOf(first) === depth) first++;
    while (first < to) {
      const letter = this.letters[this.starts[first]! + depth]!;
      const end = this.endOf(letter, first, to, depth);
      if (letter === typed) {
        this.follow(first, end, word, depth + 1, at + 1, slips, onWords);
      } else {
        // A wrong one.
        this.follow(first, end, word, depth + 1, at + 1, slips - 1, onWords);
        if (letter === next) this.swapped(first, end, word, depth + 1, at, slips - 1, onWords);
      }
      // A missing one.
      this.follow(first, end, word, depth + 1, at, slips - 1, onWords);
      first = end;
    }
  }

  private swapped(
    from: number,
    to: number,
    word: string,
    depth: number,
    at: number,
    slips: number,
    onWords: OnWords,
  ) {
    if (this.narrow(from, to, word.charAt(at), 0, depth))
      this.follow(this.from, this.to, word, depth + 1, at + 2, slips, onWords);
  }

  /** Words of the range that go on with `word` from its letter `at`, behind `depth` letters that they share. */
  private narrow(from: number, to: number, word: string, at: number, depth = at): boolean {
    for (; at < word.length && from < to; at++, depth++) {
      const letter = word.charCodeAt(at);
      from = this.startOf(letter, from, to, depth);
      if (from === to || this.letterAt(from, depth) !== letter) return false;
      to = this.endOf(letter, from, to, depth);
    }
    this.from = from;
    this.to = to;
    return from < to;
  }

  /** The first word of the range, which shares `depth` letters, whose letter there is no smaller. */
  private startOf(letter: number, low: number, high: number, depth: number): number {
    if (depth < this.knownLetters) {
      const start = this.starts[low]!;
      const shared = keyOfLetters(this.letters, start, start + depth, depth);
      const key = shared * alphabet + rank(letter);
      return this.beginnings[key * alphabet ** (this.knownLetters - depth - 1)]!;
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.letterAt(middle, depth) < letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Behind the last word of the range, which begins with this letter at `depth`: mostly it is near. */
  private endOf(letter: number, from: number, to: number, depth: number): number {
    if (depth < this.knownLetters) return this.startOf(letter + 1, from, to, depth);
    let step = 1;
    while (from + step < to && this.letterAt(from + step, depth) === letter) step *= 2;
    return this.startOf(letter + 1, from + (step >> 1), Math.min(from + step, to), depth);
  }

  /** Words that have ended come first. */
  private letterAt(number: number, depth: number): number {
    const place = this.starts[number]! + depth;
    return place < this.starts[number + 1]! ? this.letters[place]! : 0;
  }

  private lengthOf(number: number): number {
    return this.starts[number + 1]! - this.starts[number]!;
  }

  private within(sorted: Uint32Array, part: string, most: number): number[] {
    const found: number[] = [];
    if (part.length < shortestPart) return found;
    const key = keyOf(part, 0);
    const keyEnd =
      part.length < sortedLetters ? key + alphabet ** (sortedLetters - part.length) : key + 1;
    const end = this.placeOf(keyEnd, sorted);
    for (let at = this.placeOf(key, sorted); at < end && found.length < most; at++) {
      const place = sorted[at]!;
      if (part.length <= sortedLetters || this.goesOn(place, part))
        found.push(place >>> positionBits);
    }
    return found;
  }

  /** Where the first of the sorted places is that is no smaller. */
  private placeOf(key: number, sorted: Uint32Array): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.keyAt(sorted[middle]!) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private keyAt(place: number): number {
    const number = place >>> positionBits;
    return keyOfLetters(
      this.letters,
      this.starts[number]! + (place % mostLetters),
      this.starts[number + 1]!,
    );
  }

  /** Whether the part stands at the place, of which the first letters are known to be right. */
  private goesOn(place: number, part: string): boolean {
    const number = place >>> positionBits;
    const start = this.starts[number]! + (place % mostLetters);
    if (start + part.length > this.starts[number + 1]!) return false;
    for (let at = sortedLetters; at < part.length; at++)
      if (this.letters[start + at] !== part.charCodeAt(at)) return false;
    return true;
  }
}

/** Counts how many words come before each beginning, which is the number of its first word. */
function beginnings(letters: Uint8Array, starts: Uint32Array): Uint32Array {
  const size = starts.length - 1;
  const count = Math.floor(Math.log(Math.max(size, 1)) / Math.log(alphabet));
  const first = new Uint32Array(alphabet ** count + 1);
  for (let word = 0; word < size; word++)
    first[keyOfLetters(letters, starts[word]!, starts[word + 1]!, count) + 1]!++;
  for (let key = 1; key < first.length; key++) first[key]! += first[key - 1]!;
  return first;
}

/** Every place within the words, those of a compound's last part apart, in the order of what stands there. */
function places(words: string[], letters: Uint8Array, starts: Uint32Array) {
  const known = new Set(words);
  const tails: number[] = [];
  const insides: number[] = [];
  words.forEach((word, number) => {
    const last = Math.min(word.length, mostLetters) - shortestPart;
    for (let position = 1; position <= last; position++) {
      const isTail = position >= shortestPart && isWord(word, position, known);
      (isTail ? tails : insides).push(number * mostLetters + position);
    }
  });
  const sorted = (unsorted: number[]) => {
    const indexFactor = 2 ** 26;
    const keys = Float64Array.from(unsorted, (place, index) => {
      const number = Math.floor(place / mostLetters);
      const start = starts[number]! + (place % mostLetters);
      return keyOfLetters(letters, start, starts[number + 1]!) * indexFactor + index;
    }).sort();
    return Uint32Array.from(keys, (key) => unsorted[key % indexFactor]!);
  };
  return { tails: sorted(tails), insides: sorted(insides) };
}

/** Whether the first part of a compound is a word, with or without a joint at its end. */
function isWord(word: string, end: number, known: Set<string>): boolean {
  return joints.some((joint) => {
    const bare = end - joint.length;
    return bare >= shortestPart && word.endsWith(joint, end) && known.has(word.slice(0, bare));
  });
}

/** The first letters as a number in which words keep their order. */
function keyOfLetters(
  letters: Uint8Array,
  from: number,
  end: number,
  count = sortedLetters,
): number {
  let key = 0;
  for (let at = 0; at < count; at++) {
    const place = from + at;
    key = key * alphabet + (place < end ? rank(letters[place]!) : 0);
  }
  return key;
}

function keyOf(part: string, from: number): number {
  let key = 0;
  for (let at = from; at < from + sortedLetters; at++)
    key = key * alphabet + (at < part.length ? rank(part.charCodeAt(at)) : 0);
  return key;
}

/** 1 to 36: digits before letters, as their codes are. */
const rank = (code: number) => (code < 97 ? code - 47 : code - 86);
