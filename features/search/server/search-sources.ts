import type { Language, Market, Site } from "../../../shared/site.ts";
import type { LocalizedText } from "../../../shared/words.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import type { SearchTerms } from "./search-terms.ts";

/** A product as the catalogue gives it. */
export interface FeedProduct {
  id: number;
  popularity: number;
  names: Partial<Record<Language, string>>;
  /** What its variants are called. */
  labels: LocalizedText[];
  category: string;
  markets: Market[];
}

/** Names of a category and all above it: by language and the category's id. */
export type CategoryNames = Map<string, Map<string, string[]>>;

export interface ProductChanges {
  products: FeedProduct[];
  /** Numbers of deleted products. */
  gone: number[];
}

/** Where the search reads products and terms: the database holds the truth. `Mark` is a point in its history. */
export interface SearchSources<Mark> {
  /** The version of the catalogue as a whole, and one of everything that answers depend on. */
  versions(): Promise<{ catalogue: string; everything: string }>;
  mark(): Promise<Mark>;
  /** All products, the most popular first. */
  products(): AsyncIterable<FeedProduct[]>;
  /** Products that changed since the mark, at most the latest so many. */
  changed(since: Mark, most: number): Promise<ProductChanges>;
  categoryNames(): Promise<CategoryNames>;
  terms(): Promise<SearchTerms>;
  /** What the tiles of products show. */
  tiles(site: Site, ids: number[]): Promise<SuggestedProduct[]>;
  sites: Site[];
}
