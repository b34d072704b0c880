import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { refused } from "../../../commerce/result.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { silence, silenceOnce as silenceEngine } from "../../../tests/support/silent-engine.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const [coffee, other] = ["100101-250", "100121-250"];
const db = () => shop.services.database.sql;
beforeEach(async () => {
  now = start;
  await sql`update offer set stock = 50, sold = 0
    where market = 'DE' and tcm = any(${[coffee, other]})`.execute(db());
  await db().deleteFrom("rate_limit").execute();
  await db().deleteFrom("order_holder").execute();
});
afterEach(() => vi.restoreAllMocks());

/** Opens a shopper's cart with two pieces of coffee and a complete checkout. */
async function ready() {
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee, 2);
  await visitor.enter();
  return visitor;
}

const engineOrders = () => shop.services.engine.orders;
const silenceOnce = (options: { places: boolean }) => silenceEngine(shop.services, options);

/** Runs the job of a process half a minute later. */
async function continueAll() {
  now = new Date(now.getTime() + 30_000);
  const job = shop.services.orders.jobs.find(({ name }) => name === "continue orders on their way");
  await job!.run();
}

/** Returns what the database stores of one shopper's orders. */
async function stored(number = "none") {
  const { rows } = await sql<Record<"sold" | "atEngine" | "attempts" | "purchases", number>>`select
    (select sold from offer where market = 'DE' and tcm = ${coffee}
      and valid_from <= ${now} and valid_until > ${now}) as sold,
    (select count(*) from engine_order where state = 'placed') as "atEngine",
    (select count(*) from order_attempt) as attempts,
    (select count(*) from tracking_key where key like ${`purchase:%${number}`}) as purchases`.execute(
    db(),
  );
  return rows[0]!;
}

/** Issues a personal voucher into a shopper's cart. */
async function withVoucher(visitor: Awaited<ReturnType<typeof ready>>, holder: string) {
  const { personalVouchers } = shop.services.carts;
  const to = { site: "DE" as const, kind: "newsletter" as const, holder };
  const validUntil = new Date("2027-01-01T00:00:00Z");
  await personalVouchers.issue({ ...to, title: "Hallo", percent: 10, validUntil, now });
  const { code } = (await personalVouchers.of(to, now))!;
  await visitor.change({ setVoucher: { code, set: true } });
  return async () =>
    db()
      .selectFrom("personal_voucher")
      .select(["order_number", "redeemed_at"])
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
}

test("an engine that does not answer leaves the cart, and the same form then places one order", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  const before = await stored();
  silenceOnce({ places: false });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  expect(await stored()).toEqual({ ...before, attempts: 1 });
  expect((await visitor.cart()).numberOfArticles).toBe(2);
  const order = placed(await visitor.press(seen));
  expect(await stored(order.number)).toMatchObject({ sold: 2, attempts: 0, purchases: 1 });
  expect((await visitor.cart()).numberOfArticles).toBe(0);
});

test("an order that the engine placed without answering is completed later, with purchase, voucher and cart, once", async () => {
  const visitor = await ready();
  const voucher = await withVoucher(visitor, "silent");
  const { seen } = await visitor.review();
  silenceOnce({ places: true });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  await continueAll();
  await continueAll();
  const { site } = visitor.at();
  const order = await shop.services.orders.ofKey(seen.key, site);
  if (order === undefined || order === "unknown") throw new Error("There is no order.");
  expect(order.totals.discount).toBeGreaterThan(0);
  expect(await stored(order.number)).toMatchObject({ sold: 2, attempts: 0, purchases: 1 });
  expect(await voucher()).toMatchObject({
    order_number: order.number,
    redeemed_at: expect.any(Date),
  });
  expect((await visitor.cart()).numberOfArticles).toBe(0);
  expect(placed(await visitor.press(seen)).number).toBe(order.number);
});

test("a form that asks for its order finds one that the engine placed without answering", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  silenceOnce({ places: true });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  const { site } = visitor.at();
  const order = await shop.services.orders.ofKey(seen.key, site);
  expect(order).toMatchObject({ state: "placed" });
  expect((await visitor.cart()).numberOfArticles).toBe(0);
});

test("a form that asks for its order gets “unknown” until the order is completed or released", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  silenceOnce({ places: false });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  const { site } = visitor.at();
  expect(await shop.services.orders.ofKey(seen.key, site)).toBe("unknown");
  await continueAll();
  expect(await shop.services.orders.ofKey(seen.key, site)).toBeUndefined();
});

test("an order that the engine did not place is released with its voucher, and may be placed again", async () => {
  const visitor = await ready();
  const voucher = await withVoucher(visitor, "released");
  const { seen } = await visitor.review();
  silenceOnce({ places: false });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  const reserved = await voucher();
  expect(reserved.order_number).toMatch(/^\d{10}$/);
  await continueAll();
  expect(await voucher()).toEqual({ order_number: null, redeemed_at: null });
  const order = placed(await visitor.press(seen));
  expect(order.number).not.toBe(reserved.order_number);
  await continueAll();
  expect(await stored(order.number)).toMatchObject({ sold: 2, attempts: 0, purchases: 1 });
});

test("an order that the engine places after it was released is cancelled there", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  const { place } = engineOrders();
  let late = async () => {};
  vi.spyOn(engineOrders(), "place").mockImplementationOnce(async (...args) => {
    late = async () => void (await place(...args));
    throw silence(true);
  });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  await continueAll();
  const { atEngine } = await stored();
  await late();
  expect(await stored()).toMatchObject({ sold: 2, atEngine: Number(atEngine) + 1 });
  await continueAll();
  expect(await stored()).toMatchObject({ sold: 0, atEngine, attempts: 0 });
  expect((await visitor.cart()).numberOfArticles).toBe(2);
});

test("a process that went on after its order was released undoes it, and orders again", async () => {
  const visitor = await ready();
  const { place } = engineOrders();
  vi.spyOn(engineOrders(), "place").mockImplementationOnce(async (...args) => {
    await continueAll();
    return place(...args);
  });
  const order = placed(await visitor.press());
  await continueAll();
  expect(await stored(order.number)).toMatchObject({ sold: 2, attempts: 0, purchases: 1 });
});

test("an order on its way is continued by one process only", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  silenceOnce({ places: true });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  const asked = vi.spyOn(engineOrders(), "byKey");
  now = new Date(now.getTime() + 30_000);
  const { jobs } = shop.services.orders;
  await Promise.all([...jobs, ...jobs, ...jobs].map((job) => job.run()));
  expect(asked).toHaveBeenCalledTimes(1);
  expect((await visitor.cart()).numberOfArticles).toBe(0);
});

test("a cart that changed while the engine was silent is not ordered twice", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  silenceOnce({ places: true });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  await visitor.add(coffee);
  await visitor.add(other);
  expect(await visitor.press()).toMatchObject({ problem: "changed" });
  expect(placed(await visitor.press(seen)).lines).toMatchObject([{ quantity: 2 }]);
  const { articles } = await visitor.cart();
  expect(new Map(articles.map(({ tcm, quantity }) => [tcm, quantity]))).toEqual(
    new Map([
      [coffee, 1],
      [other, 1],
    ]),
  );
});

test("an order has the address that was entered while the engine was silent", async () => {
  const visitor = await ready();
  silenceOnce({ places: false });
  await expect(visitor.press()).rejects.toThrow(EngineUnavailableError);
  await visitor.enter({ delivery: { kind: "home", address: { ...address, street: "Kai 2" } } });
  const order = placed(await visitor.press());
  expect(order.delivery).toMatchObject({ address: { street: "Kai 2" } });
  await continueAll();
  expect(await stored(order.number)).toMatchObject({ sold: 2, attempts: 0, purchases: 1 });
});

test("an order on its way does not count against the next form of its shopper", async () => {
  await sql`update offer set stock = 5000 where market = 'DE' and tcm = any(${[coffee, other]})`.execute(
    db(),
  );
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee, 20);
  await visitor.add(other, 5);
  await visitor.enter();
  const { seen } = await visitor.review();
  silenceOnce({ places: false });
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  const street = "Am Hafen 2";
  await visitor.enter({ delivery: { kind: "home", address: { ...address, street } } });
  const order = placed(await visitor.press());
  expect(order.delivery).toMatchObject({ address: { street } });
});

test("a refusal of the engine is explained, also when the shop does not know its reason yet", async () => {
  const visitor = await ready();
  const { lines } = await visitor.review();
  const { title, price } = lines[0]!;
  const { attempts } = await stored();
  const refusal = { kind: "changed", prices: new Map([[coffee, price + 10]]), total: 0 } as const;
  const place = vi.spyOn(engineOrders(), "place").mockResolvedValue(refused(refusal));
  expect(await visitor.press()).toEqual({
    problem: "changed",
    changes: [{ kind: "price", title, before: price, now: price + 10 }],
  });
  place.mockResolvedValue(refused({ kind: "outOfStock", available: new Map([[coffee, 1]]) }));
  expect(await visitor.press()).toEqual({
    problem: "changed",
    changes: [{ kind: "onlyLeft", title, now: 1 }],
  });
  expect(await stored()).toMatchObject({ attempts });
  place.mockRestore();
  placed(await visitor.press());
});

test("products of partners are ordered without asking the engine", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee);
  const [offer] = (await visitor.cart()).partnerOffers;
  const { partnerProductId } = offer!;
  await visitor.change({ setPartnerProduct: { partnerProductId, set: true } });
  await visitor.change({
    setArticle: { productId: coffee!.slice(0, 6), tcm: coffee!, quantity: 0 },
  });
  await visitor.enter(completeCheckout);
  const place = vi.spyOn(engineOrders(), "place");
  const order = placed(await visitor.press());
  expect(order.lines).toMatchObject([{ kind: "partnerProduct" }]);
  expect(order.engineNumber).toBeUndefined();
  expect(place).not.toHaveBeenCalled();
  expect((await visitor.cart()).partnerProducts).toEqual([]);
});
