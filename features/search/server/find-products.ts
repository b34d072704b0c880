import { markets, type Language, type Site } from "../../../shared/site.ts";
import { tiers } from "./engine/word-matches.ts";
import type { ProductIndex } from "./product-index.ts";

interface Hit {
  id: number;
  tier: number;
  popularity: number;
}

/** Finds the products of a site that match a text in several indexes, best first. */
export function findProducts(indexes: ProductIndex[], site: Site, text: string, limit: number) {
  const market = markets.indexOf(site.market);
  const numbered = findByNumber(indexes, site.language, market, text);
  if (numbered) return { hits: [numbered].slice(0, limit), meant: undefined };
  const found = indexes.map((products) => ({
    products,
    ...products.indexes[site.language].search(text, market, limit),
  }));
  // Matches as typed in one index rank before matches with typos in another.
  const fallbackLevel = Math.min(...found.map((each) => each.fallbackLevel));
  const nearest = found.filter((each) => each.fallbackLevel === fallbackLevel);
  const hits = nearest.flatMap(({ products, hits }) =>
    hits.map(({ document, tier }): Hit => ({
      id: products.ids[document]!,
      tier,
      popularity: products.popularity[document]!,
    })),
  );
  return {
    hits: hits.sort(byRank).slice(0, limit),
    /** The words that were probably meant (folded), when typos had to be assumed. */
    meant: nearest.toSorted((a, b) => (a.hits[0]?.tier ?? 0) - (b.hits[0]?.tier ?? 0))[0]?.meant,
  };
}

/** The product whose number was typed, also as part of an article number, which begins with it. */
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
      return { id, tier: tiers.exact, popularity: popularity[document]! };
  }
  return undefined;
}

const byRank = (a: Hit, b: Hit) => a.tier - b.tier || b.popularity - a.popularity || a.id - b.id;
