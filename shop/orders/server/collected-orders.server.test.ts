import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  completeCheckout,
  orderVisitor,
  placed,
  address,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { Checkout } from "../checkout-contract.ts";

let shop: TestShop;
/** A Tuesday; the store is open from 8 to 19. */
const now = new Date("2026-12-01T10:02+01:00");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const storeId = "hamburg-sandtorkai";
const [tcm, other] = ["100101-250", "100121-250"];
const db = () => shop.services.database.sql;
const collected: Checkout = {
  ...completeCheckout,
  delivery: { kind: "store", storeId, firstName: "Ida", lastName: "Müller" },
  billing: { address, vatNumber: "" },
};

/** Sets what the store has, and what is sent. */
async function stock(ofStore: Record<string, number>) {
  await sql`delete from place_stock where market = 'DE' and tcm in (${tcm}, ${other})`.execute(
    db(),
  );
  for (const [article, count] of Object.entries(ofStore))
    await sql`insert into place_stock (market, place, tcm, stock) values ('DE', ${storeId}, ${article}, ${count})`.execute(
      db(),
    );
  await sql`update offer set stock = 50, sold = 0 where market = 'DE' and tcm in (${tcm}, ${other})`.execute(
    db(),
  );
}

async function left() {
  const { rows } = await sql<{ name: string; stock: number }>`
    select 'sent ' || tcm as name, stock from offer where market = 'DE' and tcm in (${tcm}, ${other})
    union all select 'store ' || tcm, stock from place_stock where market = 'DE' and place = ${storeId} and tcm in (${tcm}, ${other})`.execute(
    db(),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.stock]));
}

/** Returns a shopper with two packs of coffee in the cart, who collects them. */
async function collector(checkout = collected) {
  const visitor = orderVisitor(shop.services);
  await visitor.add(tcm, 2);
  await visitor.enter({ ...checkout, email: `ida-${randomUUID()}@example.com` });
  return visitor;
}

beforeEach(async () => {
  await db().deleteFrom("rate_limit").execute();
  await db().deleteFrom("order_holder").execute();
});

describe("an order that is collected", () => {
  test("takes the stock of its store, which has everything, and is ready after two hours of opening", async () => {
    await stock({ [tcm]: 3 });
    const visitor = await collector();
    const readyAt = new Date("2026-12-01T12:15+01:00").toISOString();
    const collection = { kind: "stock", readyAt };
    expect((await visitor.review()).collection).toEqual(collection);
    const order = placed(await visitor.press());
    expect(order.delivery).toMatchObject({ storeId, collection });
    expect(await left()).toEqual({
      [`sent ${tcm}`]: 50,
      [`sent ${other}`]: 50,
      [`store ${tcm}`]: 1,
    });
  });

  test("is delivered to a store that lacks a piece, and takes nothing of it", async () => {
    await stock({ [tcm]: 3, [other]: 1 });
    const visitor = await collector();
    await visitor.add(other, 2);
    const order = placed(await visitor.press());
    expect(order.delivery).toMatchObject({
      collection: { kind: "delivered", days: { from: "2026-12-03", to: "2026-12-04" } },
    });
    expect(await left()).toEqual({
      [`sent ${tcm}`]: 48,
      [`sent ${other}`]: 48,
      [`store ${tcm}`]: 3,
      [`store ${other}`]: 1,
    });
  });

  test("has no day before a payment in advance, and its pieces are reserved", async () => {
    await stock({ [tcm]: 3 });
    const order = placed(await (await collector({ ...collected, payment: "prepayment" })).press());
    expect(order.delivery).toMatchObject({ collection: { kind: "stock" } });
    expect(order.delivery).not.toHaveProperty("collection.readyAt");
    expect((await left())[`store ${tcm}`]).toBe(1);
  });

  test("returns its pieces to its store when it is cancelled", async () => {
    await stock({ [tcm]: 3 });
    const order = placed(await (await collector()).press());
    await shop.services.orders.cancel(order, now);
    expect(await left()).toEqual({
      [`sent ${tcm}`]: 50,
      [`sent ${other}`]: 50,
      [`store ${tcm}`]: 3,
    });
  });

  test("is asked about again when its store sold the pieces, and is then delivered there", async () => {
    await stock({ [tcm]: 2 });
    const [first, second] = [await collector(), await collector()];
    const { seen } = await second.review();
    placed(await first.press());
    expect(await second.press(seen)).toEqual({
      problem: "changed",
      changes: [{ kind: "collection" }],
    });
    const order = placed(await second.press());
    expect(order.delivery).toMatchObject({ collection: { kind: "delivered" } });
    expect(await left()).toEqual({
      [`sent ${tcm}`]: 48,
      [`sent ${other}`]: 50,
      [`store ${tcm}`]: 0,
    });
  });

  test("takes the last pieces of a store once, of many that are sent at the same moment", async () => {
    await stock({ [tcm]: 4 });
    const visitors = await Promise.all(Array.from({ length: 6 }, () => collector()));
    const reviews = await Promise.all(visitors.map((visitor) => visitor.review()));
    const outcomes = await Promise.all(
      visitors.map((visitor, index) => visitor.press(reviews[index]!.seen)),
    );
    expect(outcomes.filter((outcome) => "number" in outcome)).toHaveLength(2);
    const refused = outcomes.filter((outcome) => "problem" in outcome);
    const isShort = { problem: "changed", changes: [{ kind: "collection" }] };
    expect(refused).toEqual(refused.map(() => isShort));
    expect((await left())[`store ${tcm}`]).toBe(0);
  });
});

test("an order that is sent leaves the stock of stores alone", async () => {
  await stock({ [tcm]: 3 });
  const order = placed(await (await collector(completeCheckout)).press());
  expect(order.delivery).not.toHaveProperty("collection");
  expect(await left()).toEqual({ [`sent ${tcm}`]: 48, [`sent ${other}`]: 50, [`store ${tcm}`]: 3 });
});
