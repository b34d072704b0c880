import type { FilteredProducts } from "./filtered-list.ts";

/** Stands for a product that passes all filters, where others have the number of the one that they fail. */
export const noFailure = 0;

/**
 * Returns the number of products by facet value and by filter. `counts` has a row for each set of facet values, and in it the number
 * of products by the filter that they fail: several, none, and each of `names`.
 */
export function countedFacets(
  counts: Uint32Array,
  names: string[],
  valuesOf: string[][],
): Pick<FilteredProducts, "facets" | "without"> {
  const width = names.length + 2;
  const facets: FilteredProducts["facets"] = {};
  const sums = new Uint32Array(width);
  for (let row = 0; row < counts.length; row += width) {
    let total = 0;
    for (let failed = 0; failed < width; failed++) total += counts[row + failed]!;
    if (total === 0) continue;
    for (let failed = 0; failed < width; failed++) sums[failed]! += counts[row + failed]!;
    for (const value of valuesOf[row / width]!) {
      const counted = (facets[value] ??= { total: 0, matching: 0 });
      const facet = names.indexOf(facetOf(value));
      counted.total += total;
      counted.matching += counts[row + noFailure + 1]! + (facet < 0 ? 0 : counts[row + facet + 2]!);
    }
  }
  const without = names.map((name, filter) => [name, sums[noFailure + 1]! + sums[filter + 2]!]);
  return { facets, without: Object.fromEntries(without) as FilteredProducts["without"] };
}

const facetOf = (value: string) => value.slice(0, value.indexOf(":"));
