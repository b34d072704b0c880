import type { Market } from "../../platform/shared/sites/site.ts";

/** One market's offers: a place for each product. */
export interface MarketColumns {
  /** 0 where the product is not sold. */
  price: Int32Array;
  stock: Int32Array;
  /** Number of its set of facet values. */
  facets: Uint32Array;
  /** Hundredths of a percent by which the price is reduced; 0 for one that is not. */
  saving: Uint16Array;
  /** Seconds since 1970 until which that price is valid; the largest number where no end is known. */
  ending: Uint32Array;
}

/** All columns of a listing index, with the names that its numbers stand for. */
export interface ListingColumns {
  /** Public numbers of the products. */
  numbers: Int32Array;
  category: Uint32Array;
  popularity: Int32Array;
  since: Float64Array;
  offerCount: Uint32Array;
  markets: Map<Market, MarketColumns>;
  categories: string[];
  facetSets: string[];
}

/** Returns a copy of a column that has this length. */
export function copied<Column extends Int32Array | Uint32Array | Uint16Array | Float64Array>(
  column: Column,
  length: number,
): Column {
  const copy = new (column.constructor as new (length: number) => Column)(length);
  copy.set(column.subarray(0, length));
  return copy;
}
