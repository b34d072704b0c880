import { setImmediate as pause } from "node:timers/promises";
import type { Language, Market } from "../../../platform/shared/sites/site.ts";
import { mapValues } from "../../../platform/shared/objects.ts";
import { CatalogueTerms } from "./catalogue-terms.ts";
import { buildIndexes } from "./build-indexes.ts";
import { SearchIndex } from "./engine/search-index.ts";
import { documentsIn, maskOf, type SharedNames } from "./search-documents.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import type { SearchFeed } from "../../../commerce/search-feed.ts";
import { knownLanguage } from "./language/languages.ts";

/** Products with an index for each language; a document is a position in the lists. */
export interface ProductIndex {
  /** Public numbers. */
  numbers: Int32Array;
  popularity: Int32Array;
  indexes: Record<Language, SearchIndex>;
  /** The markets of the shop, in the order in which the indexes number them. */
  markets: readonly Market[];
}

/** The index of all products at one point of the database's history. */
export interface FullProductIndex extends ProductIndex {
  catalogue: string;
  /** Its point in the history of the source. */
  cursor: string;
  /** Milliseconds since 1970. */
  builtAt: number;
  terms: CatalogueTerms;
  /** Products that have changed or were deleted since: these indexes no longer find them. */
  hidden: Set<number>;
}

/** Indexes a few products in this thread, and yields to requests after each language. */
export async function indexFew(
  products: SearchProduct[],
  names: SharedNames,
): Promise<ProductIndex> {
  const indexes = [];
  for (const language of names.languages) {
    const documents = products.map(documentsIn(language, names));
    indexes.push([
      language,
      SearchIndex.build(knownLanguage(language), documents, names.markets.length),
    ] as const);
    await pause();
  }
  return {
    numbers: Int32Array.from(products, ({ number }) => number),
    popularity: Int32Array.from(products, ({ popularity }) => popularity),
    indexes: Object.fromEntries(indexes),
    markets: names.markets,
  };
}

/** Indexes all products in a worker thread. Throws the signal's reason when it is aborted. */
export async function indexAll(
  feed: SearchFeed,
  now: Date,
  catalogue: string,
  names: SharedNames,
  { signal, isInBackground }: { signal: AbortSignal; isInBackground: boolean },
): Promise<FullProductIndex> {
  // The cursor is taken before the first product is read, so that no later change is missed.
  const cursor = await feed.cursor(now);
  const numbers: number[] = [];
  const popularity: number[] = [];
  const terms = new CatalogueTerms();
  async function* batches(): AsyncGenerator<SearchProduct[], void> {
    for await (const products of feed.products(now)) {
      signal.throwIfAborted();
      for (const product of products) {
        numbers.push(product.number);
        popularity.push(product.popularity);
        terms.add(product);
      }
      yield products;
    }
  }
  const indexes = await buildIndexes({ names, isInBackground }, batches());
  return {
    catalogue,
    cursor,
    builtAt: Date.now(),
    numbers: Int32Array.from(numbers),
    popularity: Int32Array.from(popularity),
    indexes: mapValues(indexes, (data) => new SearchIndex(data)),
    markets: names.markets,
    terms,
    hidden: new Set(),
  };
}

/** Hides changed and deleted products in the index of all products. */
export function hideProducts({ numbers, hidden, indexes }: FullProductIndex, changed: number[]) {
  const added = new Set(changed.filter((number) => !hidden.has(number)));
  if (added.size === 0) return;
  for (const number of added) hidden.add(number);
  numbers.forEach((number, document) => {
    if (added.has(number)) for (const index of Object.values(indexes)) index.hide(document);
  });
}

/** Returns the products with the markets that sell them at another moment; the same object when no market differs. */
export function withSold(
  products: ProductIndex & Partial<Pick<FullProductIndex, "hidden">>,
  sold: ReadonlyMap<number, Market[]>,
): ProductIndex {
  const { numbers, popularity, indexes, markets, hidden } = products;
  const [any] = Object.values(indexes);
  const changed = new Map<number, number>();
  numbers.forEach((number, document) => {
    const then = sold.get(number);
    if (!then || hidden?.has(number)) return;
    const now = markets.filter((_, market) => any?.isSold(document, market));
    const mask = maskOf(markets, then);
    if (mask !== maskOf(markets, now)) changed.set(document, mask);
  });
  if (changed.size === 0) return products;
  return {
    numbers,
    popularity,
    indexes: mapValues(indexes, (index) => index.withSold(changed)),
    markets,
  };
}
