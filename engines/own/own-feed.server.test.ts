import { afterAll, beforeAll, expect, test } from "vitest";
import { allProducts } from "../../commerce/conformance/reading.ts";
import { shopPictures } from "../../tests/support/shop-pictures.ts";
import { isHero } from "../../storefront/pictures/pictures-contract.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { rowsOf } from "../projection/feed-rows.ts";
import { countStagedChanges, stageRows } from "../projection/staged-rows.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const numbered = <Entry extends { number?: number }>(entries: Entry[]) =>
  entries.map((entry) => ({ ...entry, number: entry.number! }));

test("the feed carries all that the tables hold of the shop's content", async () => {
  const { engine, database } = shop.services;
  const { products: feed } = engine;
  const rows = rowsOf(
    {
      categories: numbered(await feed.categories()),
      vocabulary: await feed.vocabulary(),
      types: await feed.types(),
      products: numbered(await allProducts(engine)),
    },
    shopSites,
  );
  expect(rows.product.length).toBeGreaterThan(100);
  const changes = await database.sql.transaction().execute(async (transaction) => {
    await stageRows(transaction, rows, () => {});
    return countStagedChanges(transaction, rows);
  });
  // The pictures of promotions belong to no product.
  expect(changes).toEqual({
    ...Object.fromEntries(Object.keys(rows).map((table) => [table, 0])),
    picture: [...(await shopPictures()).keys()].filter(isHero).length,
  });
});
