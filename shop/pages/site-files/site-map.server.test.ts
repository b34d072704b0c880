import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { Admission } from "../../../platform/http/overload/admission.ts";
import { ConcurrencyLimit } from "../../../platform/http/overload/concurrency-limit.ts";
import { RenderedCache } from "../../../platform/http/caching/rendered-cache.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteMapRoutes } from "./site-map.route.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Serves the site map of a shop that sells so many products. */
function siteMapOf(products: number) {
  const app = fastify();
  const at = { site: allSites.DE.site, now: new Date() };
  const ids = Array.from({ length: products }, (_, id) => id + 1);
  const soldProducts = vi.fn<() => Promise<number[]>>(async () => ids);
  siteMapRoutes(app, {
    searchFrame: {
      cache: new RenderedCache({
        renderWithin: 60_000,
        maxBytes: 100_000_000,
        now: Date.now,
        onError: console.error,
        admission: new Admission({ limit: new ConcurrencyLimit(10) }),
      }),
      nextChange: async () => undefined,
      origins: { DE: "https://de.example" } as never,
    },
    catalogue: {
      soldProducts,
      mappedPages: async (_, of) =>
        of.map((id) => ({
          url: `/x-p${id}.html`,
          pictures: [{ id: `${id}-plain`, version: "1" }],
        })),
      categoryAddresses: async () => ["/kaffee-c1000.html"],
    },
    navigation: { addresses: async () => [] },
    staticPages: shop.services.staticPages,
    contentPages: shop.services.contentPages,
    leaflets: { valid: async () => undefined },
    subscriptions: { isOfferedOn: () => true },
    stores: shop.services.stores,
    leads: shop.services.leads,
    community: { settingsOf: () => undefined, ratings: { reviewed: async () => [] } },
    communityMembers: shop.services.communityMembers,
    requests: { contentOf: () => allSites.DE, presentOf: () => at } as never,
  });
  return { soldProducts, get: async (url: string) => (await app.inject(url)).body };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url!);

test("a site map of more products than a file may list is an index of files with all of them", async () => {
  const { get } = siteMapOf(100_000);
  const index = await get("/sitemap.xml");
  expect(index).toContain("<sitemapindex");
  const parts = addressesIn(index);
  expect(parts).toHaveLength(20);
  expect(parts.at(-1)).toBe("https://de.example/sitemap-20.xml");
  const files = await Promise.all(parts.map((url) => get(new URL(url).pathname)));
  for (const file of files) expect(addressesIn(file).length).toBeLessThanOrEqual(50_000);
  const all = new Set(files.flatMap(addressesIn));
  expect([...all].filter((url) => url.includes("/x-p"))).toHaveLength(100_000);
  expect(all).toContain("https://de.example/kaffee-c1000.html");
});

test("a part of the site map that is cached reads no product again, and a part beyond the last is not found", async () => {
  const { get, soldProducts } = siteMapOf(10);
  expect(addressesIn(await get("/sitemap-1.xml"))).toContain("https://de.example/x-p10.html");
  const reads = soldProducts.mock.calls.length;
  await get("/sitemap-1.xml");
  expect(soldProducts).toHaveBeenCalledTimes(reads);
  expect(await get("/sitemap-2.xml")).toContain("Not Found");
});

test("a site map names pictures of products and when they changed last, and no page of a customer's own", async () => {
  const get = async (url: string) =>
    (await shop.app.inject({ url, headers: { host: shop.host("DE") } })).body;
  const entry = async () =>
    /<url><loc>[^<]*-p100101\.html.*?<\/url>/.exec(await get("/sitemap.xml"))![0];
  const pictures = [...(await entry()).matchAll(/<image:loc>([^<]*)/g)].map(([, url]) => url!);
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  expect((await shop.app.inject(new URL(pictures[0]!).pathname)).statusCode).toBe(200);
  expect(
    addressesIn(await get("/sitemap.xml")).filter((url) => /\/(account|usermenu)/.test(url)),
  ).toEqual([]);
  const modified = async () => Date.parse(/<lastmod>(.*?)</.exec(await entry())![1]!);
  const before = await modified();
  await shop.services.database.sql
    .updateTable("product_text")
    .set({ lead: "Neu beschrieben" })
    .where("product_id", "=", 100101)
    .execute();
  await vi.waitFor(async () => expect(await modified()).toBeGreaterThan(before));
  expect(await modified()).toBeLessThanOrEqual(Date.now());
});
