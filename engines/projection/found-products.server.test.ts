import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { FoundFilter, FoundSorting, ProductCard } from "../../commerce/catalogue-contract.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const on = (code: SiteCode, now = noon) => ({ site: valueAt(allSites, code).site, now });
const everything: FoundFilter = { inStock: false };
const coffee = 1000;
const wholeBean = 1110;

let shop: TestShop;
let catalogue: TestShop["services"]["catalogue"];
/** Product numbers in search order, which differs from every order of the catalogue. */
let numbers: number[];
beforeAll(async () => {
  shop = await openTestShop();
  catalogue = shop.services.catalogue;
  const products = await catalogue.popular(on("DE"), 1_000);
  await sql`update offer set stock = 0 from article a
    where a.tcm = offer.tcm and a.product_id % 5 = 1`.execute(shop.services.database.sql);
  numbers = products.map(({ number }) => number).sort((a, b) => (a % 7) - (b % 7) || b - a);
});
afterAll(() => shop.close());

const find = async (
  code: SiteCode,
  filter: FoundFilter,
  sorting: FoundSorting = "relevance",
  page = 1,
) => (await catalogue.found(on(code), numbers, filter, sorting, page))!;
const numbersOf = (products: ProductCard[]) => products.map(({ number }) => number);

async function allPages(code: SiteCode, filter: FoundFilter, sorting?: FoundSorting) {
  const products: ProductCard[] = [];
  for (let page = 1; ; page++) {
    const found = await find(code, filter, sorting, page);
    products.push(...found.products);
    if (found.products.length === 0) return products;
  }
}

describe.each(siteCodes)("what was found on %s", (code) => {
  test(`what was found on ${code} comes in the order of the search, on as many pages as it takes`, async () => {
    const expected = await catalogue.byNumber(on(code), numbers);
    const found = await find(code, everything);
    expect(found.productCount).toBe(expected.length);
    expect(found.total).toBe(expected.length);
    expect(await allPages(code, everything)).toEqual(expected);
  });

  test(`what was found on ${code} is filtered by price, both ends included`, async () => {
    const all = await catalogue.byNumber(on(code), numbers);
    const prices = all.map(({ price }) => price).sort((a, b) => a - b);
    const [from, to] = [prices[20]!, prices[60]!];
    const expected = all.filter(({ price }) => price >= from && price <= to);
    const found = await find(code, { from, to, inStock: false });
    expect(found.productCount).toBe(expected.length);
    expect(numbersOf(await allPages(code, { from, to, inStock: false }))).toEqual(
      numbersOf(expected),
    );
    expect(found.without).toEqual({
      category: expected.length,
      price: all.length,
      stock: expected.length,
    });
    expect([found.lowestPrice, found.highestPrice]).toEqual([prices[0], prices.at(-1)]);
  });

  test(`what was found on ${code} is filtered by what is in stock`, async () => {
    const all = await catalogue.byNumber(on(code), numbers);
    const expected = all.filter(({ availability }) => availability === "AVAILABLE");
    expect(expected.length).toBeLessThan(all.length);
    const found = await find(code, { inStock: true });
    expect(found.inStock).toBe(expected.length);
    expect((await find(code, everything)).inStock).toBe(expected.length);
    expect(numbersOf(await allPages(code, { inStock: true }))).toEqual(numbersOf(expected));
    expect(found.without.stock).toBe(all.length);
  });
});

test("found products of a category include those of its children, and are counted", async () => {
  const listed = (await catalogue.category(on("DE"), coffee, "popular", 1))!;
  const found = await find("DE", { category: coffee, inStock: false });
  expect(found.productCount).toBe(listed.productCount);
  expect(found.path).toEqual([
    { number: coffee, name: listed.name, productCount: listed.productCount },
  ]);
  expect(found.without.category).toBe(found.total);
  const sum = found.categories.reduce((total, { productCount }) => total + productCount, 0);
  expect(sum).toBe(found.productCount);
  const counts = found.categories.map(({ productCount }) => productCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const { number, productCount } of found.categories)
    expect((await find("DE", { category: number, inStock: false })).productCount).toBe(
      productCount,
    );
  const deeper = await find("DE", { category: wholeBean, inStock: false });
  expect(deeper.path.map(({ number }) => number)).toEqual([coffee, wholeBean]);
});

test("the counts of the found categories respect the other filters", async () => {
  const expensive = { from: 20_000, inStock: true };
  const found = await find("DE", expensive);
  for (const { number, productCount } of found.categories)
    expect((await find("DE", { ...expensive, category: number })).productCount).toBe(productCount);
  const inCoffee = await find("DE", { ...expensive, category: wholeBean });
  expect(inCoffee).toMatchObject({
    productCount: 0,
    products: [],
    lowestPrice: expect.any(Number),
  });
  expect(inCoffee.without.category).toBe(found.productCount);
  expect(inCoffee.without.price).toBeGreaterThan(0);
});

test("when all found products are in one category, its children are offered", async () => {
  const { products } = (await catalogue.category(on("DE"), coffee, "popular", 1))!;
  const found = await catalogue.found(on("DE"), numbersOf(products), everything, "relevance", 1);
  expect(found!.categories.length).toBeGreaterThan(1);
  expect(found!.categories.map(({ number }) => number)).not.toContain(coffee);
});

test("found products are sorted by price and by age; equal ones stay in the order of the search", async () => {
  const up = await allPages("DE", everything, "price-up");
  const rank = (number: number) => numbers.indexOf(number);
  expect(up).toEqual(up.toSorted((a, b) => a.price - b.price || rank(a.number) - rank(b.number)));
  const down = await allPages("DE", everything, "price-down");
  expect(down).toEqual(
    down.toSorted((a, b) => b.price - a.price || rank(a.number) - rank(b.number)),
  );
  const [newest] = await allPages("DE", everything, "newest");
  const [known] = await catalogue.newest(on("DE"), 1);
  const since = async (product: ProductCard | undefined) =>
    (
      await shop.services.database.sql
        .selectFrom("product")
        .select("since")
        .where("id", "=", product!.number)
        .executeTakeFirstOrThrow()
    ).since;
  expect(await since(newest)).toEqual(await since(known));
});

test("finding products in a category that the site does not have finds none", async () => {
  expect(
    await catalogue.found(on("DE"), numbers, { category: 9_999, inStock: false }, "relevance", 1),
  ).toBeUndefined();
});

test("without found products there are no filters", async () => {
  expect(await catalogue.found(on("DE"), [], { from: 5, inStock: true }, "newest", 1)).toEqual({
    products: [],
    productCount: 0,
    total: 0,
    path: [],
    categories: [],
    inStock: 0,
    facets: [],
    without: { category: 0, price: 0, stock: 0 },
    lowestPrice: null,
    highestPrice: null,
  });
});

test("found products are filtered by their current prices", async () => {
  const [product] = await catalogue.popular(on("DE"), 1);
  const articles = shop.services.database.sql
    .selectFrom("article")
    .select("tcm")
    .where("product_id", "=", product!.number);
  const tomorrow = new Date("2026-11-22T12:00:00Z");
  const [{ tcm }] = (await articles.execute()) as [{ tcm: string }];
  await shop.services.database.sql
    .insertInto("offer")
    .values({
      market: "DE",
      tcm,
      price: 1,
      was: null,
      stock: 5,
      valid_from: new Date("2026-11-22T00:00:00Z"),
      valid_until: new Date("2026-11-23T00:00:00Z"),
    })
    .execute();
  const cheap = { to: 1, inStock: false };
  expect(await find("DE", cheap)).toMatchObject({ productCount: 0 });
  expect(await catalogue.found(on("DE", tomorrow), numbers, cheap, "relevance", 1)).toMatchObject({
    productCount: 1,
    products: [{ number: product!.number, price: 1 }],
  });
});
