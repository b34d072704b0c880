import type { Language } from "../../../../shared/site.ts";
import { frequentRanges } from "./frequent-ranges.ts";
import { emptyBits, marketBits, type IndexData, type PostingLists } from "./index-data.ts";
import { nameTokens } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A document of the index. Documents are added by popularity, the most popular first. */
export interface SearchDocument {
  /** Its words count more than those of the categories. A document without a name is not found. */
  name: string;
  /** Labels of variants: "schwarz", "500 g". They rank like category names. */
  variants?: string[];
  /** The names of the category and its ancestors. */
  categories: string[];
  /** Bit mask: the markets that sell it. */
  markets: number;
}

/** Builds the arrays of an index from documents that are added one after the other. */
export class IndexBuilder {
  private readonly language: Language;
  private readonly numberOfWord = new Map<string, number>();
  /** Folding is expensive, and names share most of their words. */
  private readonly wordsOfSpelling = new Map<string, number[]>();
  /** Where the words of each document begin, and where the last ones end. */
  private readonly starts = [0];
  private words = new Uint32Array(1_024);
  private wordCount = 0;
  private readonly markets: number[] = [];
  private readonly categories: number[] = [];
  private readonly numberOfCategory = new Map<string, number>();
  private readonly categoryWords: string[][] = [];

  constructor(language: Language) {
    this.language = language;
  }

  add({ name, variants = [], categories, markets }: SearchDocument): void {
    const found = new Set<number>();
    for (const spelling of name.split(/\s+/))
      for (const word of this.wordsOf(spelling)) found.add(word);
    if (this.wordCount + found.size > this.words.length) {
      const larger = new Uint32Array(2 * this.words.length + found.size);
      larger.set(this.words);
      this.words = larger;
    }
    for (const word of found) this.words[this.wordCount++] = word;
    this.starts.push(this.wordCount);
    this.markets.push(found.size > 0 ? markets : 0);
    this.categories.push(this.categoryOf([...categories, ...variants]));
  }

  finish(): IndexData {
    const count = this.markets.length;
    const sorted = [...this.numberOfWord.keys()].sort();
    const renumbered = new Uint32Array(sorted.length);
    sorted.forEach((word, number) => (renumbered[this.numberOfWord.get(word)!] = number));
    const words = this.words.slice(0, this.wordCount).map((word) => renumbered[word]!);
    const wordStarts = Uint32Array.from(this.starts);
    const byWord = invert(words, wordStarts, sorted.length);
    return {
      language: this.language,
      documents: count,
      vocabulary: Vocabulary.build(sorted),
      wordStarts,
      words,
      byWord,
      frequentWords: frequentRanges(sorted, (from, to) => [listOf(byWord, from, to)], count),
      ...this.finishCategories(),
      markets: Array.from({ length: marketBits }, (_, market) => {
        const bits = emptyBits(count);
        this.markets.forEach((mask, document) => {
          if (mask & (1 << market)) bits[document >>> 5]! |= 1 << (document & 31);
        });
        return bits;
      }),
    };
  }

  private finishCategories() {
    const sorted = [...new Set(this.categoryWords.flat())].sort();
    const numberOf = new Map(sorted.map((word, number) => [word, number]));
    const categories = Uint32Array.from(this.categories);
    const count = categories.length;
    const byCategory = invert(
      categories,
      Uint32Array.from({ length: count + 1 }, (_, at) => at),
      this.categoryWords.length,
    );
    const wordStarts = [0];
    for (const words of this.categoryWords) wordStarts.push(wordStarts.at(-1)! + words.length);
    const byCategoryWord = invert(
      Uint32Array.from(this.categoryWords.flat(), (word) => numberOf.get(word)!),
      Uint32Array.from(wordStarts),
      sorted.length,
    );
    const documentsOf = (from: number, to: number) =>
      Array.from(listOf(byCategoryWord, from, to), (category) => listOf(byCategory, category));
    return {
      categories,
      byCategory,
      categoryVocabulary: Vocabulary.build(sorted),
      byCategoryWord,
      frequentCategoryWords: frequentRanges(sorted, documentsOf, count),
    };
  }

  private wordsOf(spelling: string): number[] {
    let known = this.wordsOfSpelling.get(spelling);
    if (!known) {
      known = nameTokens(spelling, this.language).map((word) => {
        const number = this.numberOfWord.get(word) ?? this.numberOfWord.size;
        this.numberOfWord.set(word, number);
        return number;
      });
      this.wordsOfSpelling.set(spelling, known);
    }
    return known;
  }

  private categoryOf(names: string[]): number {
    const key = names.join("\n");
    const known = this.numberOfCategory.get(key);
    if (known !== undefined) return known;
    const number = this.categoryWords.length;
    this.numberOfCategory.set(key, number);
    this.categoryWords.push([...new Set(names.flatMap((name) => nameTokens(name, this.language)))]);
    return number;
  }
}

const listOf = ({ starts, entries }: PostingLists, from: number, to = from + 1) =>
  entries.subarray(starts[from], starts[to]);

/** Inverts "the values of each document" into "the documents of each value", in the order of documents. */
function invert(values: Uint32Array, starts: Uint32Array, size: number): PostingLists {
  const inverted = { starts: new Uint32Array(size + 1), entries: new Uint32Array(values.length) };
  for (const value of values) inverted.starts[value + 1]!++;
  for (let value = 0; value < size; value++) inverted.starts[value + 1]! += inverted.starts[value]!;
  const next = inverted.starts.slice();
  for (let document = 0; document + 1 < starts.length; document++)
    for (let at = starts[document]!; at < starts[document + 1]!; at++)
      inverted.entries[next[values[at]!]!++] = document;
  return inverted;
}
