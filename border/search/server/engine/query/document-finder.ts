import { DocumentSet } from "../index/document-set.ts";
import type { IndexData } from "../index/index-data.ts";
import { lastTier } from "./match-tiers.ts";
import type { WordMatches } from "./word-matches.ts";

/** The number of the market, and the maximum number of documents. */
export interface Wanted {
  market: number;
  limit: number;
}

/** Hits that are ranked by all of their words. */
export const maxRanked = 32;
/** Checking one document takes as long as gathering this many from posting lists. */
const gatheredPerCheck = 512;

/** Finds the documents that match several words. */
export class DocumentFinder {
  private readonly data: IndexData;

  constructor(data: IndexData) {
    this.data = data;
  }

  /**
   * Finds documents with all words, tier by tier; a document is in the tier of its worst match. Tiers are looked up only until
   * there are enough hits.
   */
  find(matches: WordMatches[], { market, limit }: Wanted, last = lastTier): Hit[] {
    if (matches.some((found) => found.isNothing)) return [];
    let worst = 0;
    for (const found of matches) {
      worst = Math.max(worst, found.lookUpBest(last));
      if (worst > last) return [];
    }
    const max = matches.length > 1 ? Math.max(limit, maxRanked) : limit;
    const hits: RankedHit[] = [];
    for (let tier = worst; tier <= last && hits.length < limit; tier++) {
      for (const found of matches) found.lookUpTo(tier);
      if (!matches.some((found) => found.has(tier))) continue;
      for (const document of this.withAll(matches, market, tier)) {
        const hit = rankedHit(document, matches, tier);
        // Documents of better tiers are already among the hits.
        if (hit?.tier === tier && hits.push(hit) === max) break;
      }
    }
    if (matches.length > 1) rank(hits);
    return hits.slice(0, limit).map(({ document, tier }) => ({ document, tier }));
  }

  /**
   * Yields documents that the market sells, the most popular first: all that match every word up to a tier, and some that match
   * only the rarest word.
   */
  private *withAll(matches: WordMatches[], market: number, tier: number): Generator<number, void> {
    const sold = this.data.markets[market]!;
    const [rarest, ...others] = matches.toSorted(
      (a, b) => a.entriesUpTo(tier) - b.entriesUpTo(tier),
    ) as [WordMatches, ...WordMatches[]];
    // Documents of the rarest word are yielded unchecked while gathering those of the other words would take longer.
    let left = others.reduce((sum, found) => sum + found.costUpTo(tier), 0) / gatheredPerCheck;
    for (const document of DocumentSet.common([rarest.documentsUpTo(tier)], sold)) {
      if (left-- <= 0) {
        const sets = matches.map((found) => found.documentsUpTo(tier));
        for (const one of DocumentSet.common(sets, sold, document)) yield one;
        return;
      }
      yield document;
    }
  }
}

interface RankedHit extends Hit {
  /** The sum of the tiers of all words. */
  sum: number;
}

/** Returns undefined when a word matches in a worse tier than this one. */
function rankedHit(document: number, matches: WordMatches[], worst: number): RankedHit | undefined {
  const hit = { document, tier: 0, sum: 0 };
  for (const found of matches) {
    const tier = found.tierIn(document);
    if (tier > worst) return undefined;
    hit.sum += tier;
    hit.tier = Math.max(hit.tier, tier);
  }
  return hit;
}

/** Ranks the first hits of a tier: those whose other words match better come first. */
function rank(hits: RankedHit[]) {
  const first = hits.slice(0, maxRanked).sort((a, b) => a.tier - b.tier || a.sum - b.sum);
  first.forEach((hit, at) => (hits[at] = hit));
}

export interface Hit {
  document: number;
  tier: number;
}

/** The documents found so far, in the order of the results. */
export class Hits {
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

  addAll(hits: Iterable<Hit>) {
    for (const { document, tier } of hits) this.add(document, tier);
  }
}

/** Returns each document once, in its best tier; hits of a tier stay in order. */
export function bestOf(found: Hit[], limit: number): Hit[] {
  const hits = new Hits(limit);
  hits.addAll(found.toSorted((a, b) => a.tier - b.tier));
  return hits.all;
}
