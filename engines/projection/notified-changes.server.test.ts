import { sql, type Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { fewLeft } from "./product-cards.ts";

/** Notifications that the database itself sends when rows change. */

let prepared: TestDatabase;
let database: Database<CatalogueTables>;
let names: string[] = [];
beforeAll(async () => {
  prepared = await preparedDatabase();
  database = await openDatabase({
    url: prepared.url,
    folder: prepared.folder,
    onError: console.error,
  });
  await database.listen("content", (name) => names.push(name));
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

const product = 100101;
const ofProduct = contentNames.product(product);
const isArticle = sql`market = 'DE' and tcm = '100101-250'`;

/** Returns the names that a transaction sent in notifications. */
async function notifiedBy(change: (transaction: Kysely<CatalogueTables>) => Promise<unknown>) {
  await database.sql.transaction().execute(change);
  await sql`select pg_notify('content', 'last')`.execute(database.sql);
  await expect.poll(() => names).toContain("last");
  return names.splice(0).filter((name) => name !== "last");
}

const indexChanges = async () =>
  (await sql<{ id: number }>`select product_id as id from product_change`.execute(database.sql))
    .rows;

describe("an offer", () => {
  beforeEach(async () => {
    await notifiedBy((db) => sql`update offer set stock = 50 where ${isArticle}`.execute(db));
  });
  afterEach(async () => {
    await sql`delete from product_change`.execute(database.sql);
  });

  test.each([
    ["price", sql`price = price - 1`],
    ["reference price", sql`was = price + 100`],
    ["stock", sql`stock = 0`],
  ])(
    "an offer with another %s names its product and the lists of its category, and is not indexed again",
    async (_what, change) => {
      const notified = await notifiedBy((db) =>
        sql`update offer set ${change} where ${isArticle}`.execute(db),
      );
      const ofCategory = contentNames.offersIn("espresso-beans");
      expect(notified.toSorted()).toEqual([contentNames.offers, ofCategory, ofProduct]);
      expect(await indexChanges()).toEqual([]);
    },
  );

  test("an offer's stock names its product up to the last few pieces, beyond that nothing", async () => {
    const steps = [];
    for (let stock = fewLeft + 2; stock >= 0; stock--) {
      const notified = await notifiedBy((db) =>
        sql`update offer set stock = ${stock} where ${isArticle}`.execute(db),
      );
      if (notified.includes(ofProduct)) steps.push(stock);
    }
    expect(steps).toEqual(Array.from({ length: fewLeft + 1 }, (_, index) => fewLeft - index));
  });

  test("an offer that is written as it was names nothing", async () => {
    expect(
      await notifiedBy((db) =>
        sql`update offer set price = price, stock = 49 where ${isArticle}`.execute(db),
      ),
    ).toEqual([]);
  });

  test.each([
    ["begins or ends", sql`update offer set valid_until = '2099-01-01' where ${isArticle}`],
    [
      "is new",
      sql`insert into offer (market, tcm, price, stock, valid_from)
        select market, tcm, price, stock, '2099-01-01' from offer where ${isArticle} limit 1`,
    ],
    ["is gone", sql`delete from offer where ${isArticle} and valid_from > now()`],
  ])(
    "an offer that %s names its product and all lists, and is indexed again",
    async (_what, change) => {
      const notified = await notifiedBy((db) => change.execute(db));
      expect(notified.toSorted()).toEqual([contentNames.listing, ofProduct]);
      expect(await indexChanges()).toEqual([{ id: product }]);
    },
  );
});

test("an article that goes to another product names both products", async () => {
  const move = (to: number) =>
    notifiedBy((db) =>
      sql`update article set product_id = ${to} where tcm = '100101-250'`.execute(db),
    );
  const both = [contentNames.listing, ofProduct, contentNames.product(100102)];
  expect((await move(100102)).toSorted()).toEqual(both);
  expect((await move(product)).toSorted()).toEqual(both);
});

describe("a picture", () => {
  beforeEach(async () => {
    await sql`delete from product_change`.execute(database.sql);
  });

  const write = (id: string, version: string) =>
    notifiedBy((db) =>
      sql`insert into picture (id, version, drawing) values (${id}, ${version}, '{}')
        on conflict (id) do update set version = excluded.version`.execute(db),
    );

  test("a new picture names its product, and is indexed with it", async () => {
    await notifiedBy((db) => sql`delete from picture where id = '100101-scene'`.execute(db));
    expect((await write("100101-scene", "a")).toSorted()).toEqual([
      contentNames.listing,
      ofProduct,
    ]);
    expect(await indexChanges()).toEqual([{ id: product }]);
  });

  test("a new picture of no product names nothing", async () => {
    expect(await write("K-250", "a")).toEqual([]);
  });

  test("a changed or deleted picture names everything, because promotions may show it", async () => {
    expect(await write("K-250", "b")).toEqual(["*"]);
    expect(await write("K-250", "b")).toEqual([]);
    expect(
      await notifiedBy((db) => sql`delete from picture where id = 'K-250'`.execute(db)),
    ).toEqual(["*"]);
  });
});

test("a new price of every offer is one notification", async () => {
  expect(
    await notifiedBy((db) => sql`update offer set was = null, price = price + 1`.execute(db)),
  ).toEqual(["*"]);
});

test("a transaction that changes many products one by one names some, then everything, then nothing", async () => {
  const { rows } = await sql<{ tcm: string }>`select tcm from offer where market = 'DE'`.execute(
    database.sql,
  );
  const notified = await notifiedBy(async (db) => {
    for (const { tcm } of rows)
      await sql`update offer set price = price + 1 where market = 'DE' and tcm = ${tcm}`.execute(
        db,
      );
  });
  expect(notified).toContain("*");
  const ofProducts = notified.filter((name) => !name.startsWith("offers:"));
  expect(ofProducts.length).toBeLessThanOrEqual(102);
  expect(rows.length).toBeGreaterThan(notified.length);
});

test("a cart that changes names nothing", async () => {
  expect(
    await notifiedBy(async (db) => {
      await sql`insert into cart (id, site, expires_at) values ('test', 'DE', now())`.execute(db);
      await sql`insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity)
        values ('test', 'article', '100101-250', '100101', '100101-250', 1)`.execute(db);
      await sql`delete from cart where id = 'test'`.execute(db);
    }),
  ).toEqual([]);
});
