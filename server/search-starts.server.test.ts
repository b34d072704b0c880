import { cartApiPath, popularTermsPath, suggestionsPath } from "../border/border-paths.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { searchUrl } from "../border/search/search-contract.ts";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { wordsOf } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { testedSites } from "../tests/support/tested-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  vi.spyOn(shop.services.search, "isReady", "get").mockReturnValue(false);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const get = (url: string, site: SiteCode = "DE", accept = "text/html") =>
  shop.app.inject({ url, headers: { host: shop.host(site), accept } });

describe("before the search has an index", () => {
  test("the shop is ready, and its pages and carts answer", async () => {
    expect((await get("/health/ready")).statusCode).toBe(200);
    for (const url of [
      "/",
      "/kaffee-c1000.html",
      "/espresso-speicherstadt-ganze-bohne-p100101.html",
    ])
      expect((await get(url)).statusCode, url).toBe(200);
    expect((await get(cartApiPath, "DE", "application/json")).statusCode).toBe(200);
  });

  test.each([`${suggestionsPath}?q=kaf&site=DE`, `${popularTermsPath}?site=DE`])(
    "programs are asked to try again later: %s",
    async (url) => {
      const response = await get(url, "DE", "application/json");
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(response.json()).toMatchObject({ status: 503 });
    },
  );

  test.each(testedSites)(
    "the results page of %s says so, and loads again by itself",
    async (code) => {
      const { errors } = allSites[code].texts;
      const response = await get(searchUrl("espresso", code), code);
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(Number(response.headers["refresh"])).toBeGreaterThan(0);
      const words = wordsOf(response.body);
      expect(words).toContain(errors.searchHeadline);
      expect(words).toContain(errors.searchText.replaceAll("\u00a0", " "));
    },
  );
});

test("the search answers as soon as it has an index", async () => {
  vi.restoreAllMocks();
  const { statusCode, body } = await get(searchUrl("espresso", "DE"));
  expect(statusCode).toBe(200);
  expect(wordsOf(body)).not.toContain(allSites.DE.texts.errors.searchHeadline);
  const suggested = await get(`${suggestionsPath}?q=kaf&site=DE`, "DE", "application/json");
  expect(suggested.json()).toMatchObject({ products: expect.arrayContaining([expect.anything()]) });
});
