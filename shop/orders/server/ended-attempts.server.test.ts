import { sql } from "kysely";
import { Registry } from "prom-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { refused } from "../../../commerce/result.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import { checkedOf } from "../../../tests/support/customers.ts";
import { completeCheckout, orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { silence, silenceOnce } from "../../../tests/support/silent-engine.ts";
import type { OrderOwner } from "./orders-ports.ts";

/** Attempts end without losing an order, keeping data too long or hiding a problem from staff. */

const { logged, logTo } = collectLog();
const start = new Date("2026-11-25T12:00:00Z");
let shop: TestShop;
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
afterAll(() => shop.close());

const coffee = "100101-250";
const db = () => shop.services.database.sql;
const engineOrders = () => shop.services.engine.orders;
beforeEach(async () => {
  now = start;
  logged.length = 0;
  await sql`update offer set stock = 50, sold = 0 where market = 'DE' and tcm = ${coffee}`.execute(
    db(),
  );
  await db().deleteFrom("rate_limit").execute();
  await db().deleteFrom("order_holder").execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db().deleteFrom("order_attempt").execute();
});

async function ready(owner?: OrderOwner) {
  const visitor = orderVisitor(shop.services, { owner });
  await visitor.add(coffee, 2);
  await visitor.enter();
  return visitor;
}

/** Opens a shopper's cart, whose order the engine does not answer. */
async function unanswered({ places, owner }: { places: boolean; owner?: OrderOwner }) {
  const visitor = await ready(owner);
  const { seen } = await visitor.review();
  silenceOnce(shop.services, { places });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  return { visitor, seen };
}

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

async function continueAll() {
  const { jobs } = shop.services.orders;
  await jobs.find(({ name }) => name === "continue orders on their way")!.run();
}

const attempts = () => db().selectFrom("order_attempt").selectAll().execute();

test("after its order was cancelled at the engine, a form that is sent again places another order", async () => {
  const { visitor, seen } = await unanswered({ places: true });
  const [{ number } = { number: "" }] = await attempts();
  const before = (await engineOrders().byKey(number))!;
  await engineOrders().cancel(before.number);
  const order = placed(await visitor.press(seen));
  expect(order.number).not.toBe(number);
  expect(await engineOrders().byKey(order.number)).toMatchObject({ state: "placed" });
  expect(await attempts()).toMatchObject([{ number, state: "released" }]);
});

test("a late order that the engine no longer cancels is logged with both numbers", async () => {
  const { visitor } = await unanswered({ places: false });
  const [{ number, draft } = { number: "", draft: null }] = await attempts();
  pass(30_000);
  await continueAll();
  const late = await engineOrders().place({ channel: "DE", at: now }, draft!, number);
  vi.spyOn(engineOrders(), "cancel").mockResolvedValue(refused("tooLate"));
  pass(30_000);
  await continueAll();
  expect(await attempts()).toEqual([]);
  const { number: engineNumber } = (late as { value: { number: string } }).value;
  expect(logged.join("")).toContain(
    `order ${number} not cancelled at the engine, where it is ${engineNumber}`,
  );
  expect((await visitor.cart()).numberOfArticles).toBe(2);
});

test("an order whose voucher was not redeemed is valid, and is logged", async () => {
  const visitor = await ready();
  const { personalVouchers } = shop.services.carts;
  const to = { site: "DE", kind: "newsletter", holder: "not redeemed" } as const;
  const validUntil = new Date("2027-01-01T00:00:00Z");
  await personalVouchers.issue({ ...to, title: "Hallo", percent: 10, validUntil, now });
  const { code } = (await personalVouchers.of(to, now))!;
  await visitor.change({ setVoucher: { code, set: true } });
  const { place } = engineOrders();
  vi.spyOn(engineOrders(), "place").mockImplementationOnce(async (...args) => {
    await sql`delete from personal_voucher where code = ${code}`.execute(db());
    return place(...args);
  });
  const order = placed(await visitor.press());
  expect(order.totals.discount).toBeGreaterThan(0);
  const log = logged.join("");
  expect(log).toContain(`order ${order.number} has the discount of a voucher`);
  expect(log).not.toContain(code);
});

test("a released attempt stores no personal data", async () => {
  const owner = { customerId: (await registered()).customer.id, hasCard: false };
  await unanswered({ places: false, owner });
  expect(JSON.stringify(await attempts())).toContain("ida@example.com");
  pass(30_000);
  await continueAll();
  const [row] = await attempts();
  expect(row).toMatchObject({ state: "released", owner: "", holders: [], draft: {} });
  expect(row!.order_data).toEqual({});
});

test("an order is released and logged when the engine is silent for a day", async () => {
  const { visitor } = await unanswered({ places: false });
  const byKey = vi.spyOn(engineOrders(), "byKey").mockRejectedValue(silence(false));
  const [{ number } = { number: "" }] = await attempts();
  pass(86_400_000 - 1);
  await continueAll();
  expect(await attempts()).toMatchObject([{ state: "open" }]);
  expect(logged.join("")).toContain(`order ${number} neither completed nor released`);
  pass(30_000);
  await continueAll();
  expect(await attempts()).toMatchObject([{ number, state: "released", order_data: {} }]);
  expect(logged.join("")).toContain(`order ${number} given up`);
  byKey.mockRestore();
  pass(30_000);
  await continueAll();
  expect(await attempts()).toEqual([]);
  expect((await visitor.cart()).numberOfArticles).toBe(2);
});

test("metrics say how many orders are on their way, and for how long", async () => {
  const registry = new Registry();
  shop.services.orders.metrics(registry);
  await unanswered({ places: false });
  pass(20_000);
  const text = await registry.metrics();
  expect(text).toContain("kontor_orders_on_their_way 1\n");
  expect(text).toContain("kontor_orders_waiting_seconds 20\n");
});

const registered = async () => {
  const email = await register(customerBrowser(shop, "DE"));
  return checkedOf(shop, email);
};

test("when an account ends, its open attempts are completed or released, and stay while the engine is silent", async () => {
  const { orders } = shop.services;
  const checked = await registered();
  const customerId = checked.customer.id;
  const owner = { customerId, hasCard: false };
  const { visitor, seen } = await unanswered({ places: true, owner });
  const stranger = await unanswered({ places: false });
  const silent = vi.spyOn(engineOrders(), "byKey").mockRejectedValueOnce(silence(false));
  await orders.accountHooks.onRemoved({
    id: customerId,
    site: "DE",
    email: "ida@example.com",
    now: visitor.at().now,
  });
  expect(await attempts()).toMatchObject([{ state: "open" }, { state: "open" }]);
  silent.mockRestore();
  await shop.services.customers.remove(checked, visitor.at().now);
  expect(await orders.ofKey(seen.key, visitor.at().site)).toMatchObject({
    email: "ida@example.com",
  });
  expect(await attempts()).toMatchObject([{ state: "open" }]);
  expect(await orders.ofKey(stranger.seen.key, visitor.at().site)).toBe("unknown");
});

test("completing a late order keeps the entries that the shopper has made for the next one", async () => {
  const { visitor } = await unanswered({ places: true });
  pass(1_000);
  await visitor.enter({ giftMessage: "For the next one" });
  pass(30_000);
  await continueAll();
  expect(await attempts()).toEqual([]);
  const { checkouts } = shop.services.orders;
  expect(await checkouts.of(visitor.owner, visitor.at())).toEqual({
    ...completeCheckout,
    giftMessage: "For the next one",
  });
});

test("no other process ends an attempt that a slow request has only just begun", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  const { carts } = shop.services;
  const { read } = carts;
  vi.spyOn(carts, "read").mockImplementationOnce(async (...args) => {
    pass(60_000);
    return read(...args);
  });
  const { place } = engineOrders();
  vi.spyOn(engineOrders(), "place").mockImplementationOnce(async (...args) => {
    await continueAll();
    return place(...args);
  });
  const asked = vi.spyOn(engineOrders(), "byKey");
  placed(await visitor.press(seen));
  expect(asked).not.toHaveBeenCalled();
});

test("a refused attempt stays while another submission continues it", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  vi.spyOn(engineOrders(), "place").mockImplementationOnce(async () => {
    silenceOnce(shop.services, { places: true });
    await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
    return refused({ kind: "outOfStock", available: new Map() });
  });
  const order = placed(await visitor.press(seen));
  expect(await attempts()).toMatchObject([{ state: "released" }]);
  pass(30_000);
  await continueAll();
  expect(await engineOrders().byKey(order.number)).toMatchObject({ state: "placed" });
  const { rows } = await sql`select from offer
    where market = 'DE' and tcm = ${coffee} and sold > 2`.execute(db());
  expect(rows).toEqual([]);
});
