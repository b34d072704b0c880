import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import type { ProductChanges, SearchProduct } from "../../../commerce/search-product.ts";
import type { SearchRedirects } from "../search-contract.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import type { PriceRange } from "./price-words.ts";
import type { SearchTerms } from "./search-terms.ts";
import type { Synonyms } from "./synonyms.ts";

/** Names of a category and its ancestors: by language, then by the category's id. */
export type CategoryNames = Map<string, Map<string, string[]>>;

/**
 * Names of a type and its ancestors, nearest first, each with plural and other names of the same thing: by language, then by
 * the type's id. A moka pot is [["Espressokocher", "Herdkännchen"], ["Kaffeebereiter"]].
 */
export type TypeNames = Map<string, Map<string, string[][]>>;

/** The source of products and terms. A cursor is a point in its history, which only the source reads. */
export interface SearchSource {
  /** The version of the imported catalogue, and a version of all data that responses depend on. */
  versions(): Promise<{ catalogue: string; everything: string }>;
  /** Returns the next moment at which the sale of a product begins or ends. */
  nextChange(): Promise<Date | undefined>;
  cursor(): Promise<string>;
  /** Reports whether `changed` knows every change since a cursor that an earlier process stored: it is of this source's past. */
  isValidCursor(cursor: string): Promise<boolean>;
  /** Reports whether a backup of the source was restored since a cursor of this process. */
  isRestoredSince(cursor: string): Promise<boolean>;
  /** All products, the most popular first. */
  products(): AsyncIterable<SearchProduct[]>;
  /** Returns the markets, at a moment, of every product whose markets may have changed since the cursor. */
  soldAt(moment: Date, since: string): Promise<Map<number, Market[]>>;
  /** Returns the latest `most` products that changed since the cursor. */
  changed(since: string, limit: number): Promise<ProductChanges>;
  categoryNames(): Promise<CategoryNames>;
  typeNames(): Promise<TypeNames>;
  synonyms(): Promise<Synonyms>;
  terms(): Promise<SearchTerms>;
  /** The data for the tiles of products. */
  tiles(site: Site, numbers: number[]): Promise<SuggestedProduct[]>;
  /** Returns the products with a price in the range, in the same order, and their number. */
  inPriceRange(
    site: Site,
    numbers: number[],
    range: PriceRange,
  ): Promise<{ numbers: number[]; count: number }>;
  sites: Site[];
  /** The pages of a site that the search finds. */
  pages(site: Site): SearchRedirects;
}
