import type { Market } from "../platform/shared/sites/site.ts";
import type { Viewpoint } from "../platform/shared/sites/viewpoint.ts";
import type { PictureRef } from "./catalogue-contract.ts";
import type { ProductChanges, SearchProduct } from "./search-product.ts";

/** Names of a category and its ancestors, nearest first: by language, then by the category's id. */
export type CategoryNames = Map<string, Map<string, string[]>>;

/**
 * Names of a type and its ancestors, nearest first, each with plural, synonyms and forms: by language, then by the type's id. A moka
 * pot is [["Espressokocher", "Herdkännchen"], ["Kaffeebereiter"]].
 */
export type TypeNames = Map<string, Map<string, string[][]>>;

/** Feeds a search index: first all products, later those that changed. A cursor names a state of the products. */
export interface SearchFeed {
  /** Names of the content that is indexed. */
  names: string[];
  cursor(now: Date): Promise<string>;
  /** Reports whether `changed` knows every change since a cursor that an earlier process stored. */
  isValidCursor(cursor: string): Promise<boolean>;
  /** Reports whether a backup was restored since a cursor of this process. */
  isRestoredSince(cursor: string): Promise<boolean>;
  /** Yields all products in batches, sorted by popularity. */
  products(now: Date): AsyncIterable<SearchProduct[]>;
  /**
   * Returns the latest `most` products that changed since the cursor, or whose offers became valid or expired since; `gone` lists
   * the numbers of deleted ones.
   */
  changed(cursor: string, now: Date, limit: number): Promise<ProductChanges>;
  /**
   * Returns the markets that sell a product at a moment, for each product whose markets may differ from those at the cursor or
   * at any moment between the cursor and now.
   */
  soldAt(moment: Date, cursor: string, now: Date): Promise<Map<number, Market[]>>;
  categoryNames(): Promise<CategoryNames>;
  typeNames(): Promise<TypeNames>;
  /** Returns two versions: of the imported catalogue, and of everything that a search sees at a moment. */
  versions(now: Date): Promise<{ catalogue: string; everything: string }>;
  /** Returns the data for the tiles of these products, with the first article in stock or else the first one sold. */
  tiles(at: Viewpoint, numbers: number[]): Promise<SearchTile[]>;
}

export interface SearchTile {
  number: number;
  name: string;
  slug: string;
  picture: PictureRef;
  dimensionKey: string | null;
}
