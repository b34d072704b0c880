import { type DocumentFinder, type Wanted, bestOf, Hits, type Hit } from "./document-finder.ts";
import { DocumentSet } from "../index/document-set.ts";
import type { IndexData } from "../index/index-data.ts";
import { listOf } from "../index/posting-lists.ts";
import {
  lastMatch,
  lastOwnTier,
  lastTypeTier,
  lastWholeTier,
  similarTier,
  tierOf,
  worstTier,
} from "./match-tiers.ts";
import { isNounFirst } from "../../language/languages.ts";
import { type TypedQuery, withoutSome } from "./typed-text.ts";
import { isUpTo, type Readings } from "./readings.ts";
import type { WordMatches } from "./word-matches.ts";

/** With fewer hits in their own tiers, similar products are looked up. */
export const fewHits = 5;

/** Finds documents that lack a word of a text, or are of the same kind as the hits. */
export class SimilarDocuments {
  private readonly data: IndexData;
  private readonly readings: Readings;
  private readonly finder: DocumentFinder;
  /** The documents have names only: no field says what they are. */
  private readonly isNamesAlone: boolean;

  constructor(data: IndexData, readings: Readings, finder: DocumentFinder) {
    this.data = data;
    this.isNamesAlone = data.byTerm.entries.length === 0;
    this.readings = readings;
    this.finder = finder;
  }

  /**
   * Finds documents with some of the words, the fewest left out first. The remaining words must include one that says what the
   * document is: an anchor if anchors are given, otherwise a word for a type. A modifier of a type's name is enough only when
   * every word has a meaning and none is a word for a type.
   */
  withSomeWords(query: TypedQuery, wanted: Wanted, anchors?: Set<string>): Hit[] {
    const hits = new Hits(wanted.limit);
    if (this.isNamesAlone || query.words.length < 2) return hits.all;
    const unknown = this.readings.unknownIn(query);
    const matches = this.readings
      .matches(query)
      .map((found) => (unknown.has(found.typed) ? this.readings.meantBy(found.typed) : found));
    const saysType = matches.filter((found) => isUpTo(lastTypeTier, found));
    const isCertain = saysType.length > 0 || matches.some((found) => found.bestTier === Infinity);
    const isAnchor = (found: WordMatches) =>
      anchors
        ? anchors.has(found.typed)
        : saysType.includes(found) || (!isCertain && found.has(tierOf("whole", "modifier")));
    for (const some of withoutSome(this.nounFirst(matches, query.named))) {
      if (hits.isFull) break;
      if (!some.some(isAnchor)) continue;
      for (const { document } of this.finder.find(some, wanted, lastWholeTier))
        hits.add(document, similarTier);
    }
    return hits.all;
  }

  /** Adds similar documents when few were found: in their tier, or after all others when the hit itself is not a match. */
  addTo(found: Hit[], queries: TypedQuery[], wanted: Wanted): Hit[] {
    const [best] = found as [Hit];
    const few = Math.min(wanted.limit, fewHits);
    if (found.length >= few && found[few - 1]!.tier <= lastOwnTier) return found;
    const anchors = this.anchorsOf(queries[0]!, best);
    const isOwn = best.tier <= lastOwnTier;
    const hits = new Hits(wanted.limit);
    if (best.tier > lastMatch && anchors.size === 0)
      hits.addAll(
        queries.map((each) => this.withSomeWords(each, wanted)).find((some) => some.length > 0) ??
          [],
      );
    hits.addAll(isOwn ? found.filter(({ tier }) => tier <= lastOwnTier) : found);
    if (hits.all.length < few) {
      const tier = isOwn ? similarTier : worstTier;
      const some = { ...wanted, limit: few };
      for (const document of this.similarTo(queries, best, anchors, some)) {
        hits.add(document, tier);
        if (hits.all.length >= few) break;
      }
    }
    return bestOf([...hits.all, ...found], wanted.limit);
  }

  /** Orders words by importance, the last to be left out first: the noun, then the other words before a preposition. */
  private nounFirst(matches: WordMatches[], named: number): WordMatches[] {
    const parts = [matches.slice(0, named), matches.slice(named)];
    return parts.flatMap((part) => (isNounFirst(this.data.language) ? part : part.toReversed()));
  }

  /** Yields groups of similar documents; each is looked up only when the groups before were not enough. */
  private *similarTo(
    queries: TypedQuery[],
    { document }: Hit,
    anchors: Set<string>,
    wanted: Wanted,
  ): Generator<number, void> {
    for (const each of queries.flatMap((one) => this.readings.joinedAndSplit(one)))
      yield* documentsOf(this.finder.find(this.readings.matches(each), wanted, lastWholeTier));
    if (anchors.size > 0)
      for (const each of queries) yield* documentsOf(this.withSomeWords(each, wanted, anchors));
    yield* this.ofSameKind(document, wanted.market);
  }

  /** Returns the words that say what the document is. */
  private anchorsOf(query: TypedQuery, { document }: Hit): Set<string> {
    const matches = this.readings.matches(query);
    for (const found of matches) found.lookUpTo(lastTypeTier);
    const anchors = matches.filter((found) => found.tierIn(document) <= lastTypeTier);
    return new Set(anchors.map(({ typed }) => typed));
  }

  /** Yields the documents of the same kind, then of wider kinds, the most popular first. */
  private *ofSameKind(document: number, market: number): Generator<number, void> {
    const { kindsOfProfile, byKind, byProfile, profiles, documents, markets } = this.data;
    for (const kind of listOf(kindsOfProfile, profiles[document]!)) {
      const set = new DocumentSet(documents);
      for (const profile of listOf(byKind, kind)) set.addLists(byProfile, profile, profile + 1);
      yield* DocumentSet.common([set], markets[market]!);
    }
  }
}

const documentsOf = (hits: Hit[]) => hits.map(({ document }) => document);
