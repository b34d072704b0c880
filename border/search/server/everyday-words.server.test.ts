import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { readCatalogue } from "../../../engines/own/content/read-catalogue.ts";
import { shopPictures } from "../../../tests/support/shop-pictures.ts";
import { shopFiles } from "../../../tests/support/content-files.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const { products, types } = readCatalogue(
  await shopFiles("catalogue"),
  await shopPictures(),
  shopSites,
  [],
);
const typeOf = new Map(products.map(({ id, type }) => [id, type]));
const parentOf = new Map(types.map(({ id, parent }) => [id, parent]));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Returns the types of a product, the most specific first. */
function typesOf(number: number): string[] {
  const found: string[] = [];
  for (let type = typeOf.get(number); type; type = parentOf.get(type)) found.push(type);
  return found;
}

/** Returns the suggestions of the box and the results of the page: matches first, then alternatives. */
async function answersTo(code: SiteCode, text: string) {
  const { site } = valueAt(allSites, code);
  const { search } = shop.services;
  const suggested = await search.suggest(site, text, 10, 5);
  const { numbers, matching } = await search.find(site, text);
  return {
    box: suggested.products.map(({ id }) => Number(id)),
    results: numbers,
    matches: numbers.slice(0, matching),
  };
}

const soldOn = (code: SiteCode, type: string) =>
  products.filter(
    ({ id, articles, until, gone }) =>
      typesOf(id).includes(type) &&
      ![until, gone].some((end) => end !== undefined && new Date(end) <= new Date()) &&
      articles.some(({ prices }) => prices[valueAt(allSites, code).site.market] !== undefined),
  ).length;

test.each<[SiteCode, string, string]>([
  ["DE", "kaffeebohnen", "coffee-beans"],
  ["DE", "bohnenkaffee", "coffee-beans"],
  ["DE", "coffee beans", "coffee-beans"],
  ["DE", "milchschäumer", "milk-frother"],
  ["DE", "lampe", "lamp"],
  ["DE", "gutschein", "gift-card"],
  ["DE", "kaffeemaschine", "coffee-machine"],
  ["DE", "mühle", "coffee-grinder"],
  ["DE", "kissen", "bed-pillow"],
  ["DE", "pillow", "bed-pillow"],
  ["AT", "häferl", "mug"],
  ["CH", "duvet", "duvet"],
  ["CH", "rahmen", "picture-frame"],
  ["CH_FR", "thé", "kettle"],
  ["HU", "kávégép", "coffee-machine"],
  ["HU", "párna", "bed-pillow"],
  ["TR", "öğütücü", "coffee-grinder"],
  ["PL", "kawy", "coffee"],
  ["CZ", "kávu", "coffee"],
  ["PL", "łóżko", "bed-linen"],
  ["SK", "návliečky", "bed-linen"],
  ["SK", "polštář", "bed-pillow"],
  ["CZ", "uterák", "towel"],
])("a search on %s for %s leads to each %s before anything else", async (code, text, type) => {
  const { box, results } = await answersTo(code, text);
  for (const shown of [box, results]) {
    const first = shown.slice(0, soldOn(code, type));
    expect(first.length).toBeGreaterThan(0);
    for (const number of first) expect(typesOf(number), String(number)).toContain(type);
  }
});

test.each<[SiteCode, string, string]>([
  ["DE", "kaffee", "coffee-beans"],
  ["DE", "kissen", "seat-cushion"],
  ["DE", "kissen", "cushion-cover"],
  ["PL", "cappuccino", "fully-automatic-machine"],
  ["SK", "cappuccino", "fully-automatic-machine"],
])("a search on %s for %s suggests a %s as well", async (code, text, type) => {
  const { box } = await answersTo(code, text);
  expect(box.flatMap(typesOf)).toContain(type);
});

test("a search for coffee machines shows accessories for them after the machines", async () => {
  const { matches } = await answersTo("DE", "kaffeemaschine");
  const accessories = matches.slice(soldOn("DE", "coffee-machine"));
  expect(accessories.flatMap(typesOf)).toEqual(
    expect.arrayContaining(["descaler", "cleaning-brush-set"]),
  );
});

const decaf = (number: number) =>
  products.find((product) => product.id === number)?.attributes?.caffeine;
test.each<[SiteCode, string]>([
  ["DE", "koffeinfrei"],
  ["DE", "decaf"],
  ["CZ", "bezkofeinová"],
  ["SK", "bezkofeinová"],
  ["PL", "bezkofeinowe"],
  ["TR", "kafeinsiz"],
])("a search on %s for %s finds coffee without caffeine", async (code, text) => {
  const { box, matches } = await answersTo(code, text);
  for (const shown of [box, matches])
    expect(new Set(shown.map(decaf)), text).toEqual(new Set(["decaf"]));
});

test.each<[SiteCode, string[]]>([
  ["DE", ["espresso", "espreso", "expresso"]],
  ["CH_FR", ["espresso", "expresso"]],
  ["CZ", ["espresso", "espreso", "expresso"]],
  ["SK", ["espresso", "espreso", "expresso"]],
  ["PL", ["espresso", "espreso", "expresso"]],
  ["HU", ["eszpresszó", "espresso", "expresso", "espreso"]],
  ["TR", ["espresso", "espreso", "expresso"]],
])("a search on %s for espresso finds coffee, however it is spelled", async (code, spellings) => {
  for (const text of spellings) {
    const { box, matches } = await answersTo(code, text);
    for (const shown of [box, matches])
      expect(typesOf(shown[0] ?? 0), `${text}: ${shown[0]}`).toContain("coffee");
  }
});

test.each<[SiteCode, string, string]>([
  ["PL", "lniana", "linen"],
  ["PL", "bawełniane", "cotton"],
  ["PL", "szklany", "glass"],
  ["PL", "mosiężne", "brass"],
  ["SK", "ľanové", "linen"],
  ["SK", "dubová", "oak"],
  ["SK", "mosadzný", "brass"],
  ["HU", "pamutból", "cotton"],
  ["HU", "lenvászon", "linen"],
])("a search on %s for %s finds products made of %s", async (code, text, material) => {
  const { box, matches } = await answersTo(code, text);
  const materialsOf = (number: number) =>
    products.find((product) => product.id === number)?.attributes?.materials;
  for (const shown of [box.slice(0, matches.length), matches]) {
    expect(shown.length).toBeGreaterThan(0);
    expect(materialsOf(shown[0]!), text).toEqual(expect.arrayContaining([material]));
  }
});

test.each<[SiteCode, string, string]>([
  ["CH", "rahm", "picture-frame"],
  ["AT", "obers", "duvet"],
  ["DE", "sahne", "cutting-board"],
  ["CH_FR", "thé", "travel-mug"],
  ["CH_FR", "vélo", "cushion-cover"],
])("a search on %s for %s finds no %s", async (code, text, type) => {
  const { box, matches } = await answersTo(code, text);
  expect([...box, ...matches].flatMap(typesOf)).not.toContain(type);
});

test.each(["rahm", "sahne", "obers"])(
  "a search for %s matches nothing, because it is not sold",
  async (text) => {
    for (const code of ["DE", "AT", "CH"] as const)
      expect((await answersTo(code, text)).matches, code).toEqual([]);
  },
);
