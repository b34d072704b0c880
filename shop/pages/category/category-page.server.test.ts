import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = (code: SiteCode) => ({ site: valueAt(allSites, code).site, now: new Date() });

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
  ])("a category's list with %s is as without it", async (query) => {
    const [usual, odd] = [
      await getPage(shop, "DE", path),
      await getPage(shop, "DE", `${path}?${query}`),
    ];
    expect(odd.statusCode).toBe(200);
    expect(productsOf(odd.body)).toEqual(productsOf(usual.body));
  });

  test("a category's list has as many pages as it needs, linked to each other, and no more", async () => {
    const { productCount } = (await shop.services.catalogue.category(
      at("DE"),
      1000,
      "popular",
      1,
    ))!;
    const last = Math.ceil(productCount / 24);
    const seen = new Set<string | undefined>();
    for (let page = 1; page <= last; page++) {
      const { body, statusCode } = await getPage(
        shop,
        "DE",
        page === 1 ? path : `${path}?page=${page}`,
      );
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
      expect((await getPage(shop, "DE", `${path}?page=${page}`)).statusCode).toBe(404);
  });

  test("a category's list is sorted as its address says", async () => {
    const ascending = productsOf((await getPage(shop, "DE", `${path}?sort=price-up`)).body);
    const descending = productsOf((await getPage(shop, "DE", `${path}?sort=price-down`)).body);
    const { products } = (await shop.services.catalogue.category(at("DE"), 1000, "price-up", 1))!;
    expect(ascending).toEqual(products.map(({ number }) => String(number)));
    expect(ascending).not.toEqual(descending);
  });
});

describe("filters", () => {
  const path = "/kaffee-c1000.html";
  const dark = `${path}?roast=dark&material=glass`;
  const checkedOf = (html: string) =>
    elements(mainOf(html), "input")
      .filter(({ checked }) => checked !== undefined)
      .map(({ name, value }) => `${name}=${value}`);

  test("filters of a category are in the address, as chips and in the form, on every page", async () => {
    const { body } = await getPage(shop, "DE", `${path}?stock=1&caffeine=caffeinated&sort=newest`);
    expect(checkedOf(body)).toEqual(["stock=1", "caffeine=caffeinated"]);
    const chips = elements(body, "a").filter((link) => link.class === "kontor-chip");
    expect(chips.map(({ href }) => href)).toEqual([
      `${path}?caffeine=caffeinated&sort=newest`,
      `${path}?stock=1&sort=newest`,
    ]);
    const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
    expect(next).toBe(`${path}?stock=1&caffeine=caffeinated&sort=newest&page=2`);
    expect(checkedOf((await getPage(shop, "DE", next)).body)).toEqual([
      "stock=1",
      "caffeine=caffeinated",
    ]);
  });

  test("two values of one facet widen a category's list", async () => {
    const { body } = await getPage(shop, "DE", `${path}?roast=light&roast=dark`);
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

  test("filters that leave no product of a category say which one to remove", async () => {
    const { body, statusCode } = await getPage(shop, "DE", dark);
    expect(statusCode).toBe(200);
    expect(wordsOf(body)).toContain(allSites.DE.texts.searchPage.nothingLeft);
    expect(elements(mainOf(body), "a").map(({ href }) => href)).toContain(`${path}?roast=dark`);
  });

  test("filters of a category stay on the way to other categories and in another order", async () => {
    const links = elements(mainOf((await getPage(shop, "DE", `${path}?roast=dark`)).body), "a").map(
      ({ href }) => href,
    );
    expect(links).toContain("/kaffee-c1000.html?roast=dark&sort=newest");
    expect(links).toContain("/ganze-bohne-c1110.html?roast=dark");
  });

  test("a filtered category is not indexed and has no canonical address", async () => {
    const { body } = await getPage(shop, "DE", `${path}?roast=dark`);
    expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
    expect(elements(body, "link").filter(({ rel }) => rel === "canonical")).toEqual([]);
    const plain = (await getPage(shop, "DE", `${path}?sort=newest`)).body;
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
  ])(
    "a category with %.40s redirects to the one address that asks for the same",
    async (parameters, url) => {
      const response = await getPage(shop, "DE", `${path}?${parameters}`);
      expect(response.statusCode).toBe(url ? 302 : 200);
      expect(response.headers.location).toBe(url);
    },
  );

  test.each([
    ["/%5Cevil.example%5Cx-c1000.html", "/%5Cevil.example%5Cx-c1000.html"],
    ["/%C5%91-c1000.html", "/%C5%91-c1000.html"],
    ["/%0D%0Ax-c1000.html", "/%0D%0Ax-c1000.html"],
    [`/m${path}`, `/m${path}`],
  ])("filters at the address %s never redirect to another host", async (address, target) => {
    const response = await getPage(shop, "DE", `${address}?from=x`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(target);
  });
});

test.each(["/kaffee-c1000.html", "/search?query=kaffee"])(
  "the first link of %s leads to the products",
  async (url) => {
    const main = mainOf((await getPage(shop, "DE", url)).body);
    expect(elements(main, "a")[0]).toMatchObject({ href: "#kontor-products" });
    expect(wordsOf(main).startsWith(allSites.DE.texts.catalogue.skipToProducts)).toBe(true);
    const [, , ...after] = main.split("kontor-products");
    // No link comes between the target and its first product.
    expect(elements(after.join(), "a")[0]?.href).toMatch(/-p\d+\.html/);
  },
);
