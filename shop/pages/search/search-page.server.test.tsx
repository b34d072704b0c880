import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { elements, internalLinks, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { SearchPage, type SearchPageProps } from "./SearchPage.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const linksOf = (code: SiteCode, html: string) =>
  internalLinks(mainOf(html), `http://${shop.host(code)}`);
const productsOf = (html: string) =>
  [...mainOf(html).matchAll(/-p(\d+)\.html/g)].map(([, id]) => Number(id));
const { texts, site } = allSites.DE;

test("a corrected search is announced, and links to the search for the corrected text", async () => {
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
      headline={fill(texts.searchPage.headline, { query: "espresso" })}
      didYouMean="espresso"
      pages={[]}
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
  async function show(numbers: number[], more: Partial<SearchPageProps> = {}) {
    const found = await shop.services.catalogue.found(
      at,
      numbers,
      { inStock: false },
      "relevance",
      1,
    );
    return renderToStaticMarkup(
      <SearchPage
        site={site}
        texts={texts}
        question={question}
        headline=""
        didYouMean={undefined}
        pages={[]}
        found={found!}
        alternatives={await shop.services.catalogue.byNumber(at, [100102, 100103])}
        popular={[]}
        categories={[]}
        {...more}
      />,
    );
  }

  test("alternatives to a search follow the results under their own heading", async () => {
    const html = await show([100101]);
    const [results, alternatives] = html.split(`>${texts.searchPage.alternatives}<`);
    expect(results).toContain("-p100101.html?query=samowar");
    expect(results).not.toContain("-p100102.html");
    expect(alternatives).toContain("-p100102.html?query=samowar");
    expect(wordsOf(html)).toContain(plural(texts.searchPage.resultCount, 1, site.locale));
  });

  test("a search that has only alternatives says that nothing was found, and links to the category", async () => {
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

describe.each(siteCodes)("%s", (code) => {
  const { texts, searchRedirects } = allSites[code];

  test(`a search on ${code} without results offers products and categories`, async () => {
    const { body } = await getPage(shop, code, `/search?query=qqqqqq&site=${code}`);
    const words = wordsOf(mainOf(body));
    expect(words).toContain(texts.searchPage.noResultsHint);
    expect(productsOf(body).length).toBeGreaterThanOrEqual(4);
    const tree = await shop.services.catalogue.categoryTree({
      site: allSites[code].site,
      now: new Date(),
    });
    for (const { url } of tree) expect(linksOf(code, body)).toContain(url);
  });

  test(`words for pages redirect to them in the search on ${code}`, async () => {
    for (const [path, words] of Object.entries(searchRedirects))
      for (const word of words) {
        const response = await getPage(
          shop,
          code,
          `/search?query=${encodeURIComponent(word)}&site=${code}`,
        );
        expect(response.statusCode, word).toBe(302);
        expect(response.headers.location, word).toBe(path);
        expect((await getPage(shop, code, path)).statusCode, path).toBe(200);
      }
  });
});

test("the results of a search have links that carry the searched text, and are not indexed", async () => {
  const { body, headers } = await getPage(shop, "DE", "/search?query=Espresso%20Speicher&site=DE");
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
])("a search for %s offers popular products", async (_name, query, shown) => {
  const response = await getPage(shop, "DE", `/search?${query}`);
  expect(response.statusCode).toBe(200);
  expect(wordsOf(response.body)).toContain(shown);
  expect(wordsOf(response.body)).not.toContain("x".repeat(201));
  expect(response.body).not.toContain("<script>alert");
  expect(wordsOf(response.body)).toContain(allSites.DE.texts.searchPage.popular);
});

describe("a search that names prices", () => {
  test("redirects to the search without them, with a filter that can be removed for good", async () => {
    const typed = `/search?query=${encodeURIComponent("kaffee unter 20 euro")}&site=DE`;
    const { statusCode, headers } = await getPage(shop, "DE", typed);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe("/search?query=kaffee&site=DE&to=20");
    const { body } = await getPage(shop, "DE", String(headers.location));
    expect(productsOf(body)).toContain(100101);
    expect(linksOf("DE", body)).toContain("/search?query=kaffee&site=DE");
    expect((await getPage(shop, "DE", "/search?query=kaffee&site=DE")).statusCode).toBe(200);
  });

  test("and nothing else shows all products in that range", async () => {
    const { headers } = await getPage(
      shop,
      "PL",
      `/search?query=${encodeURIComponent("do 100 zł")}`,
    );
    expect(headers.location).toBe("/search?site=PL&to=100");
    const { body } = await getPage(shop, "PL", String(headers.location));
    expect(wordsOf(body)).toContain(allSites.PL.texts.searchPage.headlineAll);
    expect(productsOf(body).length).toBeGreaterThan(10);
  });
});

test("a search that pages of the shop answer links to them, and says nowhere that nothing was found", async () => {
  const text = "wo bleibt meine bestellung";
  const { body } = await getPage(shop, "DE", `/search?query=${encodeURIComponent(text)}&site=DE`);
  expect(linksOf("DE", body)).toContain("/orders");
  expect(wordsOf(body)).toContain(texts.search.pages);
  expect(wordsOf(body)).not.toContain(texts.searchPage.noResultsHint);
});

test("the heading of a search has the accents of the products that it found", async () => {
  const { body } = await getPage(shop, "DE", "/search?query=Kaffeemuhle&site=DE");
  expect(wordsOf(body)).toContain(fill(texts.searchPage.headline, { query: "Kaffeemühle" }));
});

test("a search is in the language of the host's site, whichever site its address names", async () => {
  const { body } = await getPage(shop, "PL", "/search?query=kawa&site=DE");
  expect(elements(body, "html")[0]?.lang).toBe("pl-PL");
});

test("the results of a search are paged", async () => {
  const { body } = await getPage(shop, "DE", "/search?query=kaffee&site=DE");
  const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
  expect((await getPage(shop, "DE", next)).statusCode).toBe(200);
  expect((await getPage(shop, "DE", "/search?query=kaffee&page=300")).statusCode).toBe(404);
});
