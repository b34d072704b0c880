import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../shared/site.ts";
import { plural } from "../../shared/words.ts";
import { allSites } from "../../sites/all-sites.ts";
import { elements, wordsOf } from "../../tests/support/html.ts";
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

describe("filters", () => {
  const path = "/kaffee-c1000.html";
  const dark = `${path}?roast=dark&material=glass`;
  const mainOf = (html: string) => html.split("<main")[1]!.split("</main")[0]!;
  const checkedOf = (html: string) =>
    elements(mainOf(html), "input")
      .filter(({ checked }) => checked !== undefined)
      .map(({ name, value }) => `${name}=${value}`);

  test("are in the address, as chips and in the form, on every page of the list", async () => {
    const { body } = await get("DE", `${path}?stock=1&caffeine=caffeinated&sort=newest`);
    expect(checkedOf(body)).toEqual(["stock=1", "caffeine=caffeinated"]);
    const chips = elements(body, "a").filter((link) => link.class === "kontor-chip");
    expect(chips.map(({ href }) => href)).toEqual([
      `${path}?caffeine=caffeinated&sort=newest`,
      `${path}?stock=1&sort=newest`,
    ]);
    const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
    expect(next).toBe(`${path}?stock=1&caffeine=caffeinated&sort=newest&page=2`);
    expect(checkedOf((await get("DE", next)).body)).toEqual(["stock=1", "caffeine=caffeinated"]);
  });

  test("of one facet are chosen together", async () => {
    const { body } = await get("DE", `${path}?roast=light&roast=dark`);
    expect(checkedOf(body)).toEqual(["roast=light", "roast=dark"]);
    const { productCount } = (await shop.services.catalogue.category(at("DE"), 1000, "popular", 1, {
      inStock: false,
      facets: { roast: ["light", "dark"] },
    }))!;
    expect(productCount).toBeGreaterThan(0);
    expect(wordsOf(body)).toContain(
      plural(allSites.DE.texts.catalogue.productCount, productCount, "de-DE"),
    );
  });

  test("without products say which one to remove", async () => {
    const { body, statusCode } = await get("DE", dark);
    expect(statusCode).toBe(200);
    expect(wordsOf(body)).toContain(allSites.DE.texts.searchPage.nothingLeft);
    expect(elements(mainOf(body), "a").map(({ href }) => href)).toContain(`${path}?roast=dark`);
  });

  test("are kept on the way to other categories and in another order", async () => {
    const links = elements(mainOf((await get("DE", `${path}?roast=dark`)).body), "a").map(
      ({ href }) => href,
    );
    expect(links).toContain("/kaffee-c1000.html?roast=dark&sort=newest");
    expect(links).toContain("/ganze-bohne-c1110.html?roast=dark");
  });

  test("make no further page for search engines", async () => {
    const { body } = await get("DE", `${path}?roast=dark`);
    expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
    expect(elements(body, "link").filter(({ rel }) => rel === "canonical")).toEqual([]);
    const plain = (await get("DE", `${path}?sort=newest`)).body;
    expect(elements(plain, "link").find(({ rel }) => rel === "canonical")?.href).toMatch(
      /\/kaffee-c1000\.html$/,
    );
  });

  test.each([
    ["from=&to=", path],
    ["roast=dark&roast=light", `${path}?roast=light&roast=dark`],
    ["roast=dark&roast=dark", `${path}?roast=dark`],
    ["roast=burnt", path],
    ["roast=", path],
    ["roast[]=dark", undefined],
    ["origin=ZZ&origin=BR", `${path}?origin=BR`],
    [`roast=${"x".repeat(5_000)}`, path],
    ["roast=%00", path],
    ["to=5,50&sort=newest", `${path}?to=6&sort=newest`],
    ["flavour=cherry&roast=dark", undefined],
  ])("%.40s lead to the one address that asks for the same", async (parameters, url) => {
    const answer = await get("DE", `${path}?${parameters}`);
    expect(answer.statusCode).toBe(url ? 302 : 200);
    expect(answer.headers.location).toBe(url);
  });

  test.each([
    ["/%5Cevil.example%5Cx-c1000.html", "/%5Cevil.example%5Cx-c1000.html"],
    ["/%C5%91-c1000.html", "/%C5%91-c1000.html"],
    ["/%0D%0Ax-c1000.html", "/%0D%0Ax-c1000.html"],
    [`/m${path}`, `/m${path}`],
  ])("of the address %s never lead to another host", async (address, target) => {
    const answer = await get("DE", `${address}?from=x`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(target);
  });
});
