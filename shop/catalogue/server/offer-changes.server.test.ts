import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { changedOffers } from "./offer-changes.ts";
import { putBackStock, takeStock } from "./stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const pieces = [
  { tcm: "100101-250", quantity: 1 },
  { tcm: "100102-250", quantity: 2 },
];
const inGermany = pieces.map(({ tcm }) => ({ market: "DE", tcm }));
const all = [{ market: null, tcm: null }];

async function snapshot(): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(
    shop.services.database.sql,
  );
  return rows[0]!.now;
}

async function changedSince(before: string) {
  const { rows } = await changedOffers(before).execute(shop.services.database.sql);
  return rows;
}

test("orders that take stock, and put it back, change the offers of their articles on one market", async () => {
  const { sql: database } = shop.services.database;
  const before = await snapshot();
  await database.transaction().execute((order) => takeStock(order, at, pieces));
  expect(await changedSince(before)).toEqual(inGermany);
  const between = await snapshot();
  expect(await changedSince(between)).toEqual([]);
  await database.transaction().execute((order) => putBackStock(order, at, pieces));
  expect(await changedSince(between)).toEqual(inGermany);
});

test("after a statement for more than 100 offers, and one for articles, any offer may have changed", async () => {
  const { sql: database } = shop.services.database;
  const before = await snapshot();
  await sql`update offer set stock = stock`.execute(database);
  expect(await changedSince(before)).toEqual(all);
  const between = await snapshot();
  await sql`update article set position = position where tcm = '100101-250'`.execute(database);
  expect(await changedSince(between)).toEqual(all);
});

test("for a snapshot that the database has not reached, any offer may have changed", async () => {
  expect(await changedSince("900000000:900000001:900000000")).toEqual(all);
});

test("changes are deleted after an hour", async () => {
  const { sql: database } = shop.services.database;
  const before = await snapshot();
  await sql`update offer set stock = stock where tcm = '100101-250' and market = 'DE'`.execute(
    database,
  );
  const { deleteExpired } = shop.services.catalogue;
  await deleteExpired(new Date(Date.now() + 3_500_000));
  expect(await changedSince(before)).toEqual(inGermany.slice(0, 1));
  await deleteExpired(new Date(Date.now() + 3_700_000));
  expect(await changedSince(before)).toEqual([]);
});
