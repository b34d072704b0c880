import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { untilOneWaits } from "../../../tests/support/waiting-statements.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a cart that another tab changes while its order is placed keeps what was added", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  await visitor.enter();
  const { seen } = await visitor.review();
  const { sql: db } = shop.services.database;
  const pressed = await db.transaction().execute(async (transaction) => {
    await sql`update cart set revision = revision + 1`.execute(transaction);
    await sql`update cart_entry set quantity = 3`.execute(transaction);
    const press = visitor.press(seen);
    await untilOneWaits(shop.services.database.sql);
    return { press };
  });
  expect(placed(await pressed.press).lines).toMatchObject([{ quantity: 1 }]);
  expect((await visitor.cart()).articles).toMatchObject([{ quantity: 2 }]);
});

test("a price that changes while the order is written is not charged", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  await visitor.enter();
  const { seen } = await visitor.review();
  const { sql: db } = shop.services.database;
  const pressed = await db.transaction().execute(async (transaction) => {
    await sql`update offer set price = price + 10, was = null where tcm = '100101-250'`.execute(
      transaction,
    );
    const press = visitor.press(seen);
    await untilOneWaits(shop.services.database.sql);
    return { press };
  });
  const outcome = await pressed.press;
  expect("changes" in outcome && outcome.changes[0]).toMatchObject({ kind: "price" });
});
