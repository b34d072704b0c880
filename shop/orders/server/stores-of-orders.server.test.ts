import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { coffeeShop } from "../../../server/shop.ts";
import { readMigrations } from "../../../storefront/server/read-migrations.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Orders and checkouts of a release that stored only the id of their store. */

let fresh: TestDatabase;
let database: Database<OrderTables>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: fresh.folder, onError: console.error });
  const migrations = await readMigrations(coffeeShop.migrations);
  await migrate(
    database,
    migrations.filter(({ name }) => name < "072"),
  );
  for (const [number, delivery] of Object.entries(deliveries)) await writeOrder(number, delivery);
  await sql`insert into checkout (site, owner, entered, expires_at)
    values ('DE', 'guest', ${JSON.stringify({ email: "ida@example.com", delivery: deliveries.old })}, now())`.execute(
    database.sql,
  );
  await migrate(database, migrations);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const ida = { firstName: "Ida", lastName: "Müller" };
const known = { name: "Köln", address: "Anderswo 1" };
const deliveries = {
  old: { kind: "store", storeId: "koln-ehrenstrasse", ...ida },
  named: { kind: "store", storeId: "koln-ehrenstrasse", store: known, ...ida },
  unknown: { kind: "store", storeId: "atlantis", ...ida },
  home: { kind: "home", address: { street: "Kai 1" } },
};

const writeOrder = (number: string, delivery: object) =>
  sql`insert into placed_order (number, key_hash, site, email, placed_at, state, payment, due_at, totals, delivery, gift_message,
      browser, engine_number, expires_at)
    values (${number}, ${number}, 'DE', '', now(), 'placed', 'invoice', now(), '{}', ${JSON.stringify(delivery)}, '', '', null, now())`.execute(
    database.sql,
  );

const cologne = { name: "Köln, Ehrenstraße", address: "Ehrenstraße 114, 50672 Köln" };

test("an order with the id of a store gets its name and address, and others stay as they are", async () => {
  const rows = await database.sql
    .selectFrom("placed_order")
    .select(["number", "delivery"])
    .execute();
  expect(Object.fromEntries(rows.map(({ number, delivery }) => [number, delivery]))).toEqual({
    ...deliveries,
    old: { ...deliveries.old, store: cologne },
  });
});

test("a checkout with the id of a store gets its name and address", async () => {
  const { rows } = await sql<{ entered: object }>`select entered from checkout`.execute(
    database.sql,
  );
  expect(rows).toEqual([
    { entered: { email: "ida@example.com", delivery: { ...deliveries.old, store: cologne } } },
  ]);
});
