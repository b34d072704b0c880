import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import { elements } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const table of ["search_count", "search_click", "search_visitor"] as const)
    await shop.services.database.sql.deleteFrom(table).execute();
});

interface Browser {
  "user-agent"?: string;
  cookie?: string;
}
const chrome: Browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0" };

async function search(query: string, browser = chrome) {
  const { body } = await shop.app.inject({
    url: `/search?${query}&site=DE`,
    headers: { host: shop.host("DE"), accept: "text/html", ...browser },
  });
  return elements(body, "a").flatMap(({ ping }) => ping ?? []);
}

/** Simulates the request that a browser sends when a link with `ping` is followed. */
const click = (ping: string, browser = chrome) =>
  shop.app.inject({
    method: "POST",
    url: ping,
    headers: {
      host: shop.host("DE"),
      "content-type": "text/ping",
      "sec-fetch-site": "same-origin",
      ...browser,
    },
    payload: "PING",
  });

async function counted() {
  // Clicks are written one flush after searches.
  await shop.services.search.queryLog.flush();
  await shop.services.search.queryLog.flush();
  const { sql } = shop.services.database;
  const [searches] = await sql.selectFrom("search_count").select("visitors").execute();
  const [clicks] = await sql
    .selectFrom("search_click")
    .select(["visitors", "late_visitors"])
    .execute();
  return { searches: searches?.visitors, clicks: clicks?.visitors, late: clicks?.late_visitors };
}

test("a click on a search result is counted, and whether it was at place 6 or later", async () => {
  const pings = await search("query=kaffee");
  expect(pings).toHaveLength(24);
  expect((await click(pings[4]!)).statusCode).toBe(204);
  expect(await counted()).toEqual({ searches: 1, clicks: 1, late: 0 });
  await click(pings[5]!);
  expect(await counted()).toEqual({ searches: 1, clicks: 1, late: 1 });
});

test("a search that names prices is counted without them", async () => {
  await search("query=kaffee+unter+20+euro");
  await shop.services.search.queryLog.flush();
  const { sql } = shop.services.database;
  const counts = await sql.selectFrom("search_count").select(["spelling", "visitors"]).execute();
  expect(counts).toEqual([{ spelling: "kaffee", visitors: 1 }]);
});

test("every result on the second page counts as late, unless the shopper has chosen the order", async () => {
  const isLate = (ping: string) => ping.includes("late");
  expect((await search("query=kaffee&page=2")).every(isLate)).toBe(true);
  expect((await search("query=kaffee&sort=price-up")).some(isLate)).toBe(false);
  expect((await search("query=kaffee&stock=1")).some(isLate)).toBe(false);
});

test.each<[string, Browser]>([
  ["staff", { ...chrome, cookie: `${previewCookie}=x` }],
  [
    "visitors who refused statistics",
    {
      ...chrome,
      cookie: "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A0",
    },
  ],
  ["programs", { "user-agent": "Googlebot/2.1" }],
])("neither searches nor clicks of %s are counted", async (_who, browser) => {
  await search("query=kaffee", browser);
  expect(await counted()).toEqual({});
  const [ping] = await search("query=kaffee");
  expect((await click(ping!, browser)).statusCode).toBe(204);
  expect(await counted()).toEqual({ searches: 1 });
});

test("clicks of another website's page and odd clicks are not counted", async () => {
  const [ping] = await search("query=kaffee");
  const foreign = await shop.app.inject({
    method: "POST",
    url: ping,
    headers: { ...chrome, "content-type": "text/ping", "sec-fetch-site": "cross-site" },
    payload: "PING",
  });
  expect(foreign.statusCode).toBe(403);
  for (const odd of ["", "?query=", "?query=a&query=b&late=9", `?query=${"x".repeat(300)}`])
    expect((await click(ping!.split("?")[0] + odd)).statusCode).toBe(204);
  expect(await counted()).toEqual({ searches: 1 });
});
