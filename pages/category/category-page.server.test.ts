import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { elements } from "../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (code: SiteCode, url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: shop.host(code), accept: "text/html", ...headers } });
const at = (code: SiteCode) => ({ site: allSites[code].site, now: new Date() });

describe("lists", () => {
  const productsOf = (html: string) => [
    ...new Set(
      [...html.split("<main")[1]!.matchAll(/href="[^"]*-p(\d+)\.html/g)].map(([, id]) => id),
    ),
  ];
  const path = "/kaffee-c1000.html";

  test.each([
    "sort=evil",
    "sort=newest&sort=price-up",
    "sort[]=newest",
    "sort=",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=2&page=3",
    "page=",
    "page=%00",
    "utm_source=x",
  ])("with %s are as without it", async (query) => {
    const [usual, odd] = [await get("DE", path), await get("DE", `${path}?${query}`)];
    expect(odd.statusCode).toBe(200);
    expect(productsOf(odd.body)).toEqual(productsOf(usual.body));
  });

  test("have as many pages as they need and no more, linked to each other", async () => {
    const { productCount } = (await shop.services.catalogue.category(
      at("DE"),
      1000,
      "popular",
      1,
    ))!;
    const last = Math.ceil(productCount / 24);
    const seen = new Set<string | undefined>();
    for (let page = 1; page <= last; page++) {
      const { body, statusCode } = await get("DE", page === 1 ? path : `${path}?page=${page}`);
      expect(statusCode).toBe(200);
      for (const id of productsOf(body)) seen.add(id);
      const link = (rel: string) => elements(body, "link").find((each) => each.rel === rel)?.href;
      expect(link("next")).toBe(page < last ? `${path}?page=${page + 1}` : undefined);
      expect(link("prev")).toBe(
        page > 1 ? `${path}${page > 2 ? `?page=${page - 1}` : ""}` : undefined,
      );
    }
    expect(seen.size).toBe(productCount);
    for (const page of [last + 1, 400, 99_999, 999_999_999])
      expect((await get("DE", `${path}?page=${page}`)).statusCode).toBe(404);
  });

  test("are sorted as the address says", async () => {
    const ascending = productsOf((await get("DE", `${path}?sort=price-up`)).body);
    const descending = productsOf((await get("DE", `${path}?sort=price-down`)).body);
    const { products } = (await shop.services.catalogue.category(at("DE"), 1000, "price-up", 1))!;
    expect(ascending).toEqual(products.map(({ id }) => String(id)));
    expect(ascending).not.toEqual(descending);
  });
});
