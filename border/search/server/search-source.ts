import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { SearchFeed } from "../../../commerce/search-feed.ts";
import type { SearchRedirects } from "../search-contract.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import type { PriceRange } from "./price-words.ts";
import type { SearchTerms } from "./search-terms.ts";
import type { Synonyms } from "./synonyms.ts";

/** The source of products, pages and terms. */
export interface SearchSource {
  sites: Site[];
  now(): Date;
  feed: SearchFeed;
  /** Changes with the code that builds the indexes. */
  code: string;
  /** Returns the next moment after `now` at which the sale of a product begins or ends. */
  nextChange(now: Date): Promise<Date | undefined>;
  /** The data for the tiles of products. */
  tiles(at: Viewpoint, numbers: number[]): Promise<SuggestedProduct[]>;
  /** Returns the products with a price in the range, in the same order, and their number. */
  inPriceRange(
    at: Viewpoint,
    numbers: number[],
    range: PriceRange,
  ): Promise<{ numbers: number[]; count: number }>;
  /** The pages of a site that the search finds. */
  pages(site: Site): SearchRedirects;
  synonyms(): Promise<Synonyms>;
  terms(): Promise<SearchTerms>;
}
