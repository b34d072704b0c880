import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { completeCheckout, orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { transferDays } from "../order-rules.ts";
import type { OrderStepName } from "../order-contract.ts";
import type { PaymentKind } from "../payment/payment-contract.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(() => (now = start));

const tcm = "100101-250";
const { site } = allSites.DE;

async function order(payment: PaymentKind = "invoice", email = "ida@example.com") {
  const visitor = orderVisitor(shop.services);
  await visitor.add(tcm, 2);
  await visitor.add("100121-250");
  await visitor.enter({ ...completeCheckout, payment, email });
  return placed(await visitor.press());
}
const read = async (number: string) => (await shop.services.orders.ofNumber(number))!;
const setState = (number: string, state: OrderStepName, note = "") =>
  shop.services.orders.setState(number, { state, note });
const soldPieces = async () => {
  const { rows } = await sql<{ sold: number }>`select sold from offer
    where market = 'DE' and tcm = ${tcm} and valid_from <= ${now} and valid_until > ${now}`.execute(
    shop.services.database.sql,
  );
  return rows[0]!.sold;
};

test("a cancelled order returns its stock once, is mailed, and cannot be cancelled after it was shipped", async () => {
  const before = await soldPieces();
  const first = await order();
  expect(await soldPieces()).toBe(before + 2);
  const both = [first, first].map((each) => shop.services.orders.cancel(each, now));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  expect(await soldPieces()).toBe(before);
  expect((await read(first.number)).history.map(({ state }) => state)).toEqual([
    "placed",
    "cancelled",
  ]);
  const shipped = await order();
  expect(await setState(shipped.number, "shipped")).toBe("done");
  expect(await shop.services.orders.cancel(shipped, now)).toBe(false);
  const { rows } = await sql<{ kind: string }>`select kind from outgoing_mail
    where kind like 'order-%' order by made_at, kind`.execute(shop.services.database.sql);
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["order-confirmation", "order-cancelled", "order-shipped"]),
  );
});

test("an order paid in advance is shipped after it is paid, and an invoiced one may be paid later", async () => {
  const { number } = await order("prepayment");
  expect(await setState(number, "shipped")).toBe("notAllowed");
  expect(await setState(number, "paid", "12. 11.")).toBe("done");
  expect(await setState(number, "paid")).toBe("notAllowed");
  expect(await setState(number, "shipped")).toBe("done");
  expect((await read(number)).history[1]).toEqual({ state: "paid", at: now, note: "12. 11." });
  const invoiced = await order("invoice");
  for (const state of ["shipped", "paid", "delivered"] as const)
    expect(await setState(invoiced.number, state)).toBe("done");
  expect((await read(invoiced.number)).state).toBe("delivered");
  expect(await setState("0000000000", "paid")).toBe("unknown");
});

test("invoices are numbered when they are shipped: without gaps, by seller and year of the site", async () => {
  now = new Date("2027-12-31T20:00:00Z");
  const orders = await Promise.all(Array.from({ length: 8 }, () => order()));
  const cancelled = orders[3]!;
  await shop.services.orders.cancel(cancelled, now);
  await Promise.all(orders.map(({ number }) => setState(number, "shipped")));
  const numbers = await Promise.all(
    orders.map(async ({ number }) => (await read(number)).invoiceNumber),
  );
  expect(numbers[3]).toBeUndefined();
  expect(new Set(numbers.filter(Boolean))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7].map((number) => `2027-00000${number}`)),
  );
  // Midnight in Berlin has passed.
  now = new Date("2027-12-31T23:30:00Z");
  const { number } = await order();
  await setState(number, "shipped");
  expect((await read(number)).invoiceNumber).toBe("2028-000001");
});

test("an unpaid prepaid order is cancelled days after it was due, a paid or invoiced one is not", async () => {
  const [unpaid, paid, invoiced] = [
    await order("prepayment"),
    await order("prepayment"),
    await order("invoice"),
  ];
  await setState(paid.number, "paid");
  const [job] = shop.services.orders.jobs;
  const ends = unpaid.dueAt.getTime() + transferDays * 86_400_000;
  now = new Date(ends - 1);
  await job!.run();
  expect((await read(unpaid.number)).state).toBe("placed");
  now = new Date(ends);
  await Promise.all([job!.run(), job!.run()]);
  expect((await read(unpaid.number)).history.map(({ state }) => state)).toEqual([
    "placed",
    "cancelled",
  ]);
  expect((await read(paid.number)).state).toBe("paid");
  expect((await read(invoiced.number)).state).toBe("placed");
});

test("an unpaid order that cannot be cancelled does not prevent the cancellation of others", async () => {
  const orders = [await order("prepayment"), await order("prepayment")];
  const [broken, other] = orders.map(({ number }) => number);
  const { sql: database } = shop.services.database;
  await sql`alter table order_step add constraint broken
    check (number <> ${sql.lit(broken)} or state <> 'cancelled')`.execute(database);
  now = new Date(orders[1]!.dueAt.getTime() + transferDays * 86_400_000);
  await shop.services.orders.jobs[0]!.run();
  expect((await read(other!)).state).toBe("cancelled");
  expect((await read(broken!)).state).toBe("placed");
  await sql`alter table order_step drop constraint broken`.execute(database);
});

test("a declaration of withdrawal is attached to the order that it names, with the articles that it names", async () => {
  const { orders, withdrawals } = shop.services;
  const placedOrder = await order();
  const { number, lines } = placedOrder;
  await setState(number, "shipped");
  const declare = (part: string, contract: string, email = "IDA@example.com") =>
    withdrawals.receive(
      { name: "Ida", contract, email, part, reason: "" },
      `${part} ${contract} ${email}`.padEnd(32, "-"),
      { site, now, ip: "203.0.113.9" },
    );
  await declare("", number, "other@example.com");
  expect((await read(number)).state).toBe("shipped");
  const grouped = number.replaceAll(/\d{4}(?=\d)/g, "$& ");
  await declare(lines[1]!.title.toUpperCase(), `Bestellung ${grouped} vom 25. 11. 2026`);
  const found = await read(number);
  expect(found.state).toBe("withdrawn");
  expect(found.lines.map(({ isWithdrawn = false }) => isWithdrawn)).toEqual([false, true]);
  expect(found.history.at(-1)!.note).toMatch(/^\d{12}$/);
  // The articles came back.
  const before = await soldPieces();
  expect(await setState(number, "returned")).toBe("done");
  expect(await soldPieces()).toBe(lines[1]!.tcm === tcm ? before - 2 : before);
  // An order that does not exist is no reason to refuse a declaration.
  expect(await declare("", "0000000000")).toHaveProperty("secret");
  expect(await orders.ofNumber("0000000000")).toBeUndefined();
});

test("a guest finds an order by number and address, and guesses are limited", async () => {
  const { orders } = shop.services;
  const { number } = await order("invoice", "Ida.Look@example.com");
  const lookUp = (asked: string, email: string) =>
    orders.find({ number: asked, email }, site, "198.51.100.7");
  const grouped = `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`;
  expect(await lookUp(grouped, " ida.look@EXAMPLE.com")).toMatchObject({ number });
  expect(
    await orders.find({ number, email: "ida.look@example.com" }, allSites.AT.site, "198.51.100.8"),
  ).toBeUndefined();
  for (let count = 0; count < 20; count++)
    expect(await lookUp(number, "a@example.com")).toBeUndefined();
  expect(await lookUp(number, "ida.look@example.com")).toMatchObject({ problem: "tooMany" });
});

test("staff find orders by number, address, site and state, the newest first", async () => {
  const { orders } = shop.services;
  const older = await order("invoice", "search-me@example.com");
  now = new Date(start.getTime() + 60_000);
  const newer = await order("invoice", "search-me@example.com");
  const found = await orders.search({ text: "SEARCH-me" });
  expect(found.map(({ number }) => number)).toEqual([newer.number, older.number]);
  expect(await orders.search({ text: older.number })).toHaveLength(1);
  expect(await orders.search({ text: "search-me", before: newer })).toHaveLength(1);
  expect(await orders.search({ text: "search-me", state: "paid" })).toEqual([]);
  expect(await orders.search({ text: "search-me", site: "AT" })).toEqual([]);
  expect(await orders.search({ text: "%" })).toEqual([]);
});

test("an order's secret opens it only at its own site, and cannot be invented", async () => {
  const { orders } = shop.services;
  const { number } = await order();
  const secret = await orders.secretOf(number);
  expect(await orders.ofSecret(secret, site)).toMatchObject({ number });
  expect(await orders.ofSecret(secret, allSites.AT.site)).toBeUndefined();
  const other = await order();
  expect(await orders.ofSecret(secret.replace(number, other.number), site)).toBeUndefined();
  expect(await orders.ofSecret(number, site)).toBeUndefined();
});

test("orders are deleted when tax law no longer asks for them", async () => {
  const { number } = await order();
  await setState(number, "shipped");
  now = new Date("2035-01-01T23:59:59Z");
  await shop.services.sweep();
  expect((await read(number)).invoiceNumber).toMatch(/^2026-/);
  now = new Date("2035-01-02T00:00:00Z");
  await shop.services.sweep();
  expect(await read(number)).toBeUndefined();
});

test("the lines of an order can be put into the cart again, except for free articles", async () => {
  const visitor = orderVisitor(shop.services);
  for (const change of shop.services.orders.again(await order())) await visitor.change(change);
  expect(
    (await visitor.cart()).articles.map(({ tcm: number, quantity }) => [number, quantity]),
  ).toEqual(
    expect.arrayContaining([
      [tcm, 2],
      ["100121-250", 1],
    ]),
  );
});
