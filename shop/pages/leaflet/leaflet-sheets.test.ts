import { expect, test } from "vitest";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { exampleLeaflet } from "../../leaflets/leaflet-examples.ts";
import type { LeafletPageEntry } from "../../leaflets/leaflets-contract.ts";
import { leafletSheets } from "./leaflet-sheets.ts";

const site = { language: "de", locale: "de-DE" };
const [first] = exampleLeaflet.pages;
const pageWith = (change: Partial<LeafletPageEntry>): LeafletPageEntry => ({
  ...first!,
  ...change,
});

/** Returns the numbers of products on each page, where a site sells some. */
function numbers(pages: LeafletPageEntry[], soldNumbers: number[]) {
  const sold = new Map(soldNumbers.map((number) => [number, { number } as ProductCard]));
  return leafletSheets({ pages }, { site, sold, categories: new Map() }).map(({ products }) =>
    products.map(({ number }) => number),
  );
}

test("pages have their products in their order, whatever the catalogue's", () => {
  expect(numbers([pageWith({ products: [3, 1, 2] })], [1, 2, 3])).toEqual([[3, 1, 2]]);
});

test("a place closes when the site does not sell its product, and spare ones take it in their order", () => {
  expect(numbers([pageWith({ products: [1, 2, 3] })], [1, 3])).toEqual([[1, 3]]);
  const page = pageWith({ products: [1, 2, 3], instead: [7, 8, 9] });
  expect(numbers([page], [1, 3, 7, 8])).toEqual([[1, 7, 3]]);
  expect(numbers([page], [3, 8, 9])).toEqual([[8, 9, 3]]);
});

test("no product is on a page twice", () => {
  const page = pageWith({ products: [1, 2, 3], instead: [3, 4] });
  expect(numbers([page], [1, 3, 4])).toEqual([[1, 4, 3]]);
});

test("a page without any of its products is left out, and the others are numbered without it", () => {
  const text = pageWith({ layout: "text", products: undefined });
  expect(numbers([pageWith({ products: [1, 2, 3] }), text], [9])).toEqual([[]]);
  const sheets = leafletSheets(
    { pages: [pageWith({ products: [1] }), text] },
    { site, sold: new Map(), categories: new Map() },
  );
  expect(sheets.map(({ number }) => number)).toEqual([2]);
});

test("a link to a category leads to its address, and is left out where the site has none", () => {
  const link = (categories: [number, string][]) =>
    leafletSheets(exampleLeaflet, { site, sold: new Map(), categories: new Map(categories) }).at(
      -1,
    )!.link;
  expect(link([[1121, "/filterkaffee-c1121.html"]])).toEqual({
    href: "/filterkaffee-c1121.html",
    text: "Zum Filterkaffee",
  });
  expect(link([])).toBeUndefined();
});

test("texts are in the site's spelling", () => {
  const swiss = { language: "de", locale: "de-CH" };
  const page = pageWith({ headline: { de: "Heißer „Tee“" }, layout: "text", products: [] });
  const [sheet] = leafletSheets(
    { pages: [page] },
    { site: swiss, sold: new Map(), categories: new Map() },
  );
  expect(sheet!.headline).toBe("Heisser «Tee»");
});
