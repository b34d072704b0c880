import { cacheKeyPath, suggestionsPath } from "../../border-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { suggestedProductUrl } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `${suggestionsPath}?${query}`, headers });
const suggest = async (q: string, site = "DE", more = "") =>
  (await get(`${new URLSearchParams({ q, site })}${more}`)).json<Suggestions>();
const nothing = { products: [], searchTerms: [] };

test("suggestions have search terms, and products with all data of a tile", async () => {
  const { products, searchTerms } = await suggest("espresso");
  expect(products).toHaveLength(5);
  expect(searchTerms.length).toBeGreaterThan(0);
  expect(searchTerms.length).toBeLessThanOrEqual(10);
  expect(searchTerms[0]).toEqual({ searchterm: "Espresso" });
  for (const product of products) {
    expect(product).toEqual({
      id: expect.stringMatching(/^\d{6}$/),
      title: expect.stringMatching(/espresso/i),
      imageProductThumb: expect.stringMatching(/^\/img\/[\w-]+\/[0-9a-f]{8}\/160\.webp$/),
      productViewUrl: expect.stringMatching(new RegExp(`-p${product.id}\\.html$`)),
      webshopProductDimensionKey: expect.any(String),
      categories: expect.arrayContaining(["Kaffee"]),
    });
  }
  const page = await shop.app.inject({
    url: suggestedProductUrl(products[0]!, "espresso", "https://shop.example"),
  });
  expect(page.statusCode).toBe(200);
  const picture = await shop.app.inject({ url: products[0]!.imageProductThumb });
  expect(picture.statusCode).toBe(200);
});

test.each([
  ["CH_FR", "moulins", "Moulins à café"],
  ["PL", "mlyn", "Młynki do kawy"],
  ["CZ", "mlyn", "Mlýnky na kávu"],
  ["HU", "kavedar", "Kávédarálók"],
  ["SK", "mlyn", "Mlynčeky na kávu"],
  ["TR", "degirmen", "Kahve değirmenleri"],
])("suggestions on %s speak its language: %s", async (site, text, term) => {
  const { products, searchTerms } = await suggest(text, site);
  expect(products.length).toBeGreaterThan(0);
  expect(searchTerms.map(({ searchterm }) => searchterm)).toContain(term);
});

test("suggestions say that products are alternatives when none is what was searched for", async () => {
  const { areAlternatives, products } = await suggest("sonnenschirm lila");
  expect(areAlternatives).toBe(true);
  expect(products.length).toBeGreaterThan(0);
  const { numbers, matching } = await shop.services.search.find(
    allSites.DE.site,
    "sonnenschirm lila",
  );
  expect(matching).toBe(0);
  expect(numbers.length).toBeGreaterThan(0);
  expect(await suggest("sonnenschirm")).not.toHaveProperty("areAlternatives");
});

test("suggestions find a product by its number and by an article number, as its page shows them", async () => {
  const [product] = (await suggest("espresso")).products;
  for (const text of [product!.id, `${product!.id}-500g`, ` ${product!.id} `])
    expect((await suggest(text)).products, text).toEqual([product]);
  expect((await suggest("999999")).products).toEqual([]);
});

test("a suggested product opens with a variant that the market sells and has in stock", async () => {
  const dimension = async (site: string) =>
    (await suggest("100106", site)).products[0]?.webshopProductDimensionKey;
  expect(await dimension("DE")).toBe("250g");
  expect(await dimension("HU")).toBe("500g");
});

test.each([
  ["DE", "teller salbei"],
  ["CH_FR", "tasse vert sauge"],
  ["TR", "adacayi"],
])("suggestions on %s know what a product comes in: %s", async (site, text) => {
  expect((await suggest(text, site)).products.length).toBeGreaterThan(0);
});

test("suggestions in Switzerland have no ß, and are found with ss or with ß", async () => {
  for (const text of ["giesskanne", "gießkanne"]) {
    const { products } = await suggest(text, "CH");
    expect(products[0]?.title).toContain("Giesskanne");
  }
});

test.each(testedSites)("suggestions on %s are products that it sells", async (code) => {
  const at = { site: allSites[code].site, now: new Date() };
  const sold = new Set(
    (await shop.services.catalogue.popular(at, 1000)).map(({ number }) => number),
  );
  for (const text of ["ka", "es", "ma", "ot", "vi", "10"]) {
    const { products } = await suggest(text, code);
    for (const { id } of products) expect(sold, `${text}: ${id}`).toContain(Number(id));
  }
});

test("suggestions leave out a product that one market does not sell", async () => {
  const ids = async (site: string) => (await suggest("Ottava", site)).products.map(({ id }) => id);
  expect((await ids("DE"))[0]).toBe("101104");
  expect(await ids("TR")).not.toContain("101104");
});

test("every suggested term leads to suggested products", async () => {
  for (const { searchterm } of (await suggest("ka")).searchTerms)
    expect((await suggest(searchterm)).products.length, searchterm).toBeGreaterThan(0);
});

test("on DE the search for agb has ordinary suggestions, and its results page redirects to the terms", async () => {
  expect((await get("q=agb&site=DE")).statusCode).toBe(200);
  const search = await shop.app.inject({ url: "/search?query=agb&site=DE" });
  expect(search.statusCode).toBe(302);
  expect(search.headers.location).toBe("/agb-s400007325.html");
  const elsewhere = await shop.app.inject({
    url: "/search?query=agb&site=CH_FR",
    headers: { host: shop.host("CH_FR") },
  });
  expect(elsewhere.statusCode).toBe(200);
});

test("suggestions count the products there are, when no term is suggested", async () => {
  const { productCount } = await suggest("espresso", "DE", "&maxSearchTerms=0");
  const { matching } = await shop.services.search.find(allSites.DE.site, "espresso");
  expect(productCount).toBe(matching);
  expect(matching).toBeGreaterThan(5);
  expect((await suggest("espresso")).productCount).toBeUndefined();
});

test.each([
  ["&maxProducts=2&maxSearchTerms=1", 2, 1],
  ["&maxProducts=0&maxSearchTerms=0", 0, 0],
  ["&maxProducts=500&maxSearchTerms=99999999999", 5, 10],
  ["&maxProducts=-1&maxSearchTerms=-5", 5, 10],
  ["&maxProducts=two&maxSearchTerms=1.5", 5, 10],
  ["&maxProducts=1&maxProducts=2&maxSearchTerms=", 5, 10],
  ["&maxProducts=1e3&maxSearchTerms=NaN", 5, 10],
  ["", 5, 10],
])("suggestions are as many as %j asks for, within the limits", async (more, products, terms) => {
  const response = await suggest("ka", "DE", more);
  expect(response.products).toHaveLength(products);
  expect(response.searchTerms).toHaveLength(terms);
});

describe("any text", () => {
  const empty: [string, string][] = [
    ["nothing", "q=&site=DE"],
    ["no text", "site=DE"],
    ["no query at all", ""],
    ["one character", "q=k&site=DE"],
    ["one character between spaces", "q=%20k%20&site=DE"],
    ["spaces", "q=%20%20%20&site=DE"],
    ["several texts", "q=espresso&q=kaffee&site=DE"],
    ["an array", "q[]=espresso&site=DE"],
    ["an object", "q[a]=espresso&site=DE"],
    ["emoji", `q=${encodeURIComponent("☕️🫖👩‍🍳")}&site=DE`],
    ["NUL", "q=%00%00%00&site=DE"],
    ["half a surrogate pair", "q=%ED%A0%80%ED%A0%80&site=DE"],
    ["SQL", `q=${encodeURIComponent("'; drop table product; --")}&site=DE`],
    ["a script", `q=${encodeURIComponent("<script>alert(1)</script>")}&site=DE`],
    ["signs with a meaning for patterns", `q=${encodeURIComponent(".*+?^${}()|[]\\%_")}&site=DE`],
    ["10,000 characters", `q=${"x".repeat(10_000)}&site=DE`],
    ["a thousand words", `q=${"xyz%20".repeat(1_000)}&site=DE`],
    ["words of no language", "q=qqqqqq&site=DE"],
    ["a name of every object", "q=constructor&site=DE"],
  ];
  test.each(empty)("suggestions for %s are answered with 200 and empty", async (_name, query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.json()).toEqual(nothing);
  });

  test("a long text counts with its first 200 characters for suggestions", async () => {
    const long = `espresso ${" ".repeat(300)} xyzxyz`;
    expect(await suggest(long)).toEqual(await suggest("espresso"));
  });

  test.each(["XX", "de", "", "__proto__", "AT,DE", "'--"])(
    "suggestions for the site %j are those of DE",
    async (site) => {
      expect(await suggest("espresso", site)).toEqual(await suggest("espresso", "DE"));
    },
  );

  test("suggestions for several sites are those of DE, and an unknown parameter changes nothing", async () => {
    const expected = await suggest("espresso");
    expect((await get("q=espresso&site=AT&site=HU")).json()).toEqual(expected);
    expect((await get("q=espresso&site=DE&colour=red")).json()).toEqual(expected);
  });

  test("suggestions for odd percent signs are answered with 200", async () => {
    for (const query of ["q=%&site=DE", "q=100%25%zz&site=DE", "q=%E4&site=DE"])
      expect((await get(query)).statusCode).toBe(200);
  });
});

test("the answer with suggestions is cached by its version", async () => {
  const first = await get("q=espresso&site=DE");
  expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d+/);
  expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
  const again = await get("q=espresso&site=DE", { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  const other = await get("q=espresso&site=DE", { "if-none-match": '"older"' });
  expect(other.statusCode).toBe(200);
  const { cacheKey } = (await shop.app.inject({ url: cacheKeyPath })).json<{ cacheKey: string }>();
  expect(first.headers.etag).toBe(`"${cacheKey}"`);
});
