import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentReads } from "../../platform/content/content-changes.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { productsPerPage, type Sorting } from "../../commerce/catalogue-contract.ts";
import { contentNames } from "./content-names.ts";

/** Lists, and the products beside another one, tell changed prices and stocks that matter to them from others. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { site } = allSites.DE;

async function readCategory(sorting: Sorting = "popular", page = 1) {
  const reads = new ContentReads();
  const at = { site, now: shop.services.now(), reads };
  const contents = (await shop.services.catalogue.category(at, 1000, sorting, page))!;
  return { numbers: contents.products.map(({ number }) => number), reads };
}

/** Changes the offers of a product, and waits until the shop knows. Returns the names of lists that it may concern. */
async function change(number: number, values: { price?: number; stock?: number }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.services.onContentChange(
    (changed) => changed.has(contentNames.product(number)) && resolve(),
  );
  const { sql } = shop.services.database;
  const articles = sql.selectFrom("article").select("tcm").where("product_id", "=", number);
  await sql
    .updateTable("offer")
    .set(values)
    .where("tcm", "in", articles)
    .where("market", "=", site.market)
    .execute();
  await promise;
  const { category_id: category } = await sql
    .selectFrom("product")
    .select("category_id")
    .where("id", "=", number)
    .executeTakeFirstOrThrow();
  return [contentNames.offersIn(category)];
}

test("a list is still the same after a price of another page, until that changes order or range", async () => {
  const [popular, cheapest, next] = [
    await readCategory(),
    await readCategory("price-up"),
    await readCategory("popular", 2),
  ];
  expect(popular.numbers).toHaveLength(productsPerPage);
  const number = next.numbers.findLast((each) => !cheapest.numbers.includes(each))!;
  const price = 1_999;
  const moderate = await change(number, { price });
  expect(await popular.reads.revalidate(moderate)).toBe(true);

  const low = await change(number, { price: 1 });
  expect(await cheapest.reads.revalidate(low)).toBe(false);
  // Its filter by price begins with the lowest.
  expect(await popular.reads.revalidate(low)).toBe(false);
});

test("a list is another one when a product of another page is sold out", async () => {
  const [first, next] = [await readCategory(), await readCategory("popular", 2)];
  const number = next.numbers.at(-1)!;
  expect(await first.reads.revalidate(await change(number, { stock: 3 }))).toBe(true);
  expect(await first.reads.revalidate(await change(number, { stock: 0 }))).toBe(false);
});

test("a product's page is still the same after a price, and another one when a product to show beside it is in stock again", async () => {
  const read = async () => {
    const reads = new ContentReads();
    const at = { site, now: shop.services.now(), reads };
    const { related } = (await shop.services.catalogue.product(at, 100101))!;
    return { numbers: related.map(({ number }) => number), reads };
  };
  const [number] = (await read()).numbers;
  await change(number!, { stock: 0 });
  const { numbers, reads } = await read();
  expect(numbers).not.toContain(number);
  const [category] = await change(number!, { price: 1 });
  expect(reads.names).toContain(category);
  expect(await reads.revalidate([category!])).toBe(true);
  expect(await reads.revalidate(await change(number!, { stock: 50 }))).toBe(false);
});
