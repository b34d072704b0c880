import type { ChosenFacets, Facet, ListFilter } from "../../../commerce/catalogue-contract.ts";

/** The parameters of a list's address. */
export interface ListQuestion<Sorting extends string = string> {
  /** Lowest and highest price in whole units of the site's currency. */
  from?: number;
  to?: number;
  inStock: boolean;
  /** Only products with four stars or more. */
  isRated?: boolean;
  facets: ChosenFacets;
  sorting: Sorting;
  page: number;
}

/** The value of the filter by stars in addresses. */
export const wellRated = "4";

/** Limit of values of a facet: no shopper chooses more, and each combination is a page in the cache. */
const maxValues = 12;

/**
 * Parses the parameters of an address. Unknown facets and values and invalid parameters are ignored; a reversed price range is
 * swapped. The first of the sortings is the default.
 */
export function readListQuestion<Sorting extends string>(
  given: Record<string, unknown>,
  facets: Facet[],
  sortings: readonly [Sorting, ...Sorting[]],
): ListQuestion<Sorting> {
  const [low, high] = [price(given.from, Math.floor), price(given.to, Math.ceil)];
  const isTurned = low !== undefined && high !== undefined && low > high;
  return {
    from: isTurned ? high : low,
    to: isTurned ? low : high,
    inStock: given.stock === "1",
    ...(given.stars === wellRated && { isRated: true }),
    facets: chosenFacets(given, facets),
    sorting: sortings.find((known) => known === given.sort) ?? sortings[0],
    page: wholeNumber(given.page) ?? 1,
  };
}

/** Returns the filters of a question in the catalogue's form, with prices in hundredths. `rated` are the well rated products, if any. */
export const listFilter = (
  { from, to, inStock, isRated = false, facets }: ListQuestion,
  rated: readonly number[] = [],
): ListFilter => ({
  from: hundredths(from),
  to: hundredths(to),
  inStock,
  facets,
  ...((rated.length > 0 || isRated) && { selection: { numbers: rated, isChosen: isRated } }),
});

const hundredths = (units: number | undefined) => (units === undefined ? undefined : units * 100);

/** Returns the filters of a question as parameters, without empty ones. */
export function filterParameters({ from, to, inStock, isRated, facets }: ListQuestion): string[][] {
  const stock = inStock ? 1 : undefined;
  const stars = isRated ? wellRated : undefined;
  return [
    ...Object.entries({ from, to, stock, stars }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
    ...Object.entries(facets).flatMap(([facet, values]) => values.map((value) => [facet, value])),
  ];
}

/**
 * Reports whether these parameters are written as in `written`. A form sends empty fields, unnormalized text, and the values of a
 * facet in another order.
 */
export function isWellWritten(
  given: Record<string, unknown>,
  written: URLSearchParams,
  names: string[],
): boolean {
  return names.every((name) => {
    if (given[name] === undefined) return true;
    const values = [given[name]].flat();
    const expected = written.getAll(name);
    return values.length === expected.length && values.every((value, i) => value === expected[i]);
  });
}

/** Returns the names of the filter parameters, including facets. */
export const filterNames = (facets: Facet[]) => [
  "from",
  "to",
  "stock",
  "stars",
  ...facets.map(({ key }) => key),
];

/** Whether a question has a filter. */
export const isFiltered = (question: ListQuestion): boolean =>
  filterParameters(question).length > 0;

/** A question without any filter. */
export const withoutFilters = {
  from: undefined,
  to: undefined,
  inStock: false,
  isRated: false,
  facets: {},
};

export function wholeNumber(given: unknown): number | undefined {
  return typeof given === "string" && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** Returns the chosen values in the order of the facets, so that each choice has one address. */
function chosenFacets(given: Record<string, unknown>, facets: Facet[]): ChosenFacets {
  return Object.fromEntries(
    facets.flatMap(({ key, values }) => {
      if (given[key] === undefined) return [];
      const wanted = new Set([given[key]].flat());
      const chosen = values.filter((value) => wanted.has(value.key)).slice(0, maxValues);
      return chosen.length > 0 ? [[key, chosen.map((value) => value.key)]] : [];
    }),
  );
}

/** Parses a price as shoppers write it, "12", "12,50", "1.000", "1’000.-", into whole units; undefined when it is not a price. */
function price(given: unknown, round: (value: number) => number): number | undefined {
  if (typeof given !== "string") return undefined;
  const ungrouped = given.trim().replace(/[.,'’\s](?=\d{3}(?!\d))/g, "");
  const [, whole, decimals = ""] = /^(\d{1,7})(?:[.,](\d{0,2})-?)?$/.exec(ungrouped) ?? [];
  return (whole && round(Number(`${whole}.${decimals}`))) || undefined;
}
