import { afterAll, beforeAll, expect, test } from "vitest";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { elements, internalLinks, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const linksOf = (html: string) => internalLinks(mainOf(html), `http://${shop.host("DE")}`);
const productsOf = (html: string) =>
  [...mainOf(html).matchAll(/-p(\d+)\.html/g)].map(([, id]) => Number(id));
const { texts, site } = allSites.DE;
const coffee = "/search?query=kaffee&site=DE";

test("filters of a search are in the address, as chips and in the form, and each can be removed", async () => {
  const url = `${coffee}&category=1110&from=5&to=20&stock=1&sort=price-up`;
  const { body, statusCode } = await getPage(shop, "DE", url);
  expect(statusCode).toBe(200);
  const names = [
    "Ganze Bohne",
    "5\u00a0Euro bis 20\u00a0Euro",
    texts.catalogue.availability.AVAILABLE,
  ];
  const chips = elements(body, "a").filter((link) => link.class === "kontor-chip");
  expect(chips.map((chip) => chip["aria-label"])).toEqual(
    names.map((filter) => fill(texts.searchPage.removeFilter, { filter })),
  );
  expect(chips.map(({ href }) => href)).toEqual([
    `${coffee}&from=5&to=20&stock=1&sort=price-up`,
    `${coffee}&category=1110&stock=1&sort=price-up`,
    `${coffee}&category=1110&from=5&to=20&sort=price-up`,
  ]);
  expect(linksOf(body)).toContain(`${coffee}&sort=price-up`);
  // The tiles below have forms of their own.
  const [filters = ""] = mainOf(body).split('class="kontor-grid"');
  const fields = Object.fromEntries(
    elements(filters, "input")
      .filter(({ name, type }) => type !== "checkbox" || name === "stock")
      .map(({ name, value, checked }) => [name, checked ?? value]),
  );
  expect(fields).toEqual({
    query: "kaffee",
    site: "DE",
    category: "1110",
    sort: "price-up",
    from: "5",
    to: "20",
    stock: "",
  });
});

test("a filter of a search has as many results as its count says", async () => {
  const { body } = await getPage(shop, "DE", coffee);
  const category = linksOf(body).find((link) => link.includes("category="))!;
  const [, count] = /<a href="[^"]*category=[^>]*>.*?<small[^>]*>(\d+)/.exec(mainOf(body))!;
  expect(wordsOf((await getPage(shop, "DE", category)).body)).toContain(
    plural(texts.searchPage.resultCount, Number(count), site.locale),
  );
});

test("filters that leave no result are named, with a link that removes each", async () => {
  const { body, statusCode } = await getPage(shop, "DE", `${coffee}&category=1110&from=500`);
  expect(statusCode).toBe(200);
  expect(productsOf(body)).toEqual([]);
  const words = wordsOf(body);
  expect(words).toContain(texts.searchPage.nothingLeft);
  for (const filter of ["Ganze Bohne", "ab 500 Euro"])
    expect(words).toContain(fill(texts.searchPage.withoutFilter, { filter }));
  for (const link of linksOf(body).filter((each) => each.startsWith("/search")))
    expect((await getPage(shop, "DE", link)).statusCode, link).toBe(200);
});

test("filters are removed together when removing a single one does not help", async () => {
  const { body } = await getPage(shop, "DE", `${coffee}&category=8000&from=5000`);
  expect(mainOf(body).split(texts.searchPage.nothingLeftHint)[1]).toContain(
    texts.searchPage.resetFilters,
  );
  expect(wordsOf(body)).not.toContain(texts.searchPage.withoutFilter.split("{")[0]);
});

test("filters of a search stay on the next page", async () => {
  const { body } = await getPage(shop, "DE", `${coffee}&to=20`);
  const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
  expect(next).toBe(`${coffee}&to=20&page=2`);
  const second = await getPage(shop, "DE", next);
  expect(productsOf(second.body)).not.toEqual(productsOf(body));
  expect(elements(second.body, "input").find(({ name }) => name === "to")?.value).toBe("20");
});

test("results of a search are sorted by price", async () => {
  const up = productsOf((await getPage(shop, "DE", `${coffee}&sort=price-up`)).body);
  const usual = productsOf((await getPage(shop, "DE", coffee)).body);
  expect(up).not.toEqual(usual);
  const cards = await shop.services.catalogue.byNumber({ site, now: new Date() }, up);
  const prices = cards.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test.each([
  ["from=&to=&sort=", coffee],
  ["from=5,50&to=1.000", `${coffee}&from=5&to=1000`],
  ["from=20&to=5", `${coffee}&from=5&to=20`],
  ["from=-5", coffee],
  ["to=cheap", coffee],
  ["stock=on", coffee],
  ["stock=1&stock=1", coffee],
  ["sort=relevance", coffee],
  ["sort[]=newest&sort=evil", coffee],
  ["category=coffee", coffee],
  ["category=9999", coffee],
  ["category=999999999", coffee],
  [`from=${"9".repeat(2_000)}`, coffee],
  ["from=%00", coffee],
  ["from=5&from=6", coffee],
])(
  "a search with %.40s redirects to the address that asks for the same",
  async (parameters, url) => {
    const response = await getPage(shop, "DE", `${coffee}&${parameters}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(url);
    expect((await getPage(shop, "DE", url)).statusCode).toBe(200);
  },
);

test.each([
  ["query=", "/search?site=DE"],
  ["query=+++", "/search?site=DE"],
  ["query=a&query=b", "/search?site=DE"],
  ["query=+kaffee+", "/search?query=kaffee&site=DE"],
  ["query=+100+101+", "/search?query=100101&site=DE"],
  [`query=${"x".repeat(10_000)}`, `/search?query=${"x".repeat(200)}&site=DE`],
])(
  "a search for %.40s redirects to the text that the box would search for",
  async (parameters, url) => {
    const response = await getPage(shop, "DE", `/search?${parameters}&site=DE`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(url);
    expect((await getPage(shop, "DE", url)).statusCode).toBe(200);
  },
);

test.each(["page=0", "page=two", "page[]=3", "shade=red", "__proto__=1", "constructor=x"])(
  "a search with %s shows the first page",
  async (parameter) => {
    const response = await getPage(shop, "DE", `${coffee}&${parameter}`);
    expect(response.statusCode).toBe(200);
    expect(productsOf(response.body)).toEqual(productsOf((await getPage(shop, "DE", coffee)).body));
  },
);

test("a page beyond the end of the results is not found", async () => {
  expect((await getPage(shop, "DE", `${coffee}&to=5&page=99`)).statusCode).toBe(404);
  expect((await getPage(shop, "DE", `${coffee}&page=999999999`)).statusCode).toBe(404);
});
