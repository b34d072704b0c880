import type { KnownLanguage } from "../language/languages.ts";
import { DocumentFinder, type Wanted, bestOf, type Hit } from "./query/document-finder.ts";
import { first } from "./first.ts";
import { IndexBuilder } from "./index/index-builder.ts";
import { arraysIn, maxMarkets, type IndexData } from "./index/index-data.ts";
import { lastOwnTier } from "./query/match-tiers.ts";
import { Readings } from "./query/readings.ts";
import type { TypedQuery, Words } from "./query/typed-text.ts";
import type { SearchDocument } from "./index/search-document.ts";
import { SimilarDocuments } from "./query/similar-documents.ts";
import { ThingsForPurposes } from "./query/things-for-purposes.ts";
import { Vocabulary } from "./index/vocabulary.ts";
import { likelySteps, steps, type Step } from "./query/word-meanings.ts";

export interface FoundDocuments {
  hits: Hit[];
  /** 0: as typed. The higher, the more had to be assumed; see `fallbackLevels`. */
  fallbackLevel: number;
  /** Typed words and those that were probably meant (folded), when typos had to be assumed. */
  corrections?: [typed: string, meant: string][];
}

export interface SearchOptions extends Wanted {
  /** Every word is finished: beginnings count only when whole words find nothing. */
  isFinished?: boolean;
  /** Other wordings of the text, with the same weight. */
  alternatives?: { text: string; isFinished: boolean }[];
  /** When few are found, documents of the same kind are added. */
  withSimilar?: boolean;
}

/**
 * The assumptions at each level: none; words joined, split or unfinished; other spellings; words left out; everything misspelled.
 */
export const fallbackLevels = { typed: 0, joined: 1, meant: 2, some: 3, loose: 4 } as const;

/**
 * Finds documents for a typed text: those whose type matches before those whose purpose does, and with typos only when nothing
 * else is found.
 */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  private readonly readings: Readings;
  private readonly finder: DocumentFinder;
  private readonly similar: SimilarDocuments;
  private readonly purposes: ThingsForPurposes;

  constructor(data: IndexData) {
    this.data = data;
    this.vocabulary = new Vocabulary(data.vocabulary, data.language);
    this.readings = new Readings(data, this.vocabulary);
    this.finder = new DocumentFinder(data);
    this.similar = new SimilarDocuments(data, this.readings, this.finder);
    this.purposes = new ThingsForPurposes(data.language, this.readings, this.finder, this.similar);
  }

  static build(
    language: KnownLanguage,
    documents: Iterable<SearchDocument>,
    marketCount = maxMarkets,
  ): SearchIndex {
    const builder = new IndexBuilder(language, marketCount);
    for (const document of documents) builder.add(document);
    return new SearchIndex(builder.finish());
  }

  /** The arrays of the index, with copies of those that `hide` changes. */
  get arrays(): IndexData {
    return { ...this.data, markets: this.data.markets.map((sold) => sold.slice()) };
  }

  /** Bytes of the arrays. */
  get bytes(): number {
    return arraysIn(this.data).reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Finds documents that the market sells, best first. */
  search(text: string, options: SearchOptions): FoundDocuments {
    // Usually no product has changed since the large index was built.
    if (this.data.documents === 0) return { hits: [], fallbackLevel: Infinity };
    const { alternatives = [], isFinished = false, withSimilar = true } = options;
    const queries = [{ text, isFinished }, ...alternatives]
      .map((each) => this.readings.asTyped(each.text, isFinished || each.isFinished))
      .filter(({ words }) => words.length > 0);
    const goingOn = queries[0] && this.readings.withoutMeasures(text, queries[0]);
    if (goingOn) queries.push(goingOn);
    if (queries.length === 0 || options.limit < 1) return { hits: [], fallbackLevel: 0 };
    try {
      const found = this.findWithFallbacks(queries, options);
      if (!found) return { hits: [], fallbackLevel: Infinity };
      if (!withSimilar) return found;
      return { ...found, hits: this.similar.addTo(found.hits, queries, options) };
    } finally {
      this.readings.release();
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

  /**
   * Returns the same documents at another moment: `sold` has the bitmask of markets for each document whose markets differ then.
   */
  withSold(sold: ReadonlyMap<number, number>): SearchIndex {
    const markets = this.data.markets.map((documents, market) => {
      const then = documents.slice();
      for (const [document, mask] of sold) {
        const bit = 1 << (document & 31);
        if (mask & (1 << market)) then[document >>> 5]! |= bit;
        else then[document >>> 5]! &= ~bit;
      }
      return then;
    });
    return new SearchIndex({ ...this.data, markets });
  }

  /** Whether a folded word, in any of its forms, is a word of a document or the last one of a compound. */
  isPart(word: string): boolean {
    return this.readings.isCompoundPart(word);
  }

  /** Whether a folded word is one of a document, exactly as it is. */
  hasWord(word: string): boolean {
    return this.readings.hasWord(word);
  }

  /** Whether words of documents begin with a folded text. */
  isBeginning(text: string): boolean {
    return this.readings.isBeginning(text);
  }

  /** Whether a folded word says what a document is. */
  saysType(word: string): boolean {
    return this.readings.saysType(word);
  }

  /** Whether a folded word names or describes a document. */
  describes(word: string): boolean {
    return this.readings.describes(word);
  }

  /** Returns the known word that a folded word is one likely typo away from. */
  wordNear(word: string): string | undefined {
    return this.readings.wordNear(word);
  }

  private findWithFallbacks(queries: TypedQuery[], wanted: Wanted): FoundDocuments | undefined {
    return (
      this.findForPurpose(queries, wanted) ??
      this.findTyped(queries, wanted) ??
      first(queries, (each) => this.findVariant(each, wanted) ?? this.findMeant(each, wanted)) ??
      first(queries, (each) => this.findSome(each, wanted)) ??
      this.findLoosely(queries[0]!, wanted)
    );
  }

  private findForPurpose(queries: TypedQuery[], wanted: Wanted): FoundDocuments | undefined {
    const hits = this.purposes.find(queries, wanted);
    return hits.length > 0 ? { hits, fallbackLevel: fallbackLevels.typed } : undefined;
  }

  /** Finds the text as typed, or with two of its words joined. */
  private findTyped(queries: TypedQuery[], wanted: Wanted): FoundDocuments | undefined {
    const readings = queries.flatMap((each) => [...this.readings.joined(each), each]);
    const hits = readings.flatMap((each) => this.findReading(each, wanted));
    if (hits.length === 0) return undefined;
    return { hits: bestOf(hits, wanted.limit), fallbackLevel: fallbackLevels.typed };
  }

  /** Finds unfinished words; or "kaffee maschine" as "kaffeemaschine" and vice versa. */
  private findVariant(query: TypedQuery, wanted: Wanted): FoundDocuments | undefined {
    const unfinished: TypedQuery = { ...query, open: "all" };
    const others = this.readings.joinedAndSplit(query);
    const readings = [...this.readings.joined(unfinished), unfinished, ...others];
    const hits = first(readings, (reading) => {
      const found = this.findReading(reading, wanted);
      return found.length > 0 ? found : undefined;
    });
    return hits && { hits, fallbackLevel: fallbackLevels.joined };
  }

  private findReading(query: Words, wanted: Wanted): Hit[] {
    return this.finder.find(this.readings.matches(query), wanted);
  }

  /** Finds other meanings of the unknown words, the most likely first. */
  private findMeant(query: TypedQuery, wanted: Wanted): FoundDocuments | undefined {
    const unknown = this.readings.unknownIn(query);
    return unknown.size > 0
      ? this.findWith(
          query,
          unknown,
          unknown.size > 1 ? likelySteps : steps,
          wanted,
          fallbackLevels.meant,
        )
      : undefined;
  }

  private findSome(query: TypedQuery, wanted: Wanted): FoundDocuments | undefined {
    const hits = this.similar.withSomeWords(query, wanted);
    return hits.length > 0 ? { hits, fallbackLevel: fallbackLevels.some } : undefined;
  }

  /** Finds likely other meanings of all words. */
  private findLoosely(query: TypedQuery, wanted: Wanted): FoundDocuments | undefined {
    return this.findWith(query, new Set(query.words), likelySteps, wanted, fallbackLevels.loose);
  }

  /** Reads these words more and more loosely until something is found. */
  private findWith(
    query: TypedQuery,
    loosened: Set<string>,
    ways: readonly Step[],
    wanted: Wanted,
    fallbackLevel: number,
  ): FoundDocuments | undefined {
    for (const step of ways) {
      const matches = this.readings.loosened(query, loosened, step);
      const hits = matches ? this.finder.find(matches, wanted, lastOwnTier) : [];
      if (!matches || hits.length === 0) continue;
      const isCorrected = step !== "inside";
      const corrections = matches
        .filter(({ typed }) => loosened.has(typed))
        .map((found): [string, string] => [
          found.typed,
          this.vocabulary.word(found.wordIn(hits[0]!.document)!),
        ]);
      return { hits, fallbackLevel, ...(isCorrected && { corrections }) };
    }
    return undefined;
  }
}
