import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import { createTileCache } from "./tile-cache.ts";

const de = allSites.DE.site;
const at = allSites.AT.site;

/** Creates products 1 to 3, and a record of the reads. */
function shop() {
  const titles = new Map([1, 2, 3].map((number) => [number, `Kanne ${number}`]));
  const reads: number[][] = [];
  const tiles = createTileCache(
    async (_site, numbers) => {
      reads.push(numbers);
      return numbers
        .filter((number) => titles.has(number))
        .map((number) => tile(number, titles.get(number)!));
    },
    [de, at],
    1_048_576,
  );
  const titlesOf = async (numbers: number[]) =>
    (await tiles.of(de, numbers)).map(({ title }) => title);
  return { titles, reads, tiles, titlesOf };
}

const tile = (number: number, title: string): SuggestedProduct => ({
  id: String(number),
  title,
  imageProductThumb: "",
  productViewUrl: "",
  webshopProductDimensionKey: "",
});

test("tiles are returned in the requested order, and only uncached ones are read", async () => {
  const { titlesOf, reads } = shop();
  expect(await titlesOf([2])).toEqual(["Kanne 2"]);
  expect(await titlesOf([3, 2, 1])).toEqual(["Kanne 3", "Kanne 2", "Kanne 1"]);
  expect(await titlesOf([1, 2, 3])).toEqual(["Kanne 1", "Kanne 2", "Kanne 3"]);
  expect(reads).toEqual([[2], [3, 1]]);
});

test("tiles of a changed product are read again on each site, the others are not", async () => {
  const { titles, titlesOf, tiles, reads } = shop();
  await titlesOf([1, 2]);
  await tiles.of(at, [1, 2]);
  titles.set(1, "Krug");
  tiles.invalidate([1]);
  expect(await titlesOf([1, 2])).toEqual(["Krug", "Kanne 2"]);
  expect((await tiles.of(at, [1]))[0]?.title).toBe("Krug");
  expect(reads.slice(2)).toEqual([[1], [1]]);
  tiles.invalidate();
  await titlesOf([1, 2]);
  expect(reads.at(-1)).toEqual([1, 2]);
});

test("tiles that were read while a product changed are not cached", async () => {
  const { titles, titlesOf, tiles } = shop();
  const reading = titlesOf([1]);
  titles.set(1, "Krug");
  tiles.invalidate([1]);
  await reading;
  expect(await titlesOf([1])).toEqual(["Krug"]);
});

test("tiles of a product that is gone are left out", async () => {
  const { titlesOf } = shop();
  expect(await titlesOf([1, 9, 2])).toEqual(["Kanne 1", "Kanne 2"]);
});
