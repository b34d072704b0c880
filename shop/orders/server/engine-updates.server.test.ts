import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { refused } from "../../../commerce/result.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { silence } from "../../../tests/support/silent-engine.ts";
import type { Order } from "../order-contract.ts";

/** The engine follows cancelled orders and articles that came back, also when it is silent at first. */

const { logged, logTo } = collectLog();
let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
afterAll(() => shop.close());

const [coffee, other] = ["100101-250", "100121-250"] as const;
const db = () => shop.services.database.sql;
const engineOrders = () => shop.services.engine.orders;
beforeEach(async () => {
  now = start;
  logged.length = 0;
  await sql`update offer set stock = 50, sold = 0
    where market = 'DE' and tcm = any(${[coffee, other]})`.execute(db());
  await db().deleteFrom("order_holder").execute();
});
afterEach(() => vi.restoreAllMocks());

/** Orders two pieces of one article and one of another. */
async function order(): Promise<Order> {
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee, 2);
  await visitor.add(other);
  await visitor.enter();
  return placed(await visitor.press());
}

/** Makes an order look like one of a release whose engine had no orders. */
async function fromBefore({ number, engineNumber }: Order) {
  await sql`update placed_order set engine_number = null where number = ${number}`.execute(db());
  await sql`delete from engine_order where number = ${engineNumber!}`.execute(db());
}

/** Lets the shopper withdraw from one article, which then comes back. */
async function giveBack({ number }: Order, part: string) {
  const { orders } = shop.services;
  await db()
    .transaction()
    .execute((transaction) =>
      orders.withdraw(transaction, { number: "1", orders: [number], part, receivedAt: now }),
    );
  expect(await orders.setState(number, { state: "returned", note: "" })).toBe("done");
}

/** Returns the pieces that orders have taken of both articles. */
async function sold() {
  const { rows } = await sql<{ sold: number }>`select sold from offer
    where market = 'DE' and tcm = any(${[coffee, other]})
      and valid_from <= ${now} and valid_until > ${now} order by tcm`.execute(db());
  return rows.map((row) => row.sold);
}

/** Runs the job of this many processes half a minute later. */
async function followAll(processes = 1) {
  now = new Date(now.getTime() + 30_000);
  const { jobs } = shop.services.orders;
  const job = jobs.find(({ name }) => name === "finish cancelled and returned orders")!;
  await Promise.all(Array.from({ length: processes }, () => job.run()));
}

test("a cancelled order whose engine does not answer is cancelled there later, once, by one process", async () => {
  const placedOrder = await order();
  const cancel = vi.spyOn(engineOrders(), "cancel").mockRejectedValueOnce(silence(false));
  expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
  expect(await sold()).toEqual([2, 1]);
  await followAll(3);
  await followAll(3);
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(await sold()).toEqual([0, 0]);
});

test("articles that came back while the engine was silent are taken back by it later, once", async () => {
  const placedOrder = await order();
  const { acceptReturn } = engineOrders();
  const silent = vi
    .spyOn(engineOrders(), "acceptReturn")
    .mockImplementationOnce(async (...args) => {
      await acceptReturn(...args);
      throw silence(true);
    });
  await giveBack(placedOrder, coffee);
  await followAll(3);
  await followAll();
  expect(silent).toHaveBeenCalledTimes(2);
  expect(await sold()).toEqual([0, 1]);
});

test("cancelling an order after some articles came back releases the rest, also if the engine learns both at once", async () => {
  for (const isSilent of [false, true]) {
    const placedOrder = await order();
    if (isSilent) vi.spyOn(engineOrders(), "acceptReturn").mockRejectedValueOnce(silence(false));
    await giveBack(placedOrder, coffee);
    expect(await sold()).toEqual(isSilent ? [2, 1] : [0, 1]);
    expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
    await followAll();
    expect(await sold()).toEqual([0, 0]);
  }
});

test("an order from before the engine had orders is cancelled there as a whole", async () => {
  const placedOrder = await order();
  await fromBefore(placedOrder);
  expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
  expect(await sold()).toEqual([0, 0]);
});

test("articles of an order from before the engine had orders come back once, and the rest when it is cancelled", async () => {
  const placedOrder = await order();
  await fromBefore(placedOrder);
  await giveBack(placedOrder, coffee);
  expect(await sold()).toEqual([0, 1]);
  expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
  await followAll();
  expect(await sold()).toEqual([0, 0]);
});

test("articles that had come back before the engine had the order are not taken back again", async () => {
  const placedOrder = await order();
  await fromBefore(placedOrder);
  await sql`update order_line set is_withdrawn = true, is_returned = true
    where number = ${placedOrder.number} and tcm = ${coffee}`.execute(db());
  await sql`update offer set sold = sold - 2 where market = 'DE' and tcm = ${coffee}`.execute(db());
  expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
  expect(await sold()).toEqual([0, 0]);
});

test("an update that the engine refuses is logged and not repeated", async () => {
  const placedOrder = await order();
  const acceptReturn = vi
    .spyOn(engineOrders(), "acceptReturn")
    .mockResolvedValue(refused("unknown"));
  const cancel = vi.spyOn(engineOrders(), "cancel").mockResolvedValue(refused("tooLate"));
  await giveBack(placedOrder, coffee);
  expect(await shop.services.orders.cancel(placedOrder, now)).toBe(true);
  await followAll();
  expect([acceptReturn, cancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const { number, engineNumber } = placedOrder;
  const log = logged.join("");
  expect(log).toContain(`2 of ${coffee} in order ${number} not taken back by the engine`);
  expect(log).toContain(`order ${number} not cancelled at the engine, where it is ${engineNumber}`);
});
