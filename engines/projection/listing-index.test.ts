import { expect, test } from "vitest";
import type { ListQuery } from "./filtered-list.ts";
import { ListingIndex, type IndexedListing } from "./listing-index.ts";

const offer = { price: 499, saving: 0, ending: 2 ** 32 - 1, stock: 3, facets: "roast:dark" };
const listing = (number: number, more: Partial<IndexedListing> = {}): IndexedListing => ({
  number,
  category: "beans",
  popularity: 0,
  since: 0,
  offers: { DE: offer },
  offerCount: 1,
  ...more,
});

const query = (categories: string[]): ListQuery => ({
  products: { in: categories },
  filter: { inStock: false },
  sorting: "popular",
  page: 1,
});

/** Returns an index of the products 1 and 2 whose lists were read, and a function that reads the list of a category again. */
function readLists() {
  const index = new ListingIndex();
  index.replace([], [listing(1), listing(2)]);
  const listOf = (...categories: string[]) => index.filter("DE", query(categories));
  for (const categories of [["beans"], ["capsules"], ["beans", "capsules"]]) listOf(...categories);
  return { index, listOf };
}

test("a product that moves to another category is in the list of that one alone", () => {
  const { index, listOf } = readLists();
  index.replace([1], [listing(1, { category: "capsules" })]);
  expect(listOf("beans").numbers).toEqual([2]);
  expect(listOf("capsules").numbers).toEqual([1]);
  expect(listOf("beans", "capsules").numbers).toEqual([1, 2]);
});

test("a product that becomes popular is the first of its lists", () => {
  const { index, listOf } = readLists();
  expect(listOf("beans").numbers).toEqual([1, 2]);
  index.replace([2], [listing(2, { popularity: 9 })]);
  expect(listOf("beans").numbers).toEqual([2, 1]);
  expect(listOf("beans", "capsules").numbers).toEqual([2, 1]);
});

test("a new product is in the lists of its category", () => {
  const { index, listOf } = readLists();
  index.replace([], [listing(3, { popularity: 1 })]);
  expect(listOf("beans")).toMatchObject({ numbers: [3, 1, 2], matching: 3, inStock: 3 });
});

test("a copy of an index changes apart from it", () => {
  const { index, listOf } = readLists();
  const copy = index.clone();
  copy.replace([1], [listing(1, { category: "capsules" })]);
  expect(listOf("beans").numbers).toEqual([1, 2]);
  expect(copy.filter("DE", query(["beans"])).numbers).toEqual([2]);
});

test("the orders that an index keeps for lists count as its memory", () => {
  const { index, listOf } = readLists();
  const before = index.bytes;
  listOf("beans", "mugs");
  expect(index.bytes).toBeGreaterThan(before);
});
