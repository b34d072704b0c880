import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { isAlternative, lastOwnTier } from "./engine/query/match-tiers.ts";
import { fallbackLevels, type FoundDocuments, type SearchOptions } from "./engine/search-index.ts";
import { fewHits } from "./engine/query/similar-documents.ts";
import { tokens } from "./engine/words/tokens.ts";
import type { ProductIndex } from "./product-index.ts";
import type { SynonymReadings } from "./synonym-readings.ts";
import { knownLanguage } from "./language/languages.ts";

/** A product that was found. */
export interface FoundProduct {
  number: number;
  tier: number;
  popularity: number;
}

/** The indexes in which products are found. */
export interface SearchedIndexes {
  /** The index of all products, and a small one of those that changed since it was built. */
  products: ProductIndex[];
  synonyms: Map<SiteCode, SynonymReadings>;
}

/** The products found for a text. */
export interface FoundHits extends Omit<FoundDocuments, "hits"> {
  hits: FoundProduct[];
  /** Number of hits that match the search itself; mere mentions and similar products follow them. */
  matching: number;
}

/** Returns the most popular products of a site. */
export function mostPopular({ products }: SearchedIndexes, site: Site, limit: number): FoundHits {
  const lists = products.map(({ numbers, popularity, indexes, markets }) => {
    const index = valueAt(indexes, site.language);
    const market = markets.indexOf(site.market);
    return Array.from(numbers, (number, document) => ({
      number,
      document,
      tier: 0,
      popularity: popularity[document]!,
    }))
      .filter(({ document }) => index.isSold(document, market))
      .slice(0, limit);
  });
  const hits = lists.reduce<FoundProduct[]>(merged, []).slice(0, limit);
  return { hits, matching: hits.length, fallbackLevel: fallbackLevels.typed };
}

/** Whether spellings had to be assumed, or words left out. */
export const isGuess = ({ fallbackLevel }: FoundHits) => fallbackLevel > fallbackLevels.joined;

/** Whether something was found without guessing. */
export const isCertain = (found: FoundHits) => found.hits.length > 0 && !isGuess(found);

/**
 * Finds the products that match a text. When a finished text finds little, or only by guessing, its last word may be a beginning, as
 * it is in the box: the page shows what the box did.
 */
export function findInIndexes(
  searched: SearchedIndexes,
  site: Site,
  text: string,
  options: ProductSearchOptions,
): FoundHits {
  const found = findInEach(searched, site, text, options);
  if (!options.isFinished || (isCertain(found) && isMuch(found))) return found;
  const open = findInEach(searched, site, text, { ...options, isFinished: false });
  return open.hits.length > 0 ? open : found;
}

/** Whether enough was found to need no similar products. */
const isMuch = ({ hits }: FoundHits) =>
  hits.filter(({ tier }) => tier <= lastOwnTier).length >= fewHits;

export type ProductSearchOptions = Pick<SearchOptions, "limit" | "isFinished" | "withSimilar">;

/** Finds the products that match a text or a synonym of it in each index, best first. */
function findInEach(
  { products: indexes, synonyms }: SearchedIndexes,
  site: Site,
  text: string,
  options: ProductSearchOptions,
): FoundHits {
  const { limit } = options;
  const asTyped = { text, isFinished: false };
  const [typed = asTyped, ...alternatives] = synonyms.get(site.code)?.of(text) ?? [];
  // A last word that no product has as it is may be a beginning also on the page.
  const isWord = (last: string) =>
    indexes.some((each) => valueAt(each.indexes, site.language).hasWord(last));
  const isFinished =
    typed.isFinished ||
    (options.isFinished && isWord(tokens(typed.text, knownLanguage(site.language)).at(-1) ?? ""));
  const found = indexes.map((products) => ({
    products,
    ...valueAt(products.indexes, site.language).search(typed.text, {
      ...options,
      isFinished,
      market: products.markets.indexOf(site.market),
      alternatives,
    }),
  }));
  // Matches as typed in one index rank before matches with typos in another.
  const fallbackLevel = Math.min(...found.map((each) => each.fallbackLevel));
  const nearest = found.filter((each) => each.fallbackLevel === fallbackLevel);
  const lists = nearest.map(({ products, hits }) =>
    hits.map(({ document, tier }): FoundProduct => ({
      number: products.numbers[document]!,
      tier,
      popularity: products.popularity[document]!,
    })),
  );
  const hits = lists.reduce(merged, []).slice(0, limit);
  const firstOther = hits.findIndex(({ tier }) => isAlternative(tier));
  return {
    hits,
    fallbackLevel,
    matching: firstOther < 0 ? hits.length : firstOther,
    corrections: nearest.toSorted((a, b) => (a.hits[0]?.tier ?? 0) - (b.hits[0]?.tier ?? 0))[0]
      ?.corrections,
  };
}

const byRank = (a: FoundProduct, b: FoundProduct) =>
  a.tier - b.tier || b.popularity - a.popularity || a.number - b.number;

/** Merges both lists; each stays in order. */
function merged(left: FoundProduct[], right: FoundProduct[]): FoundProduct[] {
  const all: FoundProduct[] = [];
  let at = 0;
  for (const hit of right) {
    while (at < left.length && byRank(left[at]!, hit) <= 0) all.push(left[at++]!);
    all.push(hit);
  }
  return [...all, ...left.slice(at)];
}
