import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { Order, OrderStepName } from "../order-contract.ts";
import { withdrawalLimits } from "../../withdrawal/server/withdrawals.ts";
import { lookUpLimits } from "./find-orders.ts";
import { creditorReference } from "../payment/creditor-reference.ts";

let shop: TestShop;
const now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const { site } = allSites.DE;
const [first, second] = ["100101-250", "100121-250"] as const;

/** Orders two pieces of one article and one of another, with a personal voucher. */
async function order() {
  const { carts } = shop.services;
  const visitor = orderVisitor(shop.services);
  const holder = { site: "DE", kind: "newsletter", holder: randomUUID() } as const;
  const validUntil = new Date("2027-01-01T00:00:00Z");
  const voucher = { ...holder, title: "Hallo", percent: 10, validUntil, now };
  await carts.personalVouchers.issue(voucher);
  const { code } = (await carts.personalVouchers.of(holder, now))!;
  await visitor.add(first, 2);
  await visitor.add(second);
  await visitor.change({ setVoucher: { code, set: true } });
  await visitor.enter();
  return placed(await visitor.press());
}
const read = async (number: string) => (await shop.services.orders.ofNumber(number))!;
const setState = (number: string, state: OrderStepName) =>
  shop.services.orders.setState(number, { state, note: "" });
const declare = (contract: string, part = "", ip = "203.0.113.9") =>
  shop.services.withdrawals.receive(
    { name: "Ida", contract, email: "ida@example.com", part, reason: "" },
    `${part} ${contract}`.padEnd(32, "-"),
    { site, now, ip },
  );
/** Returns the pieces that orders have taken of both articles. */
async function sold() {
  const { rows } = await sql<{ sold: number }>`select sold from offer
    where market = 'DE' and tcm in (${first}, ${second}) and valid_from <= ${now} and valid_until > ${now}
    order by tcm`.execute(shop.services.database.sql);
  return rows.map((row) => row.sold);
}
/** Returns how many orders have the voucher of an order: none when it is usable again. */
async function redeemed(number: string) {
  const { rows } = await sql`select from personal_voucher where order_number = ${number}`.execute(
    shop.services.database.sql,
  );
  return rows.length;
}

test.each([
  ["by staff", ({ number }: Order) => setState(number, "withdrawn")],
  ["by its shopper", ({ number }: Order) => declare(number)],
  ["by a shopper who names no article of it", ({ number }: Order) => declare(number, "alles")],
])("an order withdrawn as a whole %s returns all stock and its voucher", async (_by, withdraw) => {
  const before = await sold();
  const placedOrder = await order();
  await setState(placedOrder.number, "shipped");
  await withdraw(placedOrder);
  expect(await redeemed(placedOrder.number)).toBe(1);
  expect(await setState(placedOrder.number, "cancelled")).toBe("done");
  expect(await sold()).toEqual(before);
  expect(await redeemed(placedOrder.number)).toBe(0);
});

test("setting an order to withdrawn withdraws all its articles", async () => {
  const { number } = await order();
  await setState(number, "withdrawn");
  expect((await read(number)).lines.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, true]);
});

test("a partly withdrawn order returns these articles once, and continues until the rest is withdrawn", async () => {
  const before = await sold();
  const placedOrder = await order();
  const { number } = placedOrder;
  await declare(number, first);
  expect(await setState(number, "cancelled")).toBe("notAllowed");
  expect(await setState(number, "returned")).toBe("done");
  expect(await sold()).toEqual([before[0], before[1]! + 1]);
  expect(await setState(number, "returned")).toBe("notAllowed");
  for (const state of ["shipped", "paid", "delivered"] as const)
    expect(await setState(number, state)).toBe("done");
  expect((await read(number)).invoiceNumber).toBeUndefined();
  await declare(number, second);
  expect((await read(number)).lines.every(({ isWithdrawn }) => isWithdrawn)).toBe(true);
  expect(await setState(number, "cancelled")).toBe("done");
  expect(await sold()).toEqual(before);
  expect(await redeemed(number)).toBe(0);
});

test("a declaration of withdrawal that names two orders is attached to both", async () => {
  const numbers = [(await order()).number, (await order()).number];
  await declare(numbers.map(creditorReference).join(" und "));
  for (const number of numbers) expect((await read(number)).state).toBe("withdrawn");
});

test("articles that the shopper keeps after all are no longer withdrawn, unless they are back", async () => {
  const { number } = await order();
  await setState(number, "shipped");
  await declare(number, first);
  await setState(number, "delivered");
  const withdrawn = async () =>
    (await read(number)).lines.filter(({ isWithdrawn }) => isWithdrawn).map(({ tcm }) => tcm);
  expect(await withdrawn()).toEqual([]);
  await declare(number, `${first} again`);
  await setState(number, "returned");
  await declare(number, second);
  await setState(number, "delivered");
  expect(await withdrawn()).toEqual([first]);
  expect((await read(number)).state).toBe("delivered");
});

test("a declaration of withdrawal that names an order is confirmed by mail, however many were declared for its address", async () => {
  const { number } = await order();
  const { withdrawalMails } = withdrawalLimits;
  for (let count = 0; count <= withdrawalMails.times; count++) await declare(`stranger ${count}`);
  const receipts = async () =>
    shop.services.database.sql
      .selectFrom("outgoing_mail")
      .select("id")
      .where("kind", "=", "withdrawal-receipt")
      .execute();
  const before = (await receipts()).length;
  const declared = await declare(number);
  expect(await receipts()).toHaveLength(before + 1);
  const { secret } = declared as { secret: string };
  expect(await shop.services.withdrawals.receiptOf(secret, site)).toMatchObject({ isMailed: true });
});

test("a network that named many wrong numbers finds no order by declarations of withdrawal, which are still received", async () => {
  const { number } = await order();
  const [stranger, shopper] = ["198.51.100.7", "192.0.2.7"];
  const guesses = Array.from({ length: 90 }, (_, index) => 1_000_000_000 + index).join(", ");
  const { orderLookUps } = lookUpLimits;
  for (let left = orderLookUps.times; left > 0; left -= 10)
    await declare(`${left}: ${guesses}`, "", stranger);
  expect(await declare(number, "", stranger)).toMatchObject({ secret: expect.any(String) });
  expect((await read(number)).state).toBe("placed");
  await declare(number, "all", shopper);
  expect((await read(number)).state).toBe("withdrawn");
});
