import { DocumentSet } from "./document-set.ts";
import { isFrequent } from "./frequent-ranges.ts";
import { rangeKey, type IndexData, type PostingLists } from "./index-data.ts";

/** Kinds of matches, best first; within a tier documents are ordered by popularity. */
export const tiers = {
  /** By the whole word. */
  exact: 1,
  /** By its prefix. */
  prefix: 2,
  /** By the last word of a compound. */
  compound: 3,
  /** By the names of its categories or variants. */
  category: 4,
  /** By letters anywhere within a word. */
  substring: 5,
  /** With one typo, not in the first letter. */
  typo: 6,
  /** With a typo in the first letter, or with two typos. */
  typos: 7,
} as const;

/** Words from number `from` up to `to`, without the latter. */
interface Range {
  from: number;
  to: number;
}

interface RangeInTier extends Range {
  tier: number;
  of: "names" | "categories";
  /** The documents as a bitmap, when they are very many. */
  bits: Uint32Array | undefined;
}

/** The words of longer ranges are not marked one by one. */
const fewWords = 64;

/** The words of names and categories that one typed word matches, each in its best tier. */
export class WordMatches {
  typed = "";
  /** The worst tier that was looked up so far. */
  lookedUpTo = 0;
  /** The best tier with a match. */
  bestTier = Infinity;
  private readonly data: IndexData;
  private exact = -1;
  /** The words with the typed prefix. */
  private withPrefix: Range = { from: 0, to: 0 };
  private readonly ranges: RangeInTier[] = [];
  /** Those of `ranges` that are longer than `fewWords`. */
  private readonly wideRanges: RangeInTier[] = [];
  /** The single words of shorter ranges; their tiers are in `tierOfWord`. */
  private readonly words: number[] = [];
  private readonly tierOfWord: Uint8Array;
  private readonly tierOfCategory: Uint8Array;
  /** Matching categories with the word of their names that matches. */
  private readonly categories = new Map<number, number>();
  /** By tier: entries of the posting lists, and the cost of gathering them, which is less where a bitmap exists. */
  private readonly entries = new Float64Array(tiers.typos + 1);
  private readonly costs = new Float64Array(tiers.typos + 1);
  private readonly documents: DocumentSet;
  /** `documents` holds all tiers up to this one. */
  private gatheredUpTo = 0;

  constructor(data: IndexData) {
    this.data = data;
    this.tierOfWord = new Uint8Array(data.byWord.starts.length - 1);
    this.tierOfCategory = new Uint8Array(data.byCategory.starts.length - 1);
    this.documents = new DocumentSet(data.documents);
  }

  /** Resets for another typed word: `exact` is its number or -1, `withPrefix` the words that begin with it. */
  begin(typed: string, exact: number, withPrefix: Range): void {
    this.clear();
    this.typed = typed;
    this.exact = exact;
    this.withPrefix = withPrefix;
    this.lookedUpTo = tiers.prefix;
    if (exact >= 0) this.addRange(exact, exact + 1, tiers.exact);
    const { from, to } = withPrefix;
    if (to - from > (exact >= 0 ? 1 : 0)) this.addRange(from, to, tiers.prefix);
  }

  /** Adds words of names; those that have a better tier keep it. */
  add(from: number, to: number, tier: number): void {
    if (to - from > fewWords) {
      const isKnown = [this.withPrefix, ...this.wideRanges].some(
        (range) => from >= range.from && to <= range.to,
      );
      if (!isKnown) this.wideRanges.push(this.addRange(from, to, tier));
      return;
    }
    for (let word = from; word < to; word++) {
      if (this.tierOf(word) !== 0) continue;
      this.tierOfWord[word] = tier;
      this.words.push(word);
      this.count(tier, entriesOf(this.data.byWord, word), this.bitsOf(word));
    }
  }

  /** Adds categories by words of their names, in the same way. */
  addCategories(from: number, to: number, tier: number): void {
    const { byCategory, byCategoryWord, frequentCategoryWords } = this.data;
    let entries = 0;
    for (let word = from; word < to; word++)
      for (let at = byCategoryWord.starts[word]!; at < byCategoryWord.starts[word + 1]!; at++) {
        const category = byCategoryWord.entries[at]!;
        if (this.tierOfCategory[category] !== 0) continue;
        this.tierOfCategory[category] = tier;
        this.categories.set(category, word);
        entries += entriesOf(byCategory, category);
      }
    const bits = frequentCategoryWords.get(rangeKey(from, to));
    if (entries > 0) this.addCounted({ from, to, tier, of: "categories", bits }, entries);
  }

  /** The word of the category names by which the document was found, if it was found so. */
  categoryWordOf(document: number): number | undefined {
    return this.categories.get(this.data.categories[document]!);
  }

  get isEmpty() {
    return this.bestTier === Infinity;
  }

  has(tier: number): boolean {
    return this.entries[tier]! > 0;
  }

  /** Entries of the posting lists up to a tier. */
  entriesUpTo(tier: number): number {
    let sum = 0;
    for (let each = 1; each <= tier; each++) sum += this.entries[each]!;
    return sum;
  }

  /** The cost of gathering the documents up to a tier that are missing in the set. */
  costUpTo(tier: number): number {
    let sum = 0;
    for (let each = this.prepare(tier); each <= tier; each++) sum += this.costs[each]!;
    return sum;
  }

  /** The tier of a word, or 0. */
  tierOf(word: number): number {
    const { from, to } = this.withPrefix;
    if (word >= from && word < to) return word === this.exact ? tiers.exact : tiers.prefix;
    let tier = this.tierOfWord[word]!;
    for (const wide of this.wideRanges) {
      const isBetter = tier === 0 || wide.tier < tier;
      if (isBetter && word >= wide.from && word < wide.to) tier = wide.tier;
    }
    return tier;
  }

  /** The best tier of the document's words, or Infinity. */
  tierIn(document: number): number {
    const { wordStarts, words, categories } = this.data;
    const category = this.categories.size > 0 && this.tierOfCategory[categories[document]!]!;
    let best = category || Infinity;
    const end = wordStarts[document + 1]!;
    for (let at = wordStarts[document]!; at < end; at++) {
      const tier = this.tierOf(words[at]!);
      if (tier !== 0 && tier < best) best = tier;
    }
    return best;
  }

  /** All documents up to a tier. */
  documentsUpTo(tier: number): DocumentSet {
    const first = this.prepare(tier);
    const isMissing = (each: number) => each >= first && each <= tier;
    for (const range of this.ranges) if (isMissing(range.tier)) this.gather(range);
    for (const word of this.words) if (isMissing(this.tierOfWord[word]!)) this.gatherWord(word);
    this.gatheredUpTo = tier;
    return this.documents;
  }

  private clear() {
    for (const word of this.words) this.tierOfWord[word] = 0;
    for (const category of this.categories.keys()) this.tierOfCategory[category] = 0;
    this.words.length = 0;
    this.ranges.length = 0;
    this.wideRanges.length = 0;
    this.categories.clear();
    this.entries.fill(0);
    this.costs.fill(0);
    this.bestTier = Infinity;
    this.documents.clear();
    this.gatheredUpTo = 0;
  }

  /** The first tier that is missing in the set; empties the set when it holds more than the tier asked for. */
  private prepare(tier: number): number {
    // The words with the prefix include the whole word.
    const first = tier > tiers.exact && this.has(tiers.prefix) ? tiers.prefix : tiers.exact;
    if (this.gatheredUpTo < first || this.gatheredUpTo > tier) {
      this.documents.clear();
      this.gatheredUpTo = 0;
    }
    return Math.max(first, this.gatheredUpTo + 1);
  }

  private addRange(from: number, to: number, tier: number): RangeInTier {
    const { byWord, frequentWords } = this.data;
    const bits = frequentWords.get(rangeKey(from, to));
    const range: RangeInTier = { from, to, tier, of: "names", bits };
    this.addCounted(range, entriesOf(byWord, from, to));
    return range;
  }

  private addCounted(range: RangeInTier, entries: number) {
    this.ranges.push(range);
    this.count(range.tier, entries, range.bits);
  }

  /** Counts more entries of a tier. */
  private count(tier: number, entries: number, bits: Uint32Array | undefined) {
    this.entries[tier]! += entries;
    // The first bitmap is borrowed, which costs nothing.
    if (!bits) this.costs[tier]! += entries;
    else if (tier > tiers.prefix) this.costs[tier]! += bits.length / 2;
    this.bestTier = Math.min(this.bestTier, tier);
    // The documents gathered before lack these entries.
    this.gatheredUpTo = Math.min(this.gatheredUpTo, tier - 1);
  }

  /** The bitmap of a word that very many documents have. */
  private bitsOf(word: number): Uint32Array | undefined {
    const { byWord, documents, frequentWords } = this.data;
    return isFrequent(entriesOf(byWord, word), documents)
      ? frequentWords.get(rangeKey(word, word + 1))
      : undefined;
  }

  private gatherWord(word: number) {
    const bits = this.bitsOf(word);
    if (bits) this.documents.addBits(bits);
    else this.documents.addLists(this.data.byWord, word, word + 1);
  }

  private gather({ from, to, of, bits }: RangeInTier) {
    const { byWord, byCategory, byCategoryWord } = this.data;
    if (bits) return this.documents.addBits(bits);
    if (of === "names") return this.documents.addLists(byWord, from, to);
    for (let at = byCategoryWord.starts[from]!; at < byCategoryWord.starts[to]!; at++) {
      const category = byCategoryWord.entries[at]!;
      this.documents.addLists(byCategory, category, category + 1);
    }
  }
}

const entriesOf = ({ starts }: PostingLists, from: number, to = from + 1) =>
  starts[to]! - starts[from]!;
