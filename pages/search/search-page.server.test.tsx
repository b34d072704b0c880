import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SearchPage, type SearchPageProps } from "./SearchPage.tsx";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { fill, plural } from "../../shared/words.ts";
import { allSites } from "../../sites/all-sites.ts";
import { elements, internalLinks, wordsOf } from "../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { jumpTo } from "./jumps.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (code: SiteCode, url: string) =>
  shop.app.inject({ url, headers: { host: shop.host(code), accept: "text/html" } });
const mainOf = (html: string) => html.split("<main")[1]!.split("</main")[0]!;
const linksOf = (code: SiteCode, html: string) =>
  internalLinks(mainOf(html), `http://${shop.host(code)}`);
const productsOf = (html: string) =>
  [...mainOf(html).matchAll(/-p(\d+)\.html/g)].map(([, id]) => Number(id));
const { texts, site } = allSites.DE;
const coffee = "/search?query=kaffee&site=DE";

describe("the filters", () => {
  test("are in the address, as chips and in the form, and each can be removed", async () => {
    const url = `${coffee}&category=1110&from=5&to=20&stock=1&sort=price-up`;
    const { body, statusCode } = await get("DE", url);
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
    expect(linksOf("DE", body)).toContain(`${coffee}&sort=price-up`);
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

  test("have as many results as their counts say", async () => {
    const { body } = await get("DE", coffee);
    const category = linksOf("DE", body).find((link) => link.includes("category="))!;
    const [, count] = /<a href="[^"]*category=[^>]*>.*?<small[^>]*>(\d+)/.exec(mainOf(body))!;
    expect(wordsOf((await get("DE", category)).body)).toContain(
      plural(texts.searchPage.resultCount, Number(count), site.locale),
    );
  });

  test("without results are named, with a link that removes each", async () => {
    const { body, statusCode } = await get("DE", `${coffee}&category=1110&from=500`);
    expect(statusCode).toBe(200);
    expect(productsOf(body)).toEqual([]);
    const words = wordsOf(body);
    expect(words).toContain(texts.searchPage.nothingLeft);
    for (const filter of ["Ganze Bohne", "ab 500 Euro"])
      expect(words).toContain(fill(texts.searchPage.withoutFilter, { filter }));
    for (const link of linksOf("DE", body).filter((each) => each.startsWith("/search")))
      expect((await get("DE", link)).statusCode, link).toBe(200);
  });

  test("are removed together when removing a single one does not help", async () => {
    const { body } = await get("DE", `${coffee}&category=8000&from=5000`);
    expect(mainOf(body).split(texts.searchPage.nothingLeftHint)[1]).toContain(
      texts.searchPage.resetFilters,
    );
    expect(wordsOf(body)).not.toContain(texts.searchPage.withoutFilter.split("{")[0]);
  });

  test("stay on the next page", async () => {
    const { body } = await get("DE", `${coffee}&to=20`);
    const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
    expect(next).toBe(`${coffee}&to=20&page=2`);
    const second = await get("DE", next);
    expect(productsOf(second.body)).not.toEqual(productsOf(body));
    expect(elements(second.body, "input").find(({ name }) => name === "to")?.value).toBe("20");
  });

  test("sort by price", async () => {
    const up = productsOf((await get("DE", `${coffee}&sort=price-up`)).body);
    const usual = productsOf((await get("DE", coffee)).body);
    expect(up).not.toEqual(usual);
    const cards = await shop.services.catalogue.byId({ site, now: new Date() }, up);
    const prices = cards.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});

test("a corrected search says so, and links to the search for the corrected text", async () => {
  const found = await shop.services.catalogue.found(
    { site, now: new Date() },
    [100101],
    { inStock: false },
    "relevance",
    1,
  );
  const html = renderToStaticMarkup(
    <SearchPage
      site={site}
      texts={texts}
      question={{
        query: "{meant} <b>",
        inStock: false,
        facets: {},
        sorting: "price-up",
        page: 1,
      }}
      didYouMean="espresso"
      found={found!}
      alternatives={[]}
      popular={[]}
      categories={[]}
    />,
  );
  expect(wordsOf(html)).toContain(fill(texts.searchPage.headline, { query: "espresso" }));
  expect(wordsOf(html.replaceAll(/<\/?a\b[^>]*>/g, ""))).toContain(
    fill(texts.searchPage.corrected, { query: "{meant} <b>", meant: "espresso" }),
  );
  expect(elements(html, "a").map(({ href }) => href)).toContain(
    "/search?query=espresso&site=DE&sort=price-up",
  );
  // The product's link carries the text as typed, not the corrected one.
  expect(html).toContain("-p100101.html?query=%7Bmeant%7D%20%3Cb%3E");
});

describe("alternatives", () => {
  const at = { site, now: new Date() };
  const question = {
    query: "samowar",
    inStock: false,
    facets: {},
    sorting: "relevance",
    page: 1,
  } as const;
  async function show(ids: number[], more: Partial<SearchPageProps> = {}) {
    const found = await shop.services.catalogue.found(at, ids, { inStock: false }, "relevance", 1);
    return renderToStaticMarkup(
      <SearchPage
        site={site}
        texts={texts}
        question={question}
        didYouMean={undefined}
        found={found!}
        alternatives={await shop.services.catalogue.byId(at, [100102, 100103])}
        popular={[]}
        categories={[]}
        {...more}
      />,
    );
  }

  test("stand under their own heading behind what was found", async () => {
    const html = await show([100101]);
    const [results, alternatives] = html.split(texts.searchPage.alternatives);
    expect(results).toContain("-p100101.html?query=samowar");
    expect(results).not.toContain("-p100102.html");
    expect(alternatives).toContain("-p100102.html?query=samowar");
    expect(wordsOf(html)).toContain(plural(texts.searchPage.resultCount, 1, site.locale));
  });

  test("are no results: the page says that nothing was found, and leads to the category", async () => {
    const fittingCategory = { id: "tea", name: "Tee", url: "/tee-c1.html" };
    const html = await show([], { fittingCategory });
    const words = wordsOf(html);
    expect(words).toContain(fill(texts.searchPage.noResults, { query: "samowar" }));
    expect(words).toContain(texts.searchPage.alternatives);
    expect(words).not.toContain(texts.searchPage.popular);
    expect(elements(html, "a").map(({ href }) => href)).toContain(fittingCategory.url);
    expect(elements(html, "a").filter(({ ping }) => ping)).toEqual([]);
  });
});

describe("an address from a form or typed by hand", () => {
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
  ])("%.40s leads to the one that asks for the same", async (parameters, url) => {
    const answer = await get("DE", `${coffee}&${parameters}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(url);
    expect((await get("DE", url)).statusCode).toBe(200);
  });

  test.each([
    ["query=", "/search?site=DE"],
    ["query=+++", "/search?site=DE"],
    ["query=a&query=b", "/search?site=DE"],
    ["query=+kaffee+", "/search?query=kaffee&site=DE"],
    ["query=+100+101+", "/search?query=100101&site=DE"],
    [`query=${"x".repeat(10_000)}`, `/search?query=${"x".repeat(200)}&site=DE`],
  ])("%.40s leads to the text that the box would search for", async (parameters, url) => {
    const answer = await get("DE", `/search?${parameters}&site=DE`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(url);
    expect((await get("DE", url)).statusCode).toBe(200);
  });

  test.each(["page=0", "page=two", "page[]=3", "shade=red", "__proto__=1", "constructor=x"])(
    "%s shows the first page",
    async (parameter) => {
      const answer = await get("DE", `${coffee}&${parameter}`);
      expect(answer.statusCode).toBe(200);
      expect(productsOf(answer.body)).toEqual(productsOf((await get("DE", coffee)).body));
    },
  );

  test("a page beyond the end is not found", async () => {
    expect((await get("DE", `${coffee}&to=5&page=99`)).statusCode).toBe(404);
    expect((await get("DE", `${coffee}&page=999999999`)).statusCode).toBe(404);
  });
});

describe.each(siteCodes)("on %s", (code) => {
  const { texts, jumps } = allSites[code];

  test("an empty result helps on", async () => {
    const { body } = await get(code, `/search?query=qqqqqq&site=${code}`);
    const words = wordsOf(mainOf(body));
    expect(words).toContain(texts.searchPage.noResultsHint);
    expect(productsOf(body).length).toBeGreaterThanOrEqual(4);
    const tree = await shop.services.catalogue.categoryTree({
      site: allSites[code].site,
      now: new Date(),
    });
    for (const { url } of tree) expect(linksOf(code, body)).toContain(url);
  });

  test("words for pages redirect to them", async () => {
    for (const [path, words] of Object.entries(jumps))
      for (const word of words) {
        const answer = await get(code, `/search?query=${encodeURIComponent(word)}&site=${code}`);
        expect(answer.statusCode, word).toBe(302);
        expect(answer.headers.location, word).toBe(path);
        expect((await get(code, path)).statusCode, path).toBe(200);
      }
  });
});

describe("words that redirect to a page", () => {
  test.each(["agb", " AGB ", "geschaftsbedingungen", "Allgemeine  GESCHÄFTSBEDINGUNGEN"])(
    "%j does, whatever its case, accents and spaces",
    (text) => {
      expect(jumpTo(text, allSites.DE.jumps)).toBe("/agb-s400007325.html");
    },
  );

  test.each(["agbs", "agb kaffee", "ag", ""])("%j does not", (text) => {
    expect(jumpTo(text, allSites.DE.jumps)).toBeUndefined();
  });

  test.each(siteCodes)("are words for one page each on %s", (code) => {
    for (const [path, words] of Object.entries(allSites[code].jumps))
      for (const word of words) expect(jumpTo(word, allSites[code].jumps)).toBe(path);
  });
});

describe("the page of results", () => {
  test("shows the products found, whose links carry the searched text", async () => {
    const { body, headers } = await get("DE", "/search?query=Espresso%20Speicher&site=DE");
    expect(linksOf("DE", body)).toContain(
      "/espresso-speicherstadt-ganze-bohne-p100101.html?query=Espresso%20Speicher",
    );
    expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
    expect(headers["cache-control"]).toContain("public");
  });

  test.each([
    ["nothing that it knows", "query=qqqqqq", "qqqqqq"],
    [
      "HTML",
      `query=${encodeURIComponent('"><script>alert(1)</script>')}`,
      '"><script>alert(1)</script>',
    ],
    ["a place to fill", "query=%7Bquery%7D%20%7Bcount%7D", "{query} {count}"],
    ["no query", "", ""],
    ["NUL", "query=%00", ""],
    ["200 characters", `query=${"x".repeat(200)}`, "x".repeat(200)],
  ])("for %s offers popular products", async (_name, query, shown) => {
    const answer = await get("DE", `/search?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(wordsOf(answer.body)).toContain(shown);
    expect(wordsOf(answer.body)).not.toContain("x".repeat(201));
    expect(answer.body).not.toContain("<script>alert");
    expect(wordsOf(answer.body)).toContain(allSites.DE.texts.searchPage.popular);
  });

  test("is in the language of the host's site, whichever site the address names", async () => {
    const { body } = await get("PL", "/search?query=kawa&site=DE");
    expect(elements(body, "html")[0]?.lang).toBe("pl-PL");
  });

  test("is paged", async () => {
    const { body } = await get("DE", "/search?query=kaffee&site=DE");
    const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
    expect((await get("DE", next)).statusCode).toBe(200);
    expect((await get("DE", "/search?query=kaffee&page=300")).statusCode).toBe(404);
  });
});
