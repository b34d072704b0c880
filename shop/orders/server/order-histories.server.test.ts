import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  articles,
  orderHistories,
  runOrderHistory,
} from "../../../tests/support/order-histories.ts";
import { fc } from "../../../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The number of histories; `npm run test:long` sets more. */
const numRuns = Number(process.env.ORDER_HISTORIES ?? 40);

/** Removes the orders of the previous history; few pieces are left, so that shoppers compete for them. */
async function reset() {
  const { sql: db } = shop.services.database;
  await sql`truncate placed_order, order_attempt, engine_order, checkout, rate_limit, tracking_key, outgoing_mail cascade`.execute(
    db,
  );
  await sql`update offer set stock = 6, sold = 0, price = 500, was = null
    where market = 'DE' and tcm = any(${[...articles]})`.execute(db);
}

test(
  "in random histories each order matches its review, is placed once and never exceeds the stock",
  async () => {
    await fc.assert(
      fc.asyncProperty(orderHistories, async (history) => {
        await reset();
        expect(await runOrderHistory(history, shop.services)).toEqual([]);
      }),
      // A failing history is reported as it is: shrinking it would exceed the test's time limit.
      { numRuns, endOnFailure: true },
    );
  },
  numRuns * 20_000,
);
