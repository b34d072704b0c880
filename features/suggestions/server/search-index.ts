import type { Language } from "../../../shared/site.ts";
import { IndexBuilder, type SearchDocument } from "./index-builder.ts";
import { headLength, marketBits, nothing, type IndexData, type Lists } from "./index-data.ts";
import { queryTokens } from "./tokens.ts";
import { Vocabulary, type OnWords } from "./vocabulary.ts";

/** How a document was found, best first; popularity decides among equals. */
export const tiers = {
  /** The very words. */
  exact: 1,
  /** Their beginnings. */
  beginning: 2,
  /** As the last part of a compound. */
  compound: 3,
  /** In the names of its categories. */
  category: 4,
  /** Anywhere within words. */
  within: 5,
  /** With a slip of the finger, but for the first letter. */
  slip: 6,
  /** With a slip in the first letter, or with two. */
  slips: 7,
} as const;

export interface Hit {
  document: number;
  tier: number;
}

export interface Found {
  hits: Hit[];
  /** How far the search had to go: 0 as it was typed, then joined or split, then with slips. */
  resort: number;
  /** The words as they were probably meant (folded), when nothing was found for them as they are. */
  meant?: string[];
}

/** Slips are looked for from so many letters on: fewer are like too many other words. */
const lettersForOneSlip = 4;
const lettersForTwoSlips = 8;
/** With two slips the first letters must be right, or half the vocabulary would be alike. */
const sureLetters = 2;
/** Compounds and words that hold something: as many as are looked at. */
const mostWords = 2_000;
/** Parts that are written apart, or together, have at least so many letters. */
const shortestPart = 3;

/** Ways to join and split words that are tried. */
const mostVariants = 12;
/** With several words so many documents are looked at one by one, before the lists of words are laid upon each other. */
const fewDocuments = 256;

/** Finds documents by what somebody types: beginnings first, and with slips only what is not found otherwise. */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  private readonly categoryVocabulary: Vocabulary;
  private readonly byCategoryWord: number[][];
  /** What was looked up for the search that runs, and what is free for the next word. */
  private readonly lookedUp = new Map<string, WordMatches>();
  private readonly free: WordMatches[] = [];
  private readonly candidates: DocumentSet;
  private readonly others: DocumentSet;

  constructor(data: IndexData) {
    this.data = data;
    this.vocabulary = new Vocabulary(data.vocabulary);
    this.categoryVocabulary = new Vocabulary(data.categoryVocabulary);
    this.byCategoryWord = Array.from({ length: this.categoryVocabulary.size }, () => []);
    data.categoryWords.forEach((words, category) => {
      for (const word of words) this.byCategoryWord[word]!.push(category);
    });
    this.candidates = new DocumentSet(data.documents);
    this.others = new DocumentSet(data.documents);
  }

  static build(language: Language, documents: Iterable<SearchDocument>): SearchIndex {
    const builder = new IndexBuilder(language);
    for (const document of documents) builder.add(document);
    return new SearchIndex(builder.finish());
  }

  /** Documents that a market sells and the text means, best first. */
  search(text: string, market: number, limit: number): Found {
    const words = queryTokens(text, this.data.language);
    if (words.length === 0 || limit < 1) return { hits: [], resort: 0 };
    try {
      return this.findSomehow(words, market, limit);
    } finally {
      this.free.push(...this.lookedUp.values());
      this.lookedUp.clear();
    }
  }

  /** The document is no longer to be found. */
  hide(document: number): void {
    for (const sold of this.data.markets) sold[document >>> 5]! &= ~(1 << (document & 31));
  }

  private findSomehow(words: string[], market: number, limit: number): Found {
    let hits = this.find(words, market, limit, "typed");
    if (hits.length > 0) return { hits, resort: 0 };
    for (const other of this.joinedAndSplit(words).take(mostVariants)) {
      hits = this.find(other, market, limit, "typed");
      if (hits.length > 0) return { hits, resort: 1 };
    }
    for (const [look, resort] of [
      ["else", 2],
      ["also", 3],
    ] as const) {
      hits = this.find(words, market, limit, look);
      if (hits.length === 0) continue;
      return hits[0]!.tier < tiers.slip
        ? { hits, resort }
        : { hits, resort, meant: this.meantBy(words, look, hits[0]!) };
    }
    return { hits, resort: Infinity };
  }

  /** "kaffee maschine" for "kaffeemaschine" and the other way round, most likely first. */
  private *joinedAndSplit(words: string[]): Generator<string[]> {
    for (let at = 0; at + 1 < words.length; at++)
      yield words.toSpliced(at, 2, words[at]! + words[at + 1]!);
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      for (let end = word.length - shortestPart; end >= shortestPart; end--) {
        const [first, rest] = [word.slice(0, end), word.slice(end)];
        if (this.vocabulary.find(first) < 0) continue;
        const { from, to } = this.vocabulary.beginning(rest);
        if (from < to) yield words.toSpliced(at, 1, first, rest);
      }
    }
  }

  /** The words of the best document that stand for those that were typed. */
  private meantBy(words: string[], look: Look, { document }: Hit): string[] {
    const { wordStarts, words: all } = this.data;
    return words.map((word) => {
      const found = this.lookUp(word, look);
      let best = { tier: Infinity, number: 0 };
      for (let at = wordStarts[document]!; at < wordStarts[document + 1]!; at++) {
        const tier = found.tierOf(all[at]!);
        if (tier > 0 && tier < best.tier) best = { tier, number: all[at]! };
      }
      if (found.tierIn(document) < tiers.slip) return word;
      if (best.tier < Infinity) return this.vocabulary.word(best.number);
      const inCategory = found.categoryWordOf(document);
      return inCategory === undefined ? word : this.categoryVocabulary.word(inCategory);
    });
  }

  /** What a word means; with slips if there is nothing "else", or "also" if there is. */
  private lookUp(word: string, look: Look): WordMatches {
    const key = `${look} ${word}`;
    const known = this.lookedUp.get(key);
    if (known) return known;
    const found = this.free.pop() ?? new WordMatches(this.data, this.vocabulary.size);
    found.clear();
    this.lookedUp.set(key, found);
    found.begin(this.vocabulary.find(word), this.vocabulary.beginning(word));
    for (const compound of this.vocabulary.compounds(word, mostWords))
      found.add(compound, compound + 1, tiers.compound);
    const categories = this.categoryVocabulary.beginning(word);
    for (let at = categories.from; at < categories.to; at++)
      this.addCategories(at, tiers.category, found);
    if (look === "also" || (look === "else" && found.isEmpty))
      for (const holder of this.vocabulary.holding(word, mostWords))
        found.add(holder, holder + 1, tiers.within);
    if (look === "also" || (look === "else" && found.isEmpty)) this.addSlips(word, found);
    return found;
  }

  private addCategories(word: number, tier: number, found: WordMatches) {
    for (const category of this.byCategoryWord[word]!) found.addCategory(category, word, tier);
  }

  private addSlips(word: string, found: WordMatches) {
    if (word.length < lettersForOneSlip || /\d/.test(word)) return;
    const before = found.size;
    const inTier =
      (tier: number): OnWords =>
      (from, to) =>
        found.add(from, to, tier);
    const inCategories: OnWords = (from, to) => {
      for (let at = from; at < to; at++) this.addCategories(at, tiers.slips, found);
    };
    this.vocabulary.near(word, 1, 1, inTier(tiers.slip));
    this.vocabulary.nearAtFirst(word, inTier(tiers.slips));
    this.categoryVocabulary.near(word, 1, 1, inCategories);
    if (found.size > before || word.length < lettersForTwoSlips) return;
    this.vocabulary.near(word, 2, sureLetters, inTier(tiers.slips));
    this.categoryVocabulary.near(word, 2, sureLetters, inCategories);
  }

  private find(words: string[], market: number, limit: number, look: Look): Hit[] {
    const matches = words.map((word) => this.lookUp(word, look));
    if (matches.some((found) => found.isEmpty)) return [];
    return matches.length === 1
      ? this.findOne(words[0]!, matches[0]!, market, limit)
      : this.findAll(matches, market, limit);
  }

  /** Documents with one word, tier by tier. */
  private findOne(word: string, found: WordMatches, market: number, limit: number): Hit[] {
    const hits = new Hits(limit);
    for (let tier = 1; tier <= found.highest && hits.areWanted; tier++) {
      if (found.cost(tier, tier) === 0) continue;
      const isAtHand = tier === tiers.beginning && limit <= headLength;
      if (isAtHand && this.addHead(word, market, hits)) continue;
      this.scan([found], market, tier, tier, (document) => {
        hits.add(document, tier);
        return hits.areWanted;
      });
    }
    return hits.all;
  }

  /**
   * Documents with all words: with the very words, then with their beginnings, which is mostly enough; only then all the
   * rest together.
   */
  private findAll(matches: WordMatches[], market: number, limit: number): Hit[] {
    const hits = new Hits(limit);
    for (const tier of [tiers.exact, tiers.beginning])
      this.scan(matches, market, 1, tier, (document) => {
        hits.add(document, tier);
        return hits.areWanted;
      });
    const highest = Math.max(...matches.map((found) => found.highest));
    if (!hits.areWanted || highest <= tiers.beginning) return hits.all;
    // No document can be in a better tier than the word that is found worst.
    const best = Math.max(tiers.compound, ...matches.map((found) => found.lowest));
    const byTier = Array.from({ length: highest + 1 }, (): number[] => []);
    this.scan(matches, market, 1, highest, (document) => {
      const tier = Math.max(...matches.map((found) => found.tierIn(document)));
      byTier[tier]!.push(document);
      return byTier[best]!.length < limit;
    });
    byTier.forEach((documents, tier) => {
      for (const document of documents) if (hits.areWanted) hits.add(document, tier);
    });
    return hits.all;
  }

  /**
   * Every document that a market sells and that has all words between two tiers, the most popular first, until one is
   * answered with false.
   */
  private scan(
    matches: WordMatches[],
    market: number,
    lowest: number,
    highest: number,
    onDocument: (document: number) => boolean,
  ): void {
    const cost = (found: WordMatches) => found.cost(lowest, highest);
    const [rarest, ...others] = matches.toSorted((a, b) => cost(a) - cost(b)) as [WordMatches];
    const fewest = cost(rarest);
    if (fewest === 0) return;
    const sold = this.data.markets[market]!;
    const isIn = (document: number) => (found: WordMatches) => {
      const tier = found.tierIn(document);
      return tier >= lowest && tier <= highest;
    };
    const { documents } = this.data;
    if (fewest > documents >>> 3) {
      // Nearly every document would be noted: going through them all finds the first ones sooner.
      for (let document = 0; document < documents; document++) {
        if ((sold[document >>> 5]! & (1 << (document & 31))) === 0) continue;
        if (matches.every(isIn(document)) && !onDocument(document)) return;
      }
      return;
    }
    const { candidates } = this;
    rarest.addDocuments(lowest, highest, candidates);
    let looked = 0;
    for (let document = candidates.next(0, sold); document >= 0;) {
      if (others.every(isIn(document)) && !onDocument(document)) break;
      if (++looked === fewDocuments) this.narrow(others, lowest, highest, fewest);
      document = candidates.next(document + 1, sold);
    }
    candidates.clear();
  }

  /** Of the candidates only those stay that the other words have too, as far as that is soon found out. */
  private narrow(others: WordMatches[], lowest: number, highest: number, fewest: number) {
    for (const found of others) {
      if (found.cost(lowest, highest) > 16 * fewest) continue;
      found.addDocuments(lowest, highest, this.others);
      this.candidates.retain(this.others);
      this.others.clear();
    }
  }

  /** From what is at hand for a beginning that many documents have; false when it does not suffice. */
  private addHead(word: string, market: number, hits: Hits): boolean {
    const { numberOf, documents } = this.data.heads;
    const head = numberOf.get(word);
    if (head === undefined) return false;
    const sold = this.data.markets[market]!;
    const start = (head * marketBits + market) * headLength;
    for (let at = start; at < start + headLength && hits.areWanted; at++) {
      const document = documents[at]!;
      if (document === nothing) return true;
      if ((sold[document >>> 5]! & (1 << (document & 31))) !== 0)
        hits.add(document, tiers.beginning);
    }
    return !hits.areWanted;
  }
}

/** As "typed"; or, if that is nothing, something "else"; or such things "also". */
type Look = "typed" | "else" | "also";

/** What was found until now, in the order of the answer. */
class Hits {
  readonly all: Hit[] = [];
  private readonly seen = new Set<number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get areWanted() {
    return this.all.length < this.limit;
  }

  add(document: number, tier: number) {
    if (!this.areWanted || this.seen.has(document)) return;
    this.seen.add(document);
    this.all.push({ document, tier });
  }
}

/** What one typed word means: words of names and categories, each in its best tier. */
class WordMatches {
  /** The best and the worst tier that there is something in. */
  lowest = Infinity;
  highest = 0;
  size = 0;
  private readonly data: IndexData;
  /** The words that begin so. */
  private from = 0;
  private to = 0;
  private exact = -1;
  /** The others. */
  private readonly tierOfWord: Uint8Array;
  private readonly words: number[] = [];
  private readonly tierOfCategory: Uint8Array;
  /** With the word of their names. */
  private readonly categories = new Map<number, number>();
  /** Entries in the lists of each tier. */
  private readonly costs = new Float64Array(tiers.slips + 1);

  constructor(data: IndexData, vocabularySize: number) {
    this.data = data;
    this.tierOfWord = new Uint8Array(vocabularySize);
    this.tierOfCategory = new Uint8Array(data.categoryWords.length);
  }

  get isEmpty() {
    return this.size === 0;
  }

  clear() {
    for (const word of this.words) this.tierOfWord[word] = 0;
    for (const category of this.categories.keys()) this.tierOfCategory[category] = 0;
    this.words.length = 0;
    this.categories.clear();
    this.costs.fill(0);
    this.lowest = Infinity;
    this.highest = 0;
    this.size = 0;
    this.begin(-1, { from: 0, to: 0 });
  }

  /** The word itself, if there is one, and all that begin with it: first of all. */
  begin(exact: number, { from, to }: { from: number; to: number }) {
    const { starts } = this.data.byWord;
    this.exact = exact;
    this.from = from;
    this.to = to;
    if (exact >= 0) this.count(tiers.exact, starts[exact + 1]! - starts[exact]!);
    const isMore = to - from > (exact >= 0 ? 1 : 0);
    if (isMore) this.count(tiers.beginning, starts[to]! - starts[from]! - this.costs[1]!);
  }

  /** Words from number `from` up to `to`; those that have a better tier keep it. */
  add(from: number, to: number, tier: number) {
    const { starts } = this.data.byWord;
    for (let word = from; word < to; word++) {
      if (this.tierOf(word) !== 0) continue;
      this.tierOfWord[word] = tier;
      this.words.push(word);
      this.count(tier, starts[word + 1]! - starts[word]!);
    }
  }

  /** A category by a word of its names. */
  addCategory(category: number, word: number, tier: number) {
    if (this.tierOfCategory[category] !== 0) return;
    const { starts } = this.data.byCategory;
    this.tierOfCategory[category] = tier;
    this.categories.set(category, word);
    this.count(tier, starts[category + 1]! - starts[category]!);
  }

  /** The word of the categories' names by which the document was found, if it was. */
  categoryWordOf(document: number): number | undefined {
    return this.categories.get(this.data.categories[document]!);
  }

  private count(tier: number, entries: number) {
    this.costs[tier]! += entries;
    this.size++;
    this.lowest = Math.min(this.lowest, tier);
    this.highest = Math.max(this.highest, tier);
  }

  /** How many entries there are between two tiers. */
  cost(lowest: number, highest: number): number {
    let sum = 0;
    for (let tier = lowest; tier <= highest; tier++) sum += this.costs[tier]!;
    return sum;
  }

  /** The tier of a word, or 0. */
  tierOf(word: number): number {
    if (word >= this.from && word < this.to)
      return word === this.exact ? tiers.exact : tiers.beginning;
    return this.tierOfWord[word]!;
  }

  /** The best tier in a document, or Infinity. */
  tierIn(document: number): number {
    const { wordStarts, words, categories } = this.data;
    const inCategory = this.tierOfCategory[categories[document]!]!;
    let best = inCategory === 0 ? Infinity : inCategory;
    const end = wordStarts[document + 1]!;
    for (let at = wordStarts[document]!; at < end; at++) {
      const tier = this.tierOf(words[at]!);
      if (tier !== 0 && tier < best) best = tier;
    }
    return best;
  }

  /** All that stands in the lists between two tiers. */
  addDocuments(lowest: number, highest: number, documents: DocumentSet) {
    const { byWord, byCategory } = this.data;
    if (highest >= tiers.beginning && lowest <= tiers.beginning)
      documents.addAll(byWord, this.from, this.to);
    else if (lowest <= tiers.exact && this.exact >= 0)
      documents.addAll(byWord, this.exact, this.exact + 1);
    for (const word of this.words)
      if (this.tierOfWord[word]! >= lowest && this.tierOfWord[word]! <= highest)
        documents.addAll(byWord, word, word + 1);
    for (const category of this.categories.keys())
      if (this.tierOfCategory[category]! >= lowest && this.tierOfCategory[category]! <= highest)
        documents.addAll(byCategory, category, category + 1);
  }
}

/** A set of documents, read in order. */
class DocumentSet {
  private readonly bits: Uint32Array;
  /** Which of the numbers above are not 0. */
  private readonly filled: Uint32Array;

  constructor(documents: number) {
    this.bits = new Uint32Array((documents >>> 5) + 1);
    this.filled = new Uint32Array((this.bits.length >>> 5) + 1);
  }

  /** What stands in the lists from number `from` up to `to`. */
  addAll({ starts, entries }: Lists, from: number, to: number) {
    const { bits, filled } = this;
    for (let at = starts[from]!; at < starts[to]!; at++) {
      const document = entries[at]!;
      const word = document >>> 5;
      bits[word]! |= 1 << (document & 31);
      filled[word >>> 5]! |= 1 << (word & 31);
    }
  }

  /** The first document from `start` on that is allowed too, or -1. */
  next(start: number, allowed: Uint32Array): number {
    let at = start >>> 5;
    let found = (this.bits[at] ?? 0) & allowed[at]! & (-1 << (start & 31));
    while (found === 0) {
      at++;
      let block = at >>> 5;
      let left = (this.filled[block] ?? 0) & (-1 << (at & 31));
      while (left === 0) {
        if (++block >= this.filled.length) return -1;
        left = this.filled[block]!;
      }
      at = block * 32 + lowestBit(left);
      found = this.bits[at]! & allowed[at]!;
    }
    return at * 32 + lowestBit(found);
  }

  retain({ bits }: DocumentSet) {
    this.eachFilled((at) => (this.bits[at]! &= bits[at]!));
  }

  clear() {
    this.eachFilled((at) => (this.bits[at] = 0));
    this.filled.fill(0);
  }

  private eachFilled(change: (at: number) => void) {
    for (let block = 0; block < this.filled.length; block++)
      for (let left = this.filled[block]!; left !== 0; left &= left - 1)
        change(block * 32 + lowestBit(left));
  }
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);
