import { markets, type Language, type Site, type SiteCode } from "../../../platform/shared/site.ts";
import { isAlternative, similarTier } from "./engine/match-tiers.ts";
import type { SearchOptions } from "./engine/search-index.ts";
import type { ProductIndex } from "./product-index.ts";
import type { SynonymReadings } from "./synonym-readings.ts";

interface Hit {
  id: number;
  tier: number;
  popularity: number;
}

/** The indexes in which products are found. */
export interface SearchedIndexes {
  /** The index of all products, and a small one of those that changed since it was built. */
  products: ProductIndex[];
  synonyms: Map<SiteCode, SynonymReadings>;
}

/** More results than any shopper looks at. */
export const maxFound = 9_600;

/** Counts the products of a site that match a finished text. */
export function countProducts(searched: SearchedIndexes, site: Site, text: string): number {
  const all = { limit: maxFound, isFinished: true };
  const { hits, matching } = findProducts(searched, site, text, { ...all, withSimilar: false });
  const worst = hits[matching - 1]?.tier ?? 0;
  // Similar products rank before those for the purpose, which then become alternatives.
  return worst < similarTier ? matching : findProducts(searched, site, text, all).matching;
}

/** Finds the products of a site that match a text in several indexes, best first. */
export function findProducts(
  { products: indexes, synonyms }: SearchedIndexes,
  site: Site,
  text: string,
  options: Pick<SearchOptions, "limit" | "isFinished" | "withSimilar">,
) {
  const { limit } = options;
  const market = markets.indexOf(site.market);
  const numbered = findByNumber(indexes, site.language, market, text);
  if (numbered) return { hits: [numbered].slice(0, limit), matching: 1, meant: undefined };
  const asTyped = { text, isFinished: false };
  const [first = asTyped, ...alternatives] = synonyms.get(site.code)?.of(text) ?? [];
  const isFinished = options.isFinished || first.isFinished;
  const found = indexes.map((products) => ({
    products,
    ...products.indexes[site.language].search(first.text, {
      ...options,
      isFinished,
      market,
      alternatives,
    }),
  }));
  // Matches as typed in one index rank before matches with typos in another.
  const fallbackLevel = Math.min(...found.map((each) => each.fallbackLevel));
  const nearest = found.filter((each) => each.fallbackLevel === fallbackLevel);
  const lists = nearest.map(({ products, hits }) =>
    hits.map(({ document, tier }): Hit => ({
      id: products.ids[document]!,
      tier,
      popularity: products.popularity[document]!,
    })),
  );
  const hits = lists.reduce(merged, []).slice(0, limit);
  const firstOther = hits.findIndex(({ tier }) => isAlternative(tier));
  return {
    hits,
    /** The number of hits that were searched for. Mere mentions and similar products come after them. */
    matching: firstOther < 0 ? hits.length : firstOther,
    /** The words that were probably meant (folded), when typos had to be assumed. */
    meant: nearest.toSorted((a, b) => (a.hits[0]?.tier ?? 0) - (b.hits[0]?.tier ?? 0))[0]?.meant,
  };
}

/** Returns the product whose number was typed, also as the beginning of an article number. */
function findByNumber(
  products: ProductIndex[],
  language: Language,
  market: number,
  text: string,
): Hit | undefined {
  const id = Number(/^\s*(\d{6})(-[a-z0-9-]*)?\s*$/i.exec(text)?.[1]);
  if (Number.isNaN(id)) return undefined;
  for (const { ids, popularity, indexes } of products) {
    const document = ids.indexOf(id);
    if (document >= 0 && indexes[language].isSold(document, market))
      return { id, tier: 0, popularity: popularity[document]! };
  }
  return undefined;
}

const byRank = (a: Hit, b: Hit) => a.tier - b.tier || b.popularity - a.popularity || a.id - b.id;

/** Merges both lists; each stays in order. */
function merged(left: Hit[], right: Hit[]): Hit[] {
  const all: Hit[] = [];
  let at = 0;
  for (const hit of right) {
    while (at < left.length && byRank(left[at]!, hit) <= 0) all.push(left[at++]!);
    all.push(hit);
  }
  return [...all, ...left.slice(at)];
}
