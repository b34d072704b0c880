/** Numbers words in the order of appearance, and finally renumbers them in sorted order. */
export class WordNumbers {
  private readonly numberOfWord = new Map<string, number>();
  /** Folding is expensive, and texts share most of their words. */
  private readonly ofSpelling = new Map<string, number[]>();
  private readonly wordsOf: (spelling: string) => string[];
  private readonly measuresOf: (text: string) => string[];

  /** `wordsOf` returns the words of a part without spaces, `measuresOf` the words for the amounts and sizes of a whole text. */
  constructor(
    wordsOf: (spelling: string) => string[],
    measuresOf: (text: string) => string[] = () => [],
  ) {
    this.wordsOf = wordsOf;
    this.measuresOf = measuresOf;
  }

  /** Returns the numbers of the words of a text. */
  of(text: string): number[] {
    return [
      ...text.split(/\s+/).flatMap((spelling) => this.ofOne(spelling)),
      ...this.measuresOf(text).map((measure) => this.numberOf(measure)),
    ];
  }

  /** Returns all words sorted, and the final number of each provisional one. */
  finish(): { sorted: string[]; renumbered: Uint32Array } {
    const sorted = [...this.numberOfWord.keys()].sort();
    const renumbered = new Uint32Array(sorted.length);
    sorted.forEach((word, place) => (renumbered[this.numberOfWord.get(word)!] = place));
    return { sorted, renumbered };
  }

  private ofOne(spelling: string): number[] {
    const known = this.ofSpelling.get(spelling);
    if (known) return known;
    const numbers = this.wordsOf(spelling).map((word) => this.numberOf(word));
    this.ofSpelling.set(spelling, numbers);
    return numbers;
  }

  private numberOf(word: string): number {
    const number = this.numberOfWord.get(word) ?? this.numberOfWord.size;
    this.numberOfWord.set(word, number);
    return number;
  }
}
