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
  for (const [set, values] of valuesOf.entries()) {
    const bySet = counts.subarray(set * width, (set + 1) * width);
    const total = bySet.reduce((sum, count) => sum + count, 0);
    if (total === 0) continue;
    bySet.forEach((count, failed) => (sums[failed]! += count));
    for (const value of values) {
      const counted = (facets[value] ??= { total: 0, matching: 0 });
      const facet = names.indexOf(facetOf(value));
      counted.total += total;
      counted.matching += bySet[noFailure + 1]! + (facet < 0 ? 0 : bySet[facet + 2]!);
    }
  }
  const without = names.map((name, filter) => [name, sums[noFailure + 1]! + sums[filter + 2]!]);
  return { facets, without: Object.fromEntries(without) as FilteredProducts["without"] };
}

const facetOf = (value: string) => value.slice(0, value.indexOf(":"));
