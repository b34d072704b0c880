import { type SortedWords, alphabetSize, keyOfLetters, keyOfText } from "./sorted-words.ts";

/** Positions within words, sorted by the letters that follow: the words with a given part are a range of them. */
export interface WordPartsData {
  /** Positions where the last word of a compound begins: "maschine" in "kaffeemaschine". */
  compoundTails: Uint32Array;
  /** All other positions with at least three letters left. */
  others: Uint32Array;
}

const shortestPart = 3;
/** Letters that link two words in a compound, mostly German: Wohnung-s-tür, Tasse-n-halter. */
export const joints = ["", "s", "n", "e", "en", "er", "es", "o"];

// A position is one integer: the word's number, and the index of the letter in the lowest bits.
const positionBits = 7;
const maxLetters = 2 ** positionBits;
export const maxWords = 2 ** (32 - positionBits);

/** Positions are sorted by this number of letters; a search compares further letters. */
const sortedLetters = 5;

/** Finds words by a part of them. */
export class WordParts {
  private readonly data: WordPartsData;
  private readonly letters: Uint8Array;
  private readonly starts: Uint32Array;

  constructor(data: WordPartsData, { letters, starts }: SortedWords) {
    this.data = data;
    this.letters = letters;
    this.starts = starts;
  }

  /** Returns the numbers of compounds whose last word begins with the part. */
  compounds(part: string, max: number): number[] {
    return Array.from(this.placesOf(this.data.compoundTails, part, max), numberAt);
  }

  /** Returns the numbers of words that contain the part anywhere but at the beginning. */
  containing(part: string, max: number): number[] {
    const others = this.placesOf(this.data.others, part, max);
    return [...this.compounds(part, max), ...Array.from(others, numberAt)];
  }

  private placesOf(places: Uint32Array, part: string, max: number): number[] {
    const found: number[] = [];
    if (part.length < shortestPart) return found;
    const key = keyOfText(part, sortedLetters);
    const keyEnd =
      part.length < sortedLetters ? key + alphabetSize ** (sortedLetters - part.length) : key + 1;
    for (let at = this.firstNotBelow(key, places); at < places.length; at++) {
      const place = places[at]!;
      if (found.length >= max || keyAt(place, this.letters, this.starts) >= keyEnd) break;
      if (part.length <= sortedLetters || this.goesOn(place, part)) found.push(place);
    }
    return found;
  }

  private firstNotBelow(key: number, places: Uint32Array): number {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyAt(places[middle]!, this.letters, this.starts) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the word continues with the part at this position; the first, sorted letters are known to match. */
  private goesOn(place: number, part: string): boolean {
    const number = place >>> positionBits;
    const start = this.starts[number]! + (place % maxLetters);
    if (start + part.length > this.starts[number + 1]!) return false;
    for (let at = sortedLetters; at < part.length; at++)
      if (this.letters[start + at] !== part.charCodeAt(at)) return false;
    return true;
  }
}

const numberAt = (place: number) => place >>> positionBits;

export const wordPlaceOf = (place: number) => ({
  number: numberAt(place),
  position: place % maxLetters,
});

/** Sorts every position within the words. */
export function buildWordParts(
  words: string[],
  letters: Uint8Array,
  starts: Uint32Array,
): WordPartsData {
  const known = new Set(words);
  const compoundTails: number[] = [];
  const others: number[] = [];
  words.forEach((word, number) => {
    const last = Math.min(word.length, maxLetters) - shortestPart;
    for (let position = 1; position <= last; position++) {
      const isTail = position >= shortestPart && isWord(word, position, known);
      (isTail ? compoundTails : others).push(number * maxLetters + position);
    }
  });
  const sorted = (places: number[]) => {
    const indexFactor = 2 ** 26;
    const keys = Float64Array.from(
      places,
      (place, index) => keyAt(place, letters, starts) * indexFactor + index,
    ).sort();
    return Uint32Array.from(keys, (key) => places[key % indexFactor]!);
  };
  return { compoundTails: sorted(compoundTails), others: sorted(others) };
}

function keyAt(place: number, letters: Uint8Array, starts: Uint32Array): number {
  const number = place >>> positionBits;
  const start = starts[number]! + (place % maxLetters);
  return keyOfLetters(letters, start, starts[number + 1]!, sortedLetters);
}

/** Whether the first `end` letters of a compound are a word, with or without linking letters. */
function isWord(compound: string, end: number, known: Set<string>): boolean {
  return joints.some((joint) => {
    const bare = end - joint.length;
    return (
      bare >= shortestPart && compound.endsWith(joint, end) && known.has(compound.slice(0, bare))
    );
  });
}
