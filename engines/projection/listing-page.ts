import { maxPage, productsPerPage } from "../../commerce/catalogue-contract.ts";
import type { ListQuery } from "./filtered-list.ts";
import type { MarketColumns } from "./listing-columns.ts";

const dayMs = 86_400_000;
/** Days since 1970, beyond any product's. */
const lastDay = 100_000;
const largestPrice = 2 ** 31 - 1;
const largestSaving = 10_000;

/**
 * Returns the places on one page of a list, whose places are in its default order. The others are columns of the index; `since` has
 * milliseconds of a day since 1970.
 */
export function pageOf(
  places: number[],
  {
    price,
    saving,
    ending,
    since,
  }: Pick<MarketColumns, "price" | "saving" | "ending"> & { since: Float64Array },
  sorting: ListQuery["sorting"],
  page: number,
): number[] {
  if (page > maxPage) return [];
  const keyOf = {
    relevance: undefined,
    popular: undefined,
    newest: (place: number) => lastDay - since[place]! / dayMs,
    "price-up": (place: number) => price[place]!,
    "price-down": (place: number) => largestPrice - price[place]!,
    saving: (place: number) => largestSaving - saving[place]!,
    ending: (place: number) => ending[place]!,
  }[sorting];
  const sorted = keyOf ? sortedBy(places, keyOf) : places;
  return sorted.slice((page - 1) * productsPerPage, page * productsPerPage);
}

/**
 * Sorts places by a whole number below 2 ** 32, and those with the same number as they were. Each is sorted as one number with its
 * position, which is several times as fast as with a function that compares.
 */
function sortedBy(places: number[], keyOf: (place: number) => number): number[] {
  const { length } = places;
  const keys = Float64Array.from(places, (place, at) => keyOf(place) * length + at).sort();
  return Array.from(keys, (key) => places[key % length]!);
}

/** Returns the first wanted places in an order, without sorting the others. */
export function firstOf(
  size: number,
  {
    limit,
    isWanted,
    isBefore,
  }: {
    limit: number;
    isWanted(place: number): boolean;
    isBefore(a: number, b: number): boolean;
  },
): number[] {
  const found: number[] = [];
  // In the order of the columns, which processors read ahead.
  for (let place = 0; place < size; place++) {
    if (!isWanted(place)) continue;
    if (found.length === limit && !isBefore(place, found[limit - 1]!)) continue;
    const at = found.findIndex((other) => isBefore(place, other));
    found.splice(at < 0 ? found.length : at, 0, place);
    if (found.length > limit) found.pop();
  }
  return found;
}
