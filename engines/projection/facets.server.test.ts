import { sql } from "kysely";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type {
  CategoryContents,
  ListedFacet,
  ListFilter,
} from "../../commerce/catalogue-contract.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const on = (code: "DE" | "TR") => ({ site: allSites[code].site, now: noon });
const [coffee, clothing] = [1000, 4000];

/** The vocabulary of the content. */
const { attributes } = parse(readFileSync("shop/content/catalogue/attributes.yaml", "utf8")) as {
  attributes: Record<
    string,
    {
      facet?: { ranges?: [from: number, to: number][] };
      label: Record<"de" | "tr", string>;
      words?: Record<string, Record<"de" | "tr", string>>;
    }
  >;
};
const labelOf = (attribute: string) => attributes[attribute]!.label.de;
const wordOf = (attribute: string, word: string, language: "de" | "tr" = "de") =>
  attributes[attribute]!.words![word]![language];
const capital = (text: string, locale = "de") =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

let shop: TestShop;
let catalogue: TestShop["services"]["catalogue"];
beforeAll(async () => {
  shop = await openTestShop();
  catalogue = shop.services.catalogue;
});
afterAll(() => shop.close());

const list = async (code: "DE" | "TR", category: number, filter: Partial<ListFilter> = {}) =>
  (await catalogue.category(on(code), category, "popular", 1, { inStock: false, ...filter }))!;
const facetOf = ({ facets }: CategoryContents, key: string): ListedFacet =>
  facets.find((facet) => facet.key === key)!;
const labels = (facet: ListedFacet) => facet.values.map(({ label }) => label);

/** Returns the numbers of all products in a filtered category, with the attributes of each. */
async function attributesOf(code: "DE" | "TR", category: number, filter: Partial<ListFilter>) {
  const numbers: number[] = [];
  for (let page = 1; ; page++) {
    const { products } = (await catalogue.category(on(code), category, "popular", page, {
      inStock: false,
      ...filter,
    }))!;
    if (products.length === 0) break;
    numbers.push(...products.map(({ number }) => number));
  }
  const details = await Promise.all(numbers.map((number) => catalogue.product(on(code), number)));
  return details.map((product) =>
    Object.fromEntries(product!.attributes.map(({ label, value }) => [label, value])),
  );
}

describe.each(["DE", "TR"] as const)("the facets of every category on %s", (code) => {
  test(`facets of every category on ${code} count what the list shows when a value is chosen`, async () => {
    const open = await catalogue.categoryTree(on(code));
    expect(open.length).toBeGreaterThan(5);
    for (const { url } of open) {
      const category = Number(/-c(\d+)\.html$/.exec(url)![1]);
      const { facets, total } = await list(code, category);
      for (const { key, values } of facets) {
        expect(values.length, `${url} ${key}`).toBeGreaterThan(1);
        for (const value of values) {
          const chosen = await list(code, category, { facets: { [key]: [value.key] } });
          expect(chosen.productCount, `${url} ${key} ${value.key}`).toBe(value.productCount);
          expect(chosen.productCount).toBeGreaterThan(0);
          expect(chosen.total).toBe(total);
          expect(chosen.without[key]).toBe(total);
        }
      }
    }
  });

  test(`facets on ${code} count with each other: values of one facet add, facets narrow`, async () => {
    const filters: Partial<ListFilter>[] = [
      { facets: { roast: ["dark", "light"] } },
      { facets: { roast: ["dark"], origin: ["BR"] } },
      { facets: { roast: ["medium"], intensity: ["5-6"], caffeine: ["decaf"] } },
      { facets: { origin: ["BR", "CO", "ET"], certificates: ["organic"] }, inStock: true },
      { facets: { roast: ["medium"] }, to: code === "DE" ? 700 : 40_000 },
    ];
    for (const filter of filters) {
      const filtered = await list(code, coffee, filter);
      for (const { key, values } of filtered.facets)
        for (const value of values) {
          const facets = { ...filter.facets, [key]: [value.key] };
          const chosen = await list(code, coffee, { ...filter, facets });
          expect(chosen.productCount, `${key} ${value.key}`).toBe(value.productCount);
        }
      for (const key of Object.keys(filter.facets!)) {
        const { [key]: _, ...facets } = filter.facets!;
        const wider = await list(code, coffee, { ...filter, facets });
        expect(filtered.without[key]).toBe(wider.productCount);
      }
    }
  });
});

test("products of a chosen facet value have it in their data sheets", async () => {
  const dark = await attributesOf("DE", coffee, { facets: { roast: ["dark", "light"] } });
  expect(new Set(dark.map((product) => product[labelOf("roast")]))).toEqual(
    new Set(["dark", "light"].map((word) => wordOf("roast", word))),
  );
  const strong = await attributesOf("DE", coffee, { facets: { intensity: ["9-10"] } });
  expect(strong.length).toBeGreaterThan(0);
  for (const product of strong) expect(product[labelOf("intensity")]).toMatch(/^(9|10)\b/);
  const ethiopian = await attributesOf("DE", coffee, { facets: { origin: ["ET"] } });
  for (const product of ethiopian) expect(product[labelOf("origin")]).toContain("Äthiopien");
  const woollen = await attributesOf("DE", clothing, { facets: { material: ["wool"] } });
  expect(woollen.length).toBeGreaterThan(1);
  for (const product of woollen) expect(product[labelOf("material")]).toMatch(/(?<!Baum)wolle/i);
});

test("values of a facet have their own order, or the most frequent comes first", async () => {
  const all = await list("DE", coffee);
  const shown = new Set(all.facets.map(({ label }) => label));
  const inVocabulary = Object.values(attributes).filter(({ facet }) => facet);
  const known = inVocabulary.map(({ label }) => label.de).filter((label) => shown.has(label));
  expect([...shown].filter((label) => known.includes(label))).toEqual(known);
  expect(known.length).toBeGreaterThan(4);
  const roasts = (language: "de" | "tr") =>
    Object.keys(attributes.roast!.words!).map((word) =>
      capital(wordOf("roast", word, language), language),
    );
  expect(labels(facetOf(all, "roast"))).toEqual(roasts("de"));
  expect(labels(facetOf(all, "intensity"))).toEqual(
    attributes.intensity!.facet!.ranges!.map(([from, to]) => `${from}–${to}`),
  );
  const counts = facetOf(all, "origin").values.map(({ productCount }) => productCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(labels(facetOf(await list("TR", coffee), "roast"))).toEqual(roasts("tr"));
});

test("a facet value that nothing would be left of is not offered, unless it is chosen", async () => {
  const decaf = await list("DE", coffee, { facets: { caffeine: ["decaf"] } });
  for (const { values } of decaf.facets)
    for (const value of values) expect(value.productCount).toBeGreaterThan(0);
  const impossible = { roast: ["dark"], intensity: ["1-4"] };
  const none = await list("DE", coffee, { facets: impossible });
  expect(none.productCount).toBe(0);
  expect(facetOf(none, "intensity").values).toContainEqual(
    expect.objectContaining({ key: "1-4", productCount: 0 }),
  );
});

describe("colours", () => {
  const red = { facets: { colour: ["red"] } };
  const database = () => shop.services.database.sql;

  test("the facet of colours has those of the articles on sale, with a swatch", async () => {
    const all = await list("DE", coffee);
    expect(facetOf(all, "colour").values.find(({ key }) => key === "red")).toMatchObject({
      label: "Rot",
      swatch: "#b3262e",
    });
    const { products } = await list("DE", coffee, red);
    for (const { number } of products) {
      const { articles } = (await catalogue.product(on("DE"), number))!;
      expect(articles.map(({ label }) => label)).toContain("Rot");
    }
  });

  test("a chosen colour does not find a product whose article in it is sold out", async () => {
    const before = await list("DE", coffee, red);
    const [product] = before.products;
    const elsewhere = (await list("TR", coffee, red)).productCount;
    await sql`update offer set stock = 0 from article a where a.tcm = offer.tcm
      and a.product_id = ${product!.number} and 'colour:red' = any(a.facets) and market = 'DE'`.execute(
      database(),
    );
    const after = await list("DE", coffee, red);
    expect(after.productCount).toBe(before.productCount - 1);
    expect(after.products.map(({ number }) => number)).not.toContain(product!.number);
    expect((await list("TR", coffee, red)).productCount).toBe(elsewhere);
  });
});

test("what was found by words has facets that count in the same way", async () => {
  const numbers = (await catalogue.popular(on("DE"), 500)).map(({ number }) => number);
  const find = async (facets: Record<string, string[]>) =>
    (await catalogue.found(on("DE"), numbers, { inStock: false, facets }, "relevance", 1))!;
  const found = await find({ material: ["wood", "glass"] });
  for (const { key, values } of found.facets)
    for (const value of values)
      expect(
        (await find({ material: ["wood", "glass"], [key]: [value.key] })).productCount,
        `${key} ${value.key}`,
      ).toBe(value.productCount);
});
