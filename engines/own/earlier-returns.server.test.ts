import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { readMigrations } from "../../storefront/server/read-migrations.ts";
import { freshDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { coffeeShop } from "../../server/shop.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";

/** Articles that a release put back into stock without the engine's order. */

let fresh: TestDatabase;
let database: Database<EngineOrderTables>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: fresh.folder, onError: console.error });
  const migrations = await readMigrations(coffeeShop.migrations);
  await migrate(
    database,
    migrations.filter(({ name }) => name < "058"),
  );
  await writeOrder("whole", "placed", []);
  await writeOrder("part", "placed", [1]);
  await writeOrder("cancelled", "cancelled", []);
  await writeOrder("rest", "cancelled", [1]);
  await migrate(database, migrations);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Writes an order of a cup, a pot and a product of a partner, some of whose lines came back. */
async function writeOrder(number: string, state: string, returned: number[]) {
  await sql`insert into engine_order (key, number, channel, placed_at, state, draft, expires_at)
    values (${number}, ${`E-${number}`}, 'DE', now(), 'placed', '{}', now())`.execute(database.sql);
  await sql`insert into placed_order (number, key_hash, site, email, placed_at, state, payment, due_at, totals, delivery, gift_message,
      browser, engine_number, expires_at)
    values (${number}, ${number}, 'DE', '', now(), ${state}, 'invoice', now(), '{}', '{}', '', '', ${`E-${number}`}, now())`.execute(
    database.sql,
  );
  await sql`insert into order_line (number, position, kind, tcm, product_id, title, label, picture, url, quantity, price, total,
      tax_rate, is_withdrawn, is_returned)
    select ${number}, position, kind, tcm, '1', '', '', '', '', quantity, 1, 1, 0, position = any(${returned}), position = any(${returned})
    from (values (0, 'article', 'cup', 1), (1, 'article', 'pot', 2), (2, 'partnerProduct', 'trip', 1))
      as line (position, kind, tcm, quantity)`.execute(database.sql);
}

test("the engine knows the articles that came back before it could take them back, and takes none back again", async () => {
  const orders = await database.sql.selectFrom("engine_order").selectAll().orderBy("key").execute();
  expect(Object.fromEntries(orders.map(({ key, taken_back: back }) => [key, back]))).toEqual({
    whole: {},
    part: { "part-1": [{ variant: "pot", quantity: 2 }] },
    cancelled: {},
    rest: {
      "rest-0": [{ variant: "cup", quantity: 1 }],
      "rest-1": [{ variant: "pot", quantity: 2 }],
    },
  });
});
