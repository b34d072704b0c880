import { expect, test } from "vitest";
import type { Market } from "../../../platform/shared/sites/site.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { CatalogueTerms } from "./catalogue-terms.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";

const types = new Map([
  [
    "de",
    new Map([
      ["moka-pot", [["Espressokocher", "Herdkännchen"], ["Kaffeebereiter"]]],
      ["ground-coffee", [["gemahlener Kaffee", "gemahlene Kaffees"], ["Kaffee"]]],
      ["lamp", [["Lampe"]]],
    ]),
  ],
  ["tr", new Map([["moka-pot", [["ispirto ocağı"]]]])],
]);
const categories = new Map([
  [
    "de",
    new Map([
      ["brewing", ["Kaffee von Hand", "Kaffeezubehör", "Kaffee"]],
      ["living", ["Wohnen"]],
    ]),
  ],
]);

const product = (popularity: number, more: Partial<SearchProduct>): SearchProduct => ({
  number: popularity,
  popularity,
  names: {},
  leads: {},
  type: null,
  for: [],
  attributes: { de: [], fr: [], pl: [], cs: [], hu: [], sk: [], tr: [] },
  labels: [],
  category: "brewing",
  markets: ["DE"],
  ...more,
});

function termsOf(site: keyof typeof allSites, ...products: SearchProduct[]) {
  const terms = new CatalogueTerms();
  for (const each of products) terms.add(each);
  return terms.of(allSites[site].site, types, categories);
}

test("the catalogue's terms are names of types and categories, without departments, best sellers first", () => {
  const { all } = termsOf(
    "DE",
    product(90, { type: "moka-pot" }),
    product(50, { type: "ground-coffee" }),
    product(45, { type: "ground-coffee", category: "living" }),
  );
  expect(all).toEqual([
    "Kaffee von Hand",
    "Kaffeezubehör",
    "Gemahlener Kaffee",
    "Kaffee",
    "Espressokocher",
    "Kaffeebereiter",
  ]);
});

test("popular terms of the catalogue are the types of the best-selling products", () => {
  const { popular } = termsOf(
    "DE",
    product(90, { type: "moka-pot" }),
    product(50, { type: "ground-coffee" }),
    product(48, { type: "ground-coffee" }),
    product(40, {}),
  );
  expect(popular).toEqual(["Espressokocher", "Gemahlener Kaffee"]);
});

test("the catalogue's terms belong to the site's market and language, and are capitalized", () => {
  const markets: Market[] = ["TR"];
  const { all } = termsOf("TR", product(90, { type: "moka-pot", markets }), product(80, {}));
  expect(all).toEqual(["İspirto ocağı"]);
  expect(termsOf("AT", product(90, { type: "lamp" }))).toEqual({ all: [], popular: [] });
});
