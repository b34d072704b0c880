import { DocumentSet } from "./document-set.ts";
import { isFrequent } from "./frequent-ranges.ts";
import { rangeKey, type IndexData, type Lists } from "./index-data.ts";

/** How a document was found, best first; popularity decides among equals. */
export const tiers = {
  /** The very words. */
  exact: 1,
  /** Their beginnings. */
  beginning: 2,
  /** As the last part of a compound. */
  compound: 3,
  /** In the names of its categories or variants. */
  category: 4,
  /** Anywhere within words. */
  within: 5,
  /** With a slip of the finger, but for the first letter. */
  slip: 6,
  /** With a slip in the first letter, or with two. */
  slips: 7,
} as const;

/** Words by their numbers, without `to`. */
interface Range {
  from: number;
  to: number;
}

interface RangeInTier extends Range {
  tier: number;
  of: "names" | "categories";
  /** When very many documents have them. */
  bits: Uint32Array | undefined;
}

/** Ranges of more words are not gone through. */
const fewWords = 64;

/** What one typed word means: words of names and categories, each in its best tier. */
export class WordMatches {
  typed = "";
  /** The worst tier that was looked at. */
  extent = 0;
  /** The best tier that there is something in. */
  lowest = Infinity;
  private readonly data: IndexData;
  private exact = -1;
  /** The words that begin so. */
  private beginning: Range = { from: 0, to: 0 };
  private readonly ranges: RangeInTier[] = [];
  /** Of those the ones with many words. */
  private readonly wideRanges: RangeInTier[] = [];
  /** The words of all others, each in the tier that came first. */
  private readonly words: number[] = [];
  private readonly tierOfWord: Uint8Array;
  private readonly tierOfCategory: Uint8Array;
  /** With the word of their names. */
  private readonly categories = new Map<number, number>();
  /** Entries in the lists of each tier; and what it costs to gather them, which is less when they are at hand as bits. */
  private readonly entries = new Float64Array(tiers.slips + 1);
  private readonly costs = new Float64Array(tiers.slips + 1);
  private readonly documents: DocumentSet;
  /** The worst tier that is among the documents. */
  private gathered = 0;

  constructor(data: IndexData) {
    this.data = data;
    this.tierOfWord = new Uint8Array(data.byWord.starts.length - 1);
    this.tierOfCategory = new Uint8Array(data.byCategory.starts.length - 1);
    this.documents = new DocumentSet(data.documents);
  }

  /** For another word: itself, if there is one, and all that begin with it. */
  begin(typed: string, exact: number, beginning: Range): void {
    this.clear();
    this.typed = typed;
    this.exact = exact;
    this.beginning = beginning;
    this.extent = tiers.beginning;
    if (exact >= 0) this.addRange(exact, exact + 1, tiers.exact);
    const { from, to } = beginning;
    if (to - from > (exact >= 0 ? 1 : 0)) this.addRange(from, to, tiers.beginning);
  }

  /** Words of names; those that have a better tier keep it. */
  add(from: number, to: number, tier: number): void {
    if (to - from > fewWords) {
      const isKnown = [this.beginning, ...this.wideRanges].some(
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

  /** Words of the names of categories, in the same way. */
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
    if (entries > 0) this.keep({ from, to, tier, of: "categories", bits }, entries);
  }

  /** The word of the categories' names by which the document was found, if it was. */
  categoryWordOf(document: number): number | undefined {
    return this.categories.get(this.data.categories[document]!);
  }

  get isEmpty() {
    return this.lowest === Infinity;
  }

  has(tier: number): boolean {
    return this.entries[tier]! > 0;
  }

  /** How many entries there are in this tier and those before. */
  entriesUpTo(tier: number): number {
    let sum = 0;
    for (let each = 1; each <= tier; each++) sum += this.entries[each]!;
    return sum;
  }

  /** What it costs to gather the documents that are missing in the set. */
  costUpTo(tier: number): number {
    let sum = 0;
    for (let each = this.prepare(tier); each <= tier; each++) sum += this.costs[each]!;
    return sum;
  }

  /** The tier of a word, or 0. */
  tierOf(word: number): number {
    const { from, to } = this.beginning;
    if (word >= from && word < to) return word === this.exact ? tiers.exact : tiers.beginning;
    let tier = this.tierOfWord[word]!;
    for (const wide of this.wideRanges) {
      const isBetter = tier === 0 || wide.tier < tier;
      if (isBetter && word >= wide.from && word < wide.to) tier = wide.tier;
    }
    return tier;
  }

  /** The best tier in a document, or Infinity. */
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

  /** All documents in this tier and those before. */
  documentsUpTo(tier: number): DocumentSet {
    const first = this.prepare(tier);
    const isMissing = (each: number) => each >= first && each <= tier;
    for (const range of this.ranges) if (isMissing(range.tier)) this.gather(range);
    for (const word of this.words) if (isMissing(this.tierOfWord[word]!)) this.gatherWord(word);
    this.gathered = tier;
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
    this.lowest = Infinity;
    this.documents.clear();
    this.gathered = 0;
  }

  /** The first tier that is missing in the set; forgets the set when it cannot be added to. */
  private prepare(tier: number): number {
    // The beginnings hold the very word too.
    const first = tier > tiers.exact && this.has(tiers.beginning) ? tiers.beginning : tiers.exact;
    if (this.gathered < first || this.gathered > tier) {
      this.documents.clear();
      this.gathered = 0;
    }
    return Math.max(first, this.gathered + 1);
  }

  private addRange(from: number, to: number, tier: number): RangeInTier {
    const { byWord, frequentWords } = this.data;
    const bits = frequentWords.get(rangeKey(from, to));
    const range: RangeInTier = { from, to, tier, of: "names", bits };
    this.keep(range, entriesOf(byWord, from, to));
    return range;
  }

  private keep(range: RangeInTier, entries: number) {
    this.ranges.push(range);
    this.count(range.tier, entries, range.bits);
  }

  /** Something more in a tier. */
  private count(tier: number, entries: number, bits: Uint32Array | undefined) {
    this.entries[tier]! += entries;
    // The first bits are lent.
    if (!bits) this.costs[tier]! += entries;
    else if (tier > tiers.beginning) this.costs[tier]! += bits.length / 2;
    this.lowest = Math.min(this.lowest, tier);
    // What was gathered before lacks it.
    this.gathered = Math.min(this.gathered, tier - 1);
  }

  /** Of a word that very many documents have. */
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

const entriesOf = ({ starts }: Lists, from: number, to = from + 1) => starts[to]! - starts[from]!;
