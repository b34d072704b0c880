/** One market's offers: a place for each product. */
export interface MarketColumns {
  /** 0 where the product is not sold. */
  price: Int32Array;
  stock: Int32Array;
  /** Number of its set of facet values. */
  facets: Uint32Array;
  isReduced: Uint8Array;
}

/** Returns a copy of a column that is at least as long. */
export function copied<Column extends Int32Array | Uint32Array | Uint8Array | Float64Array>(
  column: Column,
  length: number,
): Column {
  const longer = new (column.constructor as new (length: number) => Column)(length);
  longer.set(column);
  return longer;
}
