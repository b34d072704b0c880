import { popularTermsPath, suggestionsPath } from "../../border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { searchLimits } from "../search-contract.ts";
import type { PopularTerms, Suggestions } from "../search-schema.ts";

let shop: TestShop;
let now = new Date("2026-12-06T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const ask = (site: SiteCode, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `${popularTermsPath}?site=${site}`, headers });
const termsOf = async (site: SiteCode) =>
  (await ask(site)).json<PopularTerms>().searchTerms.map(({ searchterm }) => searchterm);

test.each(testedSites)(
  "%s offers popular terms, and each of them finds something",
  async (site) => {
    const terms = await termsOf(site);
    expect(terms).toHaveLength(searchLimits.maxPopularTerms);
    for (const q of terms) {
      const url = `${suggestionsPath}?${new URLSearchParams({ q, site })}`;
      const { products } = (await shop.app.inject({ url })).json<Suggestions>();
      expect(products.length, q).toBeGreaterThan(0);
    }
  },
);

test("popular terms of the season come first", async () => {
  expect((await termsOf("CH")).slice(0, 3)).toEqual([
    "Geschenkkarten",
    "Lichterkette",
    "Duftkerze",
  ]);
});

test("every season has popular terms on every site, and each of them finds something", async () => {
  // The clock only goes forward: otherwise earlier renderings would still be fresh.
  for (const day of ["2026-12-07", "2027-01-15", "2027-04-01", "2027-07-01"]) {
    now = new Date(`${day}T12:00:00Z`);
    const { sql } = shop.services.database;
    const seasonal = await sql
      .selectFrom("seasonal_term")
      .selectAll()
      .where("valid_from", "<=", now)
      .where("valid_until", ">", now)
      .execute();
    for (const site of siteCodes) {
      const terms = await termsOf(site);
      const own = seasonal.filter((row) => row.site === site);
      expect(own).not.toEqual([]);
      expect(terms.slice(0, own.length)).toEqual(
        own.map(({ term }) => inSite(allSites[site].site, term)),
      );
    }
  }
});

test("the response with popular terms is cached, and revalidated by its ETag", async () => {
  const { headers } = await ask("PL");
  expect(headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
  const again = await ask("PL", { "if-none-match": String(headers.etag) });
  expect(again.statusCode).toBe(304);
});
