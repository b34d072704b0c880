import type { Language } from "../../../../shared/site.ts";
import { DocumentSet } from "./document-set.ts";
import { IndexBuilder, type SearchDocument } from "./index-builder.ts";
import type { IndexData } from "./index-data.ts";
import { queryTokens } from "./tokens.ts";
import { Vocabulary, type OnWords } from "./vocabulary.ts";
import { tiers, WordMatches } from "./word-matches.ts";

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
/** With words that are joined to one that is known; as it was typed; and if all that is nothing. */
const named = { first: tiers.exact, last: tiers.beginning };
const asTyped = { first: tiers.exact, last: tiers.category };
const otherwise = { first: tiers.within, last: tiers.slips };
/** While a document is looked at, so many can be gathered from lists. */
const gatheredPerLook = 512;

/** Finds documents by what somebody types: beginnings first, and with slips only what is not found otherwise. */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  private readonly categoryVocabulary: Vocabulary;
  /** By words: what was looked up for the search that runs, and what is free for the next. */
  private readonly lookedUp = new Map<string, WordMatches>();
  private readonly free: WordMatches[] = [];

  constructor(data: IndexData) {
    this.data = data;
    this.vocabulary = new Vocabulary(data.vocabulary);
    this.categoryVocabulary = new Vocabulary(data.categoryVocabulary);
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
      return this.findSomehow(words, { market, limit });
    } finally {
      this.free.push(...this.lookedUp.values());
      this.lookedUp.clear();
    }
  }

  /** Whether a market sells the document. */
  isSold(document: number, market: number): boolean {
    return (this.data.markets[market]![document >>> 5]! & (1 << (document & 31))) !== 0;
  }

  /** The document is no longer to be found. */
  hide(document: number): void {
    for (const sold of this.data.markets) sold[document >>> 5]! &= ~(1 << (document & 31));
  }

  private findSomehow(words: string[], wanted: Wanted): Found {
    const matches = this.lookUp(words);
    const joined = this.joined(words);
    const known = joined.filter(({ isWord }) => isWord);
    const found = known.flatMap((other) => this.find(this.lookUp(other.words), named, wanted));
    found.push(...this.find(matches, asTyped, wanted));
    let hits = known.length > 0 ? bestOf(found, wanted.limit) : found;
    if (hits.length > 0) return { hits, resort: 0 };
    for (const other of this.joinedAndSplit(words, joined).take(mostVariants)) {
      const others = this.lookUp(other);
      if (this.isAny(others, asTyped, wanted))
        return { hits: this.find(others, asTyped, wanted), resort: 1 };
    }
    const unknown = matches.filter((found) => found.isEmpty);
    const isUnknown = (found: WordMatches) => unknown.includes(found) && !found.has(tiers.within);
    for (const [isLookedFor, resort] of [
      [isUnknown, 2],
      [() => true, 3],
    ] as const) {
      hits = this.find(matches, otherwise, wanted, isLookedFor);
      if (hits.length === 0) continue;
      return hits[0]!.tier < tiers.slip
        ? { hits, resort }
        : { hits, resort, meant: this.meantBy(matches, hits[0]!) };
    }
    return { hits, resort: Infinity };
  }

  /** "kaffee maschine" as "kaffeemaschine", and whether that is a word. */
  private joined(words: string[]): Joined[] {
    return words.slice(1).map((next, at) => {
      const whole = words[at]! + next;
      return { words: words.toSpliced(at, 2, whole), isWord: this.vocabulary.find(whole) >= 0 };
    });
  }

  /** "kaffee maschine" as "kaffeemaschine" and the other way round, most likely first. */
  private *joinedAndSplit(words: string[], joined: Joined[]): Generator<string[]> {
    for (const other of joined) yield other.words;
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
  private meantBy(matches: WordMatches[], { document }: Hit): string[] {
    const { wordStarts, words: all } = this.data;
    return matches.map((found) => {
      let best = { tier: Infinity, number: 0 };
      for (let at = wordStarts[document]!; at < wordStarts[document + 1]!; at++) {
        const tier = found.tierOf(all[at]!);
        if (tier > 0 && tier < best.tier) best = { tier, number: all[at]! };
      }
      if (found.tierIn(document) < tiers.slip) return found.typed;
      if (best.tier < Infinity) return this.vocabulary.word(best.number);
      const inCategory = found.categoryWordOf(document);
      return inCategory === undefined ? found.typed : this.categoryVocabulary.word(inCategory);
    });
  }

  /** The very words and their beginnings; what else they mean is looked for when it is asked for. */
  private lookUp(words: string[]): WordMatches[] {
    return words.map((word) => {
      const known = this.lookedUp.get(word);
      if (known) return known;
      const found = this.free.pop() ?? new WordMatches(this.data);
      found.begin(word, this.vocabulary.find(word), this.vocabulary.beginning(word));
      this.lookedUp.set(word, found);
      return found;
    });
  }

  /** Looks for what else a word means, up to a tier. */
  private extend(found: WordMatches, tier: number) {
    while (found.extent < tier) this.extendTo(++found.extent, found);
  }

  private extendTo(tier: number, found: WordMatches) {
    const { vocabulary, categoryVocabulary } = this;
    const { typed } = found;
    const isSlipPossible = typed.length >= lettersForOneSlip && !/\d/.test(typed);
    const inTier: OnWords = (from, to) => found.add(from, to, tier);
    const inCategories: OnWords = (from, to) => found.addCategories(from, to, tier);
    if (tier === tiers.compound) {
      for (const word of vocabulary.compounds(typed, mostWords)) inTier(word, word + 1);
    } else if (tier === tiers.category) {
      const { from, to } = categoryVocabulary.beginning(typed);
      inCategories(from, to);
    } else if (tier === tiers.within) {
      for (const word of vocabulary.holding(typed, mostWords)) inTier(word, word + 1);
    } else if (tier === tiers.slip && isSlipPossible) {
      vocabulary.near(typed, 1, 1, inTier);
    } else if (tier === tiers.slips && isSlipPossible) {
      vocabulary.nearAtFirst(typed, inTier);
      categoryVocabulary.near(typed, 1, 1, inCategories);
      if (found.has(tiers.slip) || found.has(tiers.slips) || typed.length < lettersForTwoSlips)
        return;
      vocabulary.near(typed, 2, sureLetters, inTier);
      categoryVocabulary.near(typed, 2, sureLetters, inCategories);
    }
  }

  /**
   * Documents with all words, tier by tier: each is in the tier of the word that is found worst. Only as far as it takes is
   * looked for what else the words mean, or some of them.
   */
  private find(
    matches: WordMatches[],
    { first, last }: Tiers,
    { market, limit }: Wanted,
    isLookedFor: (found: WordMatches) => boolean = () => true,
  ): Hit[] {
    const hits = new Hits(limit);
    for (let tier = first; tier <= last && hits.areWanted; tier++) {
      for (const found of matches) if (isLookedFor(found)) this.extend(found, tier);
      const isNew = matches.some((found) => found.has(tier));
      if (!isNew || matches.some((found) => found.lowest > tier)) continue;
      for (const document of this.withAll(matches, market, tier)) {
        hits.add(document, tier);
        if (!hits.areWanted) break;
      }
    }
    return hits.all;
  }

  /** Whether anything is found, which takes less time than to find what comes first. */
  private isAny(matches: WordMatches[], { last }: Tiers, { market }: Wanted): boolean {
    for (const found of matches) this.extend(found, last);
    const isPossible = matches.every((found) => !found.isEmpty);
    return isPossible && !this.withAll(matches, market, last).next().done;
  }

  /** Documents that a market sells and that have all words in a tier or those before it, the most popular first. */
  private *withAll(matches: WordMatches[], market: number, tier: number): Generator<number, void> {
    const sold = this.data.markets[market]!;
    const [rarest, ...others] = matches.toSorted(
      (a, b) => a.entriesUpTo(tier) - b.entriesUpTo(tier),
    ) as [WordMatches, ...WordMatches[]];
    // They are looked at one by one as long as gathering those of the other words would take longer.
    let left = others.reduce((sum, found) => sum + found.costUpTo(tier), 0) / gatheredPerLook;
    for (const document of DocumentSet.common([rarest.documentsUpTo(tier)], sold)) {
      if (left-- <= 0) {
        const sets = matches.map((found) => found.documentsUpTo(tier));
        return yield* DocumentSet.common(sets, sold);
      }
      if (others.every((found) => found.tierIn(document) <= tier)) yield document;
    }
  }
}

/** Of what was found in several ways each document once, as it was found best. */
function bestOf(found: Hit[], limit: number): Hit[] {
  const hits = new Hits(limit);
  for (const { document, tier } of found.sort((a, b) => a.tier - b.tier || a.document - b.document))
    hits.add(document, tier);
  return hits.all;
}

/** What was typed with two of its words as one. */
interface Joined {
  words: string[];
  isWord: boolean;
}

/** From the best to the worst. */
interface Tiers {
  first: number;
  last: number;
}

/** For whom it is, and how many documents at most. */
interface Wanted {
  market: number;
  limit: number;
}

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
