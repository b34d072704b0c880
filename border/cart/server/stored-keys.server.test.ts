import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { readMigrations } from "../../../storefront/server/read-migrations.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { storedKey } from "./cart-owner.ts";
import { coffeeShop } from "../../../server/shop.ts";
import type { CartTables } from "./stored-carts/cart-tables.ts";

/** Keys written by a release that did not hash them, both before the migration and while the new release runs. */

let fresh: TestDatabase;
let database: Database<CartTables>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: fresh.folder, onError: console.error });
  const migrations = await readMigrations(coffeeShop.migrations);
  await migrate(
    database,
    migrations.filter(({ name }) => name < "013"),
  );
  await sql`insert into cart (id, site, expires_at) values ('cart', 'DE', now())`.execute(
    database.sql,
  );
  await writeAsOldRelease("before");
  await migrate(database, migrations);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const writeAsOldRelease = (key: string) =>
  sql`insert into cart_change (cart_id, idempotency_key, request_hash)
    values ('cart', ${key}, 'change')`.execute(database.sql);

async function storedKeys() {
  const rows = await database.sql.selectFrom("cart_change").select("idempotency_key").execute();
  return rows.map(({ idempotency_key }) => idempotency_key);
}

test("idempotency keys of the old release are hashed as the new one does, and its repeats are refused", async () => {
  expect(await storedKeys()).toEqual([storedKey("before")]);
  await writeAsOldRelease("beside");
  expect(await storedKeys()).toEqual([storedKey("before"), storedKey("beside")]);
  await expect(writeAsOldRelease("beside")).rejects.toThrow("cart_change_pkey");
});
