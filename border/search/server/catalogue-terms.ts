import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import type { CategoryNames, TypeNames } from "../../../commerce/search-feed.ts";

/** Terms for a site that has few searches so far. */
export interface SiteTerms {
  /** Names of types and categories in the nominative, those of the best-selling products first. */
  all: string[];
  /** The types of the best-selling products. */
  popular: string[];
}

/** Collects the types and categories of each market's products. Products are added by popularity, the most popular first. */
export class CatalogueTerms {
  readonly markets: Map<Market, Counts>;

  constructor(markets = new Map<Market, Counts>()) {
    this.markets = markets;
  }

  add({ type, category, popularity, markets }: SearchProduct): void {
    for (const market of markets) {
      const counts = this.markets.get(market) ?? { types: new Map(), categories: new Map() };
      this.markets.set(market, counts);
      if (type !== null) count(counts.types, type, popularity);
      count(counts.categories, category, popularity);
    }
  }

  of({ market, language, locale }: Site, types: TypeNames, categories: CategoryNames): SiteTerms {
    const counts = this.markets.get(market);
    if (!counts) return { all: [], popular: [] };
    const names = new Map<string, number>();
    const add = (name: string, popularity: number) =>
      count(names, capital(name, locale), popularity);
    const namesOfType = (id: string) =>
      (types.get(language)?.get(id) ?? []).flatMap(([name]) => name ?? []);
    for (const [id, popularity] of counts.categories) {
      // The uppermost categories are whole departments, too broad to search for.
      const chain = categories.get(language)?.get(id) ?? [];
      for (const name of chain.slice(0, -1)) add(name, popularity);
    }
    for (const [id, popularity] of counts.types)
      for (const name of namesOfType(id)) add(name, popularity);
    return {
      all: [...names].toSorted(([, a], [, b]) => b - a).map(([name]) => name),
      popular: [...counts.types.keys()].flatMap((id) =>
        namesOfType(id)
          .slice(0, 1)
          .map((name) => capital(name, locale)),
      ),
    };
  }
}

/** Sums of popularity, in the order of the most popular product. */
interface Counts {
  types: Map<string, number>;
  categories: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string, popularity: number) =>
  counts.set(key, (counts.get(key) ?? 0) + popularity);

/** Capitalizes a name: suggestions begin with a capital letter. */
const capital = (name: string, locale: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
