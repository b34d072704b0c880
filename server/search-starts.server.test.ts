import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cartApiPath } from "../border/cart/cart-contract.ts";
import { popularTermsPath, searchUrl, suggestionsPath } from "../border/search/search-contract.ts";
import { buildIndexes } from "../border/search/server/build-indexes.ts";
import { siteCodes, siteSlug, type SiteCode } from "../platform/shared/site.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { wordsOf } from "../tests/support/html.ts";
import { appOn } from "../tests/support/shop.ts";
import { testRelease } from "../tests/support/test-release.ts";
import { openServices, type Services } from "./services.ts";

vi.mock("../border/search/server/build-indexes.ts", { spy: true });

let database: TestDatabase;
let services: Services;
let app: Awaited<ReturnType<typeof appOn>>;
const begin = Promise.withResolvers<void>();
beforeAll(async () => {
  const { buildIndexes: build } = await vi.importActual<{ buildIndexes: typeof buildIndexes }>(
    "../border/search/server/build-indexes.ts",
  );
  vi.mocked(buildIndexes).mockImplementationOnce(async (...parameters) => {
    await begin.promise;
    return build(...parameters);
  });
  database = await preparedDatabase();
  services = await openServices({
    config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
    log: { error: console.error, info: () => {}, warn: () => {} },
    release: testRelease,
  });
  app = await appOn(services);
});
afterAll(async () => {
  begin.resolve();
  await app.close();
  await services.close();
  await database.drop();
});

const get = (url: string, site: SiteCode = "DE", accept = "text/html") =>
  app.inject({ url, headers: { host: `${siteSlug(site)}.localhost:3000`, accept } });

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
      const answer = await get(url, "DE", "application/json");
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(answer.json()).toMatchObject({ status: 503 });
    },
  );

  test.each(siteCodes)(
    "the results page of %s says so, and loads again by itself",
    async (code) => {
      const { errors } = allSites[code].texts;
      const answer = await get(searchUrl("espresso", code), code);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(Number(answer.headers["refresh"])).toBeGreaterThan(0);
      const words = wordsOf(answer.body);
      expect(words).toContain(errors.searchHeadline);
      expect(words).toContain(errors.searchText.replaceAll("\u00a0", " "));
    },
  );
});

test("the search answers as soon as it has an index", async () => {
  begin.resolve();
  await services.indexed;
  const { statusCode, body } = await get(searchUrl("espresso", "DE"));
  expect(statusCode).toBe(200);
  expect(wordsOf(body)).not.toContain(allSites.DE.texts.errors.searchHeadline);
  const suggested = await get(`${suggestionsPath}?q=kaf&site=DE`, "DE", "application/json");
  expect(suggested.json()).toMatchObject({ products: expect.arrayContaining([expect.anything()]) });
});
