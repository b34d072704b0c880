import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/unavailable.ts";
import { customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileNoSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import { orderLimits } from "./order-proofs.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(() => (now = start));

const [coffee, other] = ["100101-250", "100121-250"];
const setStock = (tcm: string, stock: number) =>
  sql`update offer set stock = ${stock}, sold = 0 where market = 'DE' and tcm = ${tcm}`.execute(
    shop.services.database.sql,
  );
const stockOf = async (tcm: string) => {
  const { rows } = await sql<{ stock: number; sold: number }>`select stock, sold from offer
    where market = 'DE' and tcm = ${tcm} and valid_from <= ${now} and valid_until > ${now}`.execute(
    shop.services.database.sql,
  );
  return rows[0]!;
};

/** Opens a shopper's cart with two pieces of coffee and a complete checkout. */
async function ready(pieces = 2, email = completeCheckout.email!) {
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee, pieces);
  await visitor.enter({ ...completeCheckout, email });
  return visitor;
}
beforeEach(() => Promise.all([setStock(coffee, 50), setStock(other, 50)]));
// Guests with one e-mail address are many shoppers here.
beforeEach(async () => {
  const { sql: db } = shop.services.database;
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("order_holder").execute();
});

test("an order has the lines and costs of the review, takes the stock, and empties the cart", async () => {
  const visitor = await ready();
  const { lines, totals } = await visitor.review();
  const order = placed(await visitor.press());
  expect(order).toMatchObject({ state: "placed", email: "ida@example.com", totals });
  expect(order.number).toMatch(/^\d{10}$/);
  expect(lines).toEqual(order.lines.map((line) => expect.objectContaining(line)));
  expect(order.lines[0]).toMatchObject({ tcm: coffee, quantity: 2, taxRate: 7 });
  expect(await stockOf(coffee)).toEqual({ stock: 48, sold: 2 });
  expect(await visitor.cart()).toMatchObject({ numberOfArticles: 0, articles: [] });
  const { site } = visitor.at();
  const secret = await shop.services.orders.secretOf(order.number);
  expect(await shop.services.orders.ofSecret(secret, site)).toEqual(order);
  // What was entered is deleted with the order.
  expect(await shop.services.orders.checkouts.of(visitor.owner, visitor.at())).toEqual({});
});

test("sending the form again, at once or later, returns the same order", async () => {
  const visitor = await ready();
  const { seen } = await visitor.review();
  const all = await Promise.all([1, 2, 3].map(() => visitor.press(seen)));
  await visitor.add(other);
  all.push(await visitor.press(seen));
  const numbers = all.map((outcome) => placed(outcome).number);
  expect(new Set(numbers).size).toBe(1);
  expect((await stockOf(coffee)).stock).toBe(48);
  expect((await visitor.cart()).numberOfArticles).toBe(1);
});

test("two tabs that show the same cart place one order", async () => {
  const visitor = await ready();
  const [one, two] = [await visitor.review(), await visitor.review()];
  const [first, second] = await Promise.all([visitor.press(one.seen), visitor.press(two.seen)]);
  expect(placed(first!).number).toBe(placed(second!).number);
});

test("a price, a stock and an address that changed after the review are named, and confirmed by the next submission", async () => {
  const visitor = await ready(2);
  await visitor.add(other, 3);
  const { seen, totals } = await visitor.review();
  const { sql: db } = shop.services.database;
  await sql`update offer set price = price + 100, was = null where market = 'DE' and tcm = ${coffee}`.execute(
    db,
  );
  await setStock(other, 1);
  await visitor.enter({ delivery: { kind: "home", address: { ...address, street: "Kai 2" } } });
  const outcome = await visitor.press(seen);
  const [line, left] = (await visitor.review()).lines;
  expect(outcome).toEqual({
    problem: "changed",
    changes: [
      { kind: "price", title: line!.title, before: line!.price - 100, now: line!.price },
      { kind: "onlyLeft", title: left!.title, now: 1 },
      { kind: "total", before: totals.total, now: totals.total + 200 },
      { kind: "entered" },
    ],
  });
  expect((await stockOf(coffee)).stock).toBe(50);
  // The next review shows what is left, and cannot be ordered until the shopper takes fewer.
  expect(await visitor.press()).toEqual({ problem: "cannotCheckOut" });
  await visitor.change({ setArticle: { productId: other.slice(0, 6), tcm: other, quantity: 1 } });
  placed(await visitor.press());
  await sql`update offer set price = price - 100 where market = 'DE' and tcm = ${coffee}`.execute(
    db,
  );
});

test("an article that was sold out, one that was removed and one that was added in another tab are named", async () => {
  const visitor = await ready();
  await visitor.add(other);
  const { seen, lines } = await visitor.review();
  await setStock(coffee, 0);
  await visitor.change({ setArticle: { productId: other.slice(0, 6), tcm: other, quantity: 0 } });
  await visitor.add("100121-500");
  const outcome = await visitor.press(seen);
  const titleOf = (tcm: string) => lines.find((line) => line.tcm === tcm)!.title;
  const changes = "changes" in outcome ? outcome.changes : [];
  expect(changes).toContainEqual({ kind: "soldOut", title: titleOf(coffee) });
  expect(changes).toContainEqual({ kind: "removed", title: titleOf(other) });
  expect(changes.map(({ kind }) => kind)).toContain("added");
});

test("200 shoppers who want the 50 last pieces place 50 orders", { timeout: 240_000 }, async () => {
  const visitors = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      untilAnswered(() => ready(1, `ida${index}@example.com`)),
    ),
  );
  const seen = await Promise.all(
    visitors.map(async (visitor) => (await untilAnswered(() => visitor.review())).seen),
  );
  const outcomes = await Promise.all(
    visitors.map((visitor, index) => untilAnswered(() => visitor.press(seen[index]!))),
  );
  const orders = outcomes.filter((outcome) => "number" in outcome);
  expect(orders).toHaveLength(50);
  const kinds = outcomes.flatMap((each) => ("changes" in each ? each.changes[0]!.kind : []));
  expect(kinds).toEqual(Array.from({ length: 150 }, () => "soldOut"));
  expect(await stockOf(coffee)).toEqual({ stock: 0, sold: 50 });
});

/** Asks again where a busy machine lets the database answer too late. */
const untilAnswered = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((error: unknown) => {
    if (error instanceof DatabaseUnavailableError) return untilAnswered(ask);
    throw error;
  });

test("an order of the last pieces invalidates the pages that show them", async () => {
  await setStock(coffee, 2);
  const visitor = await ready();
  const changed = new Set<string>();
  shop.services.onContentChange((names) => names.forEach((name) => changed.add(name)));
  placed(await visitor.press());
  const product = `product:${coffee.slice(0, 6)}`;
  await vi.waitFor(() => expect([...changed]).toContain(product), { timeout: 20_000 });
});

/** Issues a personal voucher of ten percent. Returns its code. */
async function issueVoucher(holder: string): Promise<string> {
  const { carts } = shop.services;
  const to = { site: "DE" as const, kind: "newsletter" as const, holder };
  const validUntil = new Date("2027-01-01T00:00:00Z");
  const voucher = { ...to, title: "Hallo", percent: 10, validUntil, now };
  await carts.personalVouchers.issue(voucher);
  return (await carts.personalVouchers.of(to, now))!.code;
}

test("a personal voucher is used up by one order, and usable again when it is cancelled", async () => {
  const code = await issueVoucher("one");
  const [one, two] = [await ready(), await ready()];
  for (const visitor of [one, two]) await visitor.change({ setVoucher: { code, set: true } });
  const seen = (await two.review()).seen;
  const order = placed(await one.press());
  expect(order.voucher).toEqual({ code, title: "Hallo" });
  expect(order.totals.discount).toBeGreaterThan(0);
  const outcome = await two.press(seen);
  expect("changes" in outcome && outcome.changes[0]).toEqual({
    kind: "voucherEnded",
    title: "Hallo",
  });
  expect(await shop.services.orders.cancel(order, now)).toBe(true);
  expect((await two.review()).voucher).toEqual({ code, title: "Hallo" });
  placed(await two.press());
});

test("of two concurrent orders with one personal voucher one gets it", async () => {
  const code = await issueVoucher("two");
  const both = await Promise.all([ready(), ready()]);
  for (const visitor of both) await visitor.change({ setVoucher: { code, set: true } });
  const seen = await Promise.all(both.map(async (visitor) => (await visitor.review()).seen));
  const outcomes = await Promise.all(both.map((visitor, index) => visitor.press(seen[index])));
  expect(outcomes.filter((outcome) => "number" in outcome)).toHaveLength(1);
});

test("a voucher of the content that ended after the review is named", async () => {
  const visitor = await ready(5);
  const { sql: db } = shop.services.database;
  await sql`insert into voucher (site, code, title, percent) values ('DE', 'SHORT', 'Kurz', 50)`.execute(
    db,
  );
  await contentChanged(shop);
  await visitor.change({ setVoucher: { code: "SHORT", set: true } });
  const { seen } = await visitor.review();
  await sql`delete from voucher where code = 'SHORT'`.execute(db);
  await contentChanged(shop);
  const outcome = await visitor.press(seen);
  expect("changes" in outcome && outcome.changes).toContainEqual({
    kind: "voucherEnded",
    title: "Kurz",
  });
});

test("free articles take stock, and are refused when too few are left for them and the bought ones", async () => {
  const { sql: db } = shop.services.database;
  await sql`insert into campaign (site, id, tcm, minimum) values ('DE', 'gift', ${other}, 100)`.execute(
    db,
  );
  await contentChanged(shop);
  const choose = { campaignId: "gift", productId: other.slice(0, 6), remove: false };
  const visitor = await ready();
  await visitor.change({ setFreeArticle: choose });
  const order = placed(await visitor.press());
  const free = order.lines.find(({ kind }) => kind === "freeArticle");
  expect(free).toMatchObject({ tcm: other, price: 0, quantity: 1 });
  expect((await stockOf(other)).stock).toBe(49);
  await setStock(other, 2);
  const greedy = await ready();
  await greedy.add(other, 2);
  await greedy.change({ setFreeArticle: choose });
  expect(await greedy.press()).toEqual({
    problem: "changed",
    changes: [{ kind: "onlyLeft", title: free!.title, now: 1 }],
  });
  expect((await stockOf(other)).stock).toBe(2);
  await sql`delete from campaign where id = 'gift'`.execute(db);
  await contentChanged(shop);
});

test("gift cards and partner products are ordered with the articles, and the partner's take no stock", async () => {
  const visitor = await ready();
  const { sql: db } = shop.services.database;
  const { rows } = await sql<{ tcm: string; product_id: number; stock: number }>`
    select tcm, product_id, stock from article join product on product.id = product_id
    join offer using (tcm) where kind = 'giftCard' and market = 'DE' limit 1`.execute(db);
  const { tcm, product_id, stock } = rows[0]!;
  await visitor.change({ setGiftCard: { productId: String(product_id), tcm, set: true } });
  const [offer] = (await visitor.cart()).partnerOffers;
  const { partnerProductId } = offer!;
  await visitor.change({ setPartnerProduct: { partnerProductId, set: true } });
  const order = placed(await visitor.press());
  expect(order.lines.map(({ kind, taxRate }) => [kind, taxRate])).toEqual([
    ["article", 7],
    ["giftCard", 0],
    ["partnerProduct", 19],
  ]);
  expect((await stockOf(tcm)).stock).toBe(stock - 1);
});

test("forged amounts and keys, and another shopper's form, place no order", async () => {
  const visitor = await ready();
  const { seen, totals } = await visitor.review();
  const forged = seen.shown.replace(`"total":${totals.total}`, '"total":1');
  expect(forged).not.toBe(seen.shown);
  expect(await visitor.press({ ...seen, shown: forged })).toMatchObject({
    problem: "changed",
    changes: [{ kind: "total", before: 1, now: totals.total }],
  });
  for (const key of ["", "1", "1.abc", (await (await ready()).review()).seen.key])
    expect(await visitor.press({ ...seen, key })).toMatchObject({ problem: "changed" });
  for (const shown of ["", "[]", "{}", '{"lines":[[]]}', "null"])
    expect(await visitor.press({ ...seen, shown })).toMatchObject({ problem: "changed" });
  const elsewhere = orderVisitor(shop.services, { site: "AT", owner: visitor.owner });
  expect(await elsewhere.press(seen)).toEqual({ problem: "emptyCart" });
  visitor.forget();
  expect(await visitor.press(seen)).toEqual({ problem: "emptyCart" });
});

test("a missing step, an address without delivery or an unavailable payment is named, and no order is placed", async () => {
  const visitor = orderVisitor(shop.services);
  expect(await visitor.press()).toEqual({ problem: "emptyCart" });
  await visitor.add(coffee);
  expect(await visitor.press()).toEqual({ problem: "incomplete", step: "login" });
  await visitor.enter({ email: "ida@example.com" });
  expect(await visitor.press()).toEqual({ problem: "incomplete", step: "delivery" });
  const abroad = { ...address, country: "CH" as const };
  await visitor.enter({ delivery: { kind: "home", address: abroad } });
  expect(await visitor.press()).toEqual({ problem: "incomplete", step: "delivery" });
  await visitor.enter({ delivery: completeCheckout.delivery });
  expect(await visitor.press()).toEqual({ problem: "incomplete", step: "payment" });
  await visitor.enter({ payment: "invoice" });
  await visitor.change({
    setSubscription: { productId: "100101", tcm: coffee, quantity: 1, intervalWeeks: 4 },
  });
  expect(await visitor.press()).toEqual({ problem: "incomplete", step: "login" });
  const outcome = await whileNoSubscriptionsAreTaken(() => visitor.press());
  expect(outcome).toEqual({ problem: "hasSubscriptions" });
  await visitor.change({ deleteSubscription: { subscriptionId: `${coffee}.4` } });
  placed(await visitor.press());
});

test("an order that is collected at a store costs no delivery", async () => {
  const visitor = await ready(1);
  expect((await visitor.review()).totals.delivery).toBe(495);
  const store = {
    kind: "store",
    storeId: "hamburg-sandtorkai",
    firstName: "Ida",
    lastName: "Müller",
  } as const;
  await visitor.enter({ delivery: store, billing: { address, vatNumber: "" } });
  const order = placed(await visitor.press());
  expect(order.totals).toMatchObject({ delivery: 0, total: order.totals.goods });
});

test("a network may place a limited number of orders in an hour without a proof", async () => {
  const seller = orderVisitor(shop.services);
  await setStock(coffee, 1_000);
  const { times } = orderLimits.orders;
  for (let count = 0; count < times; count++) {
    await seller.add(coffee);
    await seller.enter({ ...completeCheckout, email: `ida${count}@example.com` });
    placed(await seller.press());
  }
  await seller.add(coffee);
  await seller.enter();
  const { seen } = await seller.review();
  expect(await seller.press(seen)).toMatchObject({ problem: "unproved", needed: "work" });
  now = new Date(start.getTime() + 3_600_000);
  placed(await seller.press(seen));
});

test("guests with one unconfirmed e-mail address may place few orders in an hour, a customer more", async () => {
  await setStock(coffee, 1_000);
  const { times } = orderLimits.guestOrders;
  for (let count = 0; count < times; count++) placed(await (await ready(1)).press());
  const next = await ready(1, "IDA@example.com");
  const { seen } = await next.review();
  expect(await next.press(seen)).toMatchObject({ problem: "unproved", needed: "address" });
  placed(await (await ready(1, "eve@example.com")).press());
  await register(customerBrowser(shop));
  const { sql: db } = shop.services.database;
  const { id } = await db.selectFrom("customer").select("id").executeTakeFirstOrThrow();
  const owner = { customerId: String(id), hasCard: false };
  const customer = orderVisitor(shop.services, { owner });
  await customer.add(coffee);
  await customer.enter();
  placed(await customer.press());
  now = new Date(start.getTime() + 3_600_000);
  placed(await next.press(seen));
});
