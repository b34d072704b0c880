import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { untilOneWaits } from "../../tests/support/waiting-statements.ts";
import { takeStock } from "./stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("an order locks its articles in their order, however the cart lists them, so that no two orders wait for each other", async () => {
  const { sql: db } = shop.services.database;
  const at = { market: "DE" as const, now: new Date() };
  const { rows } = await sql<{ tcm: string }>`select tcm from offer
    where market = 'DE' and stock > 0 and valid_from <= ${at.now} and valid_until > ${at.now}
    order by tcm limit 2`.execute(db);
  const [first, last] = rows.map(({ tcm }) => tcm) as [string, string];
  const pieces = [last, first].map((tcm) => ({ tcm, quantity: 1 }));
  const lock = (tcm: string) => sql`select from offer where tcm = ${tcm} for update nowait`;
  const { taken } = await db.transaction().execute(async (transaction) => {
    await lock(first).execute(transaction);
    const taken = db.transaction().execute((other) => takeStock(other, at, pieces));
    await untilOneWaits(db);
    await lock(last).execute(transaction);
    return { taken };
  });
  expect(await taken).toBe(true);
});
