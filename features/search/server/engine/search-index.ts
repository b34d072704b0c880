import type { Language } from "../../../../shared/site.ts";
import { DocumentSet } from "./document-set.ts";
import { IndexBuilder, type SearchDocument } from "./index-builder.ts";
import type { IndexData } from "./index-data.ts";
import { queryTokens } from "./tokens.ts";
import type { OnWords } from "./typo-lookup.ts";
import { Vocabulary } from "./vocabulary.ts";
import { tiers, WordMatches } from "./word-matches.ts";

export interface Hit {
  document: number;
  tier: number;
}

export interface Found {
  hits: Hit[];
  /** 0: as typed. 1: words joined or split. Matches inside words or with typos: 2 for unknown words only, 3 for all words. */
  fallbackLevel: number;
  /** The words that were probably meant (folded), when typos had to be assumed. */
  meant?: string[];
}

/** Shorter words resemble too many others to look for typos. */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** With two typos the first letters must be right, or half the vocabulary would match. */
const intactLetters = 2;
/** Compounds, or words that contain a part, that are examined at most. */
const mostWords = 2_000;
/** Fewest letters of each part when a word is split. */
const shortestPart = 3;

/** Variants with joined or split words that are tried at most. */
const mostVariants = 12;
/** The tiers for two words joined to a known one, for the text as typed, and for a text without a match so far. */
const joinedTiers = { first: tiers.exact, last: tiers.prefix };
const typedTiers = { first: tiers.exact, last: tiers.category };
const looseTiers = { first: tiers.substring, last: tiers.typos };
/** Checking one document takes as long as gathering so many from posting lists. */
const gatheredPerCheck = 512;

/** Finds documents by a typed text: prefixes first, and with typos only when nothing is found otherwise. */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  private readonly categoryVocabulary: Vocabulary;
  /** The matches of the current search by typed word, and a pool of objects for the next. */
  private readonly matched = new Map<string, WordMatches>();
  private readonly pool: WordMatches[] = [];

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

  /** Finds documents that the market sells, best first. */
  search(text: string, market: number, limit: number): Found {
    const words = queryTokens(text, this.data.language);
    if (words.length === 0 || limit < 1) return { hits: [], fallbackLevel: 0 };
    try {
      return this.findWithFallbacks(words, { market, limit });
    } finally {
      this.pool.push(...this.matched.values());
      this.matched.clear();
    }
  }

  /** Whether a market sells the document. */
  isSold(document: number, market: number): boolean {
    return (this.data.markets[market]![document >>> 5]! & (1 << (document & 31))) !== 0;
  }

  /** Hides the document from all searches. */
  hide(document: number): void {
    for (const sold of this.data.markets) sold[document >>> 5]! &= ~(1 << (document & 31));
  }

  private findWithFallbacks(words: string[], wanted: Wanted): Found {
    const matches = this.lookUp(words);
    const joined = this.joined(words);
    const known = joined.filter(({ isWord }) => isWord);
    const found = known.flatMap((other) =>
      this.find(this.lookUp(other.words), joinedTiers, wanted),
    );
    found.push(...this.find(matches, typedTiers, wanted));
    let hits = known.length > 0 ? bestOf(found, wanted.limit) : found;
    if (hits.length > 0) return { hits, fallbackLevel: 0 };
    for (const other of this.joinedAndSplit(words, joined).take(mostVariants)) {
      const others = this.lookUp(other);
      if (this.isAny(others, typedTiers, wanted))
        return { hits: this.find(others, typedTiers, wanted), fallbackLevel: 1 };
    }
    const unknown = matches.filter((found) => found.isEmpty);
    const isUnknown = (found: WordMatches) =>
      unknown.includes(found) && !found.has(tiers.substring);
    for (const [isLoose, fallbackLevel] of [
      [isUnknown, 2],
      [() => true, 3],
    ] as const) {
      hits = this.find(matches, looseTiers, wanted, isLoose);
      if (hits.length === 0) continue;
      return hits[0]!.tier < tiers.typo
        ? { hits, fallbackLevel }
        : { hits, fallbackLevel, meant: this.meantBy(matches, hits[0]!) };
    }
    return { hits, fallbackLevel: Infinity };
  }

  /** "kaffee maschine" as "kaffeemaschine", and whether that is a known word. */
  private joined(words: string[]): Joined[] {
    return words.slice(1).map((next, at) => {
      const whole = words[at]! + next;
      return { words: words.toSpliced(at, 2, whole), isWord: this.vocabulary.find(whole) >= 0 };
    });
  }

  /** "kaffee maschine" as "kaffeemaschine" and vice versa, most likely first. */
  private *joinedAndSplit(words: string[], joined: Joined[]): Generator<string[]> {
    for (const other of joined) yield other.words;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      for (let end = word.length - shortestPart; end >= shortestPart; end--) {
        const [first, rest] = [word.slice(0, end), word.slice(end)];
        if (this.vocabulary.find(first) < 0) continue;
        const { from, to } = this.vocabulary.withPrefix(rest);
        if (from < to) yield words.toSpliced(at, 1, first, rest);
      }
    }
  }

  /** The words of the best document that match the typed ones. */
  private meantBy(matches: WordMatches[], { document }: Hit): string[] {
    const { wordStarts, words: all } = this.data;
    return matches.map((found) => {
      let best = { tier: Infinity, number: 0 };
      for (let at = wordStarts[document]!; at < wordStarts[document + 1]!; at++) {
        const tier = found.tierOf(all[at]!);
        if (tier > 0 && tier < best.tier) best = { tier, number: all[at]! };
      }
      if (found.tierIn(document) < tiers.typo) return found.typed;
      if (best.tier < Infinity) return this.vocabulary.word(best.number);
      const inCategory = found.categoryWordOf(document);
      return inCategory === undefined ? found.typed : this.categoryVocabulary.word(inCategory);
    });
  }

  /** Looks up each typed word and its prefix; `extend` looks up further tiers when they are needed. */
  private lookUp(words: string[]): WordMatches[] {
    return words.map((word) => {
      const known = this.matched.get(word);
      if (known) return known;
      const found = this.pool.pop() ?? new WordMatches(this.data);
      found.begin(word, this.vocabulary.find(word), this.vocabulary.withPrefix(word));
      this.matched.set(word, found);
      return found;
    });
  }

  /** Looks up all tiers of a typed word as far as `tier`. */
  private extend(found: WordMatches, tier: number) {
    while (found.lookedUpTo < tier) this.lookUpTier(++found.lookedUpTo, found);
  }

  private lookUpTier(tier: number, found: WordMatches) {
    const { vocabulary, categoryVocabulary } = this;
    const { typed } = found;
    const mayHaveTypos = typed.length >= lettersForOneTypo && !/\d/.test(typed);
    const inTier: OnWords = (from, to) => found.add(from, to, tier);
    const inCategories: OnWords = (from, to) => found.addCategories(from, to, tier);
    if (tier === tiers.compound) {
      for (const word of vocabulary.parts.compounds(typed, mostWords)) inTier(word, word + 1);
    } else if (tier === tiers.category) {
      const { from, to } = categoryVocabulary.withPrefix(typed);
      inCategories(from, to);
    } else if (tier === tiers.substring) {
      for (const word of vocabulary.parts.containing(typed, mostWords)) inTier(word, word + 1);
    } else if (tier === tiers.typo && mayHaveTypos) {
      vocabulary.typos.find(typed, 1, 1, inTier);
    } else if (tier === tiers.typos && mayHaveTypos) {
      vocabulary.typos.findInFirstLetter(typed, inTier);
      categoryVocabulary.typos.find(typed, 1, 1, inCategories);
      if (found.has(tiers.typo) || found.has(tiers.typos) || typed.length < lettersForTwoTypos)
        return;
      vocabulary.typos.find(typed, 2, intactLetters, inTier);
      categoryVocabulary.typos.find(typed, 2, intactLetters, inCategories);
    }
  }

  /**
   * Finds documents with all words, tier by tier; a document is in the tier of its worst match. Tiers are looked up only
   * until there are enough hits, and only for the words that `isExtended` selects.
   */
  private find(
    matches: WordMatches[],
    { first, last }: Tiers,
    { market, limit }: Wanted,
    isExtended: (found: WordMatches) => boolean = () => true,
  ): Hit[] {
    const hits = new Hits(limit);
    for (let tier = first; tier <= last && !hits.isFull; tier++) {
      for (const found of matches) if (isExtended(found)) this.extend(found, tier);
      const isNew = matches.some((found) => found.has(tier));
      if (!isNew || matches.some((found) => found.bestTier > tier)) continue;
      for (const document of this.withAll(matches, market, tier)) {
        hits.add(document, tier);
        if (hits.isFull) break;
      }
    }
    return hits.all;
  }

  /** Whether anything is found, which is faster than ranking. */
  private isAny(matches: WordMatches[], { last }: Tiers, { market }: Wanted): boolean {
    for (const found of matches) this.extend(found, last);
    const isPossible = matches.every((found) => !found.isEmpty);
    return isPossible && !this.withAll(matches, market, last).next().done;
  }

  /** Documents that the market sells and that match all words up to a tier, the most popular first. */
  private *withAll(matches: WordMatches[], market: number, tier: number): Generator<number, void> {
    const sold = this.data.markets[market]!;
    const [rarest, ...others] = matches.toSorted(
      (a, b) => a.entriesUpTo(tier) - b.entriesUpTo(tier),
    ) as [WordMatches, ...WordMatches[]];
    // The documents of the rarest word are checked one by one while gathering those of the other words would take longer.
    let left = others.reduce((sum, found) => sum + found.costUpTo(tier), 0) / gatheredPerCheck;
    for (const document of DocumentSet.common([rarest.documentsUpTo(tier)], sold)) {
      if (left-- <= 0) {
        const sets = matches.map((found) => found.documentsUpTo(tier));
        return yield* DocumentSet.common(sets, sold);
      }
      if (others.every((found) => found.tierIn(document) <= tier)) yield document;
    }
  }
}

/** Each document once, in its best tier. */
function bestOf(found: Hit[], limit: number): Hit[] {
  const hits = new Hits(limit);
  for (const { document, tier } of found.sort((a, b) => a.tier - b.tier || a.document - b.document))
    hits.add(document, tier);
  return hits.all;
}

/** The typed words with two of them joined to one. */
interface Joined {
  words: string[];
  isWord: boolean;
}

/** From the best tier to the worst. */
interface Tiers {
  first: number;
  last: number;
}

/** The number of the market, and the maximum number of documents. */
interface Wanted {
  market: number;
  limit: number;
}

/** The documents found so far, in the order of the answer. */
class Hits {
  readonly all: Hit[] = [];
  private readonly seen = new Set<number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull() {
    return this.all.length >= this.limit;
  }

  add(document: number, tier: number) {
    if (this.isFull || this.seen.has(document)) return;
    this.seen.add(document);
    this.all.push({ document, tier });
  }
}
