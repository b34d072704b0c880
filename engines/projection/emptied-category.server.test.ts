import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { keepUsualPrices } from "../../tests/support/usual-prices.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createCatalogue } from "./catalogue.ts";

let prepared: TestDatabase;
let database: Database<CatalogueTables>;
beforeAll(async () => {
  prepared = await preparedDatabase();
  const { url, folder } = prepared;
  database = await openDatabase({ url, folder, onError: console.error });
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

const now = new Date("2026-11-25T12:00:00Z");
const at = { site: allSites.DE.site, now };
const number = 1111;

/** Opens a catalogue that calls back after each of its statements, before it has the result. */
function watchedCatalogue(onResult: () => Promise<void>) {
  const sql = database.sql.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await onResult();
      return result;
    },
  });
  return createCatalogue(sql, {
    yesNo: () => ({ yes: "", no: "" }),
    folder: undefined,
    code: "",
    now: () => now,
    onError: console.error,
  });
}

/** Ends or begins the sale of the category's products again. */
const sell = (db: Kysely<CatalogueTables>, isSold: boolean) =>
  sql`update offer set valid_until = ${isSold ? "infinity" : "2026-01-01"}::timestamptz
    where valid_until in ('infinity', '2026-01-01') and tcm in (
      select tcm from article join product on id = product_id
      where category_id = (select id from category where number = ${number}))`.execute(db);

test("a category that is emptied while it is read has a list without errors, and then is none", async () => {
  await keepUsualPrices(database.sql);
  let left = Infinity;
  const catalogue = watchedCatalogue(async () => {
    if (--left !== 0) return;
    await sell(database.sql, false);
    catalogue.invalidate();
  });
  const read = () => catalogue.category(at, number, "popular", 1);
  await catalogue.refresh();
  const whole = await read();
  expect(whole!.products.length).toBeGreaterThan(0);
  const counts = new Set<number | undefined>();
  // Later by one statement each time, until the list is there first: how many it takes depends on what is read beside it.
  for (let after = 1; ; after++) {
    await sell(database.sql, true);
    catalogue.invalidate();
    left = after;
    const list = await read();
    if (left > 0) break;
    counts.add(list?.products.length);
    expect(list?.products.length ?? 0).toBeLessThanOrEqual(whole!.products.length);
    expect(list?.children ?? []).toEqual([]);
    expect(await read()).toBeUndefined();
  }
  // Before, between and after the statements of the list.
  expect(counts).toContain(undefined);
  expect(counts).toContain(0);
  await catalogue.close();
});
