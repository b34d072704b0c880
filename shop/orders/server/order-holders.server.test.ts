import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { solutionOf, type Challenge } from "../../../platform/client/solve-challenge.ts";
import { customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import {
  completeCheckout,
  orderVisitor,
  placed,
  type OrderVisitor,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { OrderProof } from "../checkout-contract.ts";
import { holdLimits } from "../hold-rules.ts";
import { transferDays } from "../order-rules.ts";
import { orderLimits } from "./order-proofs.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const coffee = "100101-250";
/** Articles of different products, of each of which a cart takes 20 pieces. */
let articles: string[];
beforeAll(async () => {
  const { rows } = await sql<{ tcm: string }>`select min(tcm) as tcm from offer
    join article using (tcm) join product on product.id = product_id
    where market = 'DE' and kind = 'goods' and tcm <> ${coffee} group by product_id order by 1 limit 94`.execute(
    shop.services.database.sql,
  );
  articles = [coffee, ...rows.map(({ tcm }) => tcm)];
});
const ip = "203.0.113.7";
const setStock = (stock: number) =>
  sql`update offer set stock = ${stock}, sold = 0, price = 100, was = null`.execute(
    shop.services.database.sql,
  );
const heldPieces = async () => {
  const { rows } = await sql<{ pieces: number }>`select coalesce(sum(sold), 0)::integer as pieces
    from offer where valid_from <= ${now} and valid_until > ${now}`.execute(
    shop.services.database.sql,
  );
  return rows[0]!.pieces;
};

beforeEach(async () => {
  now = start;
  const { sql: db } = shop.services.database;
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("placed_order").execute();
  await setStock(10_000);
});

/** Puts pieces into a cart, by default as many of each article as it takes. */
async function fill(visitor: OrderVisitor, pieces: number, perArticle = 20) {
  for (let index = 0; index * perArticle < pieces; index++)
    await visitor.add(articles[index]!, Math.min(perArticle, pieces - index * perArticle));
}

let count = 0;
/** Opens the cart of a guest whose device and e-mail address are new, with a complete checkout. */
async function guest(pieces: number, { from = ip, email = `invented${++count}@example.com` } = {}) {
  const visitor = orderVisitor(shop.services, { ip: from });
  await fill(visitor, pieces);
  await visitor.enter({ ...completeCheckout, payment: "prepayment", email });
  return visitor;
}

/** Presses the button of a guest and, if a challenge is asked for, solves it and presses again. */
async function pressSolving(visitor: OrderVisitor) {
  const { seen } = await visitor.review();
  const outcome = await visitor.press(seen);
  if (!("challenge" in outcome)) return outcome;
  const solution = await solutionOf(outcome.challenge as Challenge);
  return visitor.press(seen, "Firefox", { solution });
}

/** Has a code sent to the address of a guest, and returns it. */
async function codeFor(visitor: OrderVisitor, email: string): Promise<OrderProof> {
  const before = (await shop.mails()).filter(({ to }) => to === email).length;
  expect(await shop.services.orders.sendCode(visitor.owner, visitor.at(), visitor.ip)).toBe("sent");
  const { text } = await shop.mailTo(email, before);
  return { code: /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)![0] };
}

test("a guest without a proof cannot hold the whole stock, nor much of it under many names", async () => {
  expect(await (await guest(1_886)).press()).toEqual({ problem: "tooLarge" });
  for (let device = 0; device < 12; device++) await (await guest(6)).press();
  const { pieces } = holdLimits.none.network;
  expect(await heldPieces()).toBe(pieces - (pieces % 6));
});

test("a guest without a proof holds a small share of an article under many names", async () => {
  await setStock(120);
  for (let device = 0; device < 12; device++) await (await guest(2)).press();
  expect(await heldPieces()).toBe(120 * holdLimits.none.network.share);
});

test("orders of one network at the same moment never exceed what it may hold", async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => guest(30)));
  const seen = await Promise.all(guests.map(async (each) => (await each.review()).seen));
  const outcomes = await Promise.all(guests.map((each, index) => each.press(seen[index])));
  expect(outcomes.filter((outcome) => "number" in outcome)).toHaveLength(1);
  expect(await heldPieces()).toBe(30);
});

test("solved challenges let more guests of one network order, each no more than a household, up to a limit", async () => {
  placed(await (await guest(40)).press());
  expect(await (await guest(41)).press()).toMatchObject({ problem: "unproved", needed: "address" });
  placed(await pressSolving(await guest(40)));
  const { sql: db } = shop.services.database;
  await sql`update order_line set quantity = 180 where quantity = 20`.execute(db);
  const next = await guest(40);
  expect(await pressSolving(next)).toMatchObject({ problem: "unproved", needed: "address" });
});

test("a solved challenge counts for one form; another form needs a new one", async () => {
  placed(await (await guest(40)).press());
  const [one, two] = [await guest(2), await guest(2)];
  const asked = await one.press();
  const solution =
    "challenge" in asked ? await solutionOf(asked.challenge as Challenge) : undefined;
  expect(await two.press(undefined, "Firefox", { solution })).toMatchObject({ needed: "work" });
  placed(await one.press(undefined, "Firefox", { solution }));
});

test("40 people of an office all order within an hour, the later ones with a solved challenge", async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => guest(2)));
  const { orders } = orderLimits;
  let solved = 0;
  for (const person of people) {
    const { seen } = await person.review();
    const outcome = await person.press(seen);
    if ("number" in outcome) continue;
    const { challenge } = outcome as { challenge: Challenge };
    placed(await person.press(seen, "Firefox", { solution: await solutionOf(challenge) }));
    solved++;
  }
  expect(solved).toBeGreaterThanOrEqual(40 - orders.times);
  expect(await heldPieces()).toBe(80);
});

test("a customer needs no code for a large order, and once one was paid the network does not matter", async () => {
  await register(customerBrowser(shop));
  const { sql: db } = shop.services.database;
  const { id } = await db.selectFrom("customer").select("id").executeTakeFirstOrThrow();
  const customer = orderVisitor(shop.services, {
    ip,
    owner: { customerId: String(id), hasCard: false },
  });
  const press = async () => {
    await fill(customer, 100);
    await customer.enter({ ...completeCheckout, payment: "prepayment" });
    return customer.press();
  };
  const ofGuest = placed(await (await guest(2)).press());
  const order = placed(await press());
  await sql`update order_line set quantity = 1200 where number = ${ofGuest.number}`.execute(db);
  expect(await press()).toEqual({ problem: "tooLarge" });
  await shop.services.orders.setState(order.number, { state: "paid", note: "" });
  placed(await press());
});

test("a mailed code confirms an address, which then has a higher limit", async () => {
  const email = "ida@example.com";
  const visitor = await guest(200, { email });
  expect(await visitor.press()).toMatchObject({ problem: "unproved", needed: "address" });
  const proof = await codeFor(visitor, email);
  placed(await visitor.press(undefined, "Firefox", proof));
  await visitor.add(coffee, 1);
  await visitor.enter({ ...completeCheckout, email });
  expect(await visitor.press(undefined, "Firefox", proof)).toEqual({ problem: "tooLarge" });
});

test("a code is valid for one device and address, expires within an hour, and cannot be guessed", async () => {
  const email = "eve@example.com";
  const visitor = await guest(50, { email });
  const proof = await codeFor(visitor, email);
  const wrong = { problem: "unproved", needed: "address", isCodeWrong: true };
  const other = await guest(50, { email });
  expect(await other.press(undefined, "Firefox", proof)).toMatchObject(wrong);
  await visitor.enter({ email: "mallory@example.com" });
  expect(await visitor.press(undefined, "Firefox", proof)).toMatchObject(wrong);
  await visitor.enter({ email });
  now = new Date(start.getTime() + 3_600_000);
  expect(await visitor.press(undefined, "Firefox", proof)).toMatchObject(wrong);
  const again = await codeFor(visitor, email);
  for (let guess = 0; guess < orderLimits.wrongCodes.times; guess++)
    expect(await visitor.press(undefined, "Firefox", { code: "AAAA-AAAA" })).toMatchObject(wrong);
  expect(await visitor.press(undefined, "Firefox", again)).toMatchObject(wrong);
});

test("one address gets a limited number of codes in an hour", async () => {
  const visitor = await guest(1, { email: "max@example.com" });
  const send = () => shop.services.orders.sendCode(visitor.owner, visitor.at(), ip);
  for (let sent = 0; sent < orderLimits.codeMails.times; sent++) expect(await send()).toBe("sent");
  expect(await send()).toEqual({ problem: "tooMany", waitMinutes: 60 });
});

test.each(["paid", "shipped", "cancelled"] as const)(
  "an order that is %s no longer counts for its network",
  async (state) => {
    const payment = state === "shipped" ? "invoice" : "prepayment";
    const first = await guest(40);
    await first.enter({ payment });
    const order = placed(await first.press());
    const next = await guest(40);
    expect(await next.press()).toMatchObject({ problem: "unproved" });
    await shop.services.orders.setState(order.number, { state, note: "" });
    placed(await next.press());
  },
);

test("an order that takes much of an article's stock is due sooner, on the day that its review named", async () => {
  const [job] = shop.services.orders.jobs;
  for (const [stock, days] of [
    [200, 7],
    [50, 4],
    [10, 2],
  ] as const) {
    await setStock(stock);
    const visitor = await guest(6, { from: `198.51.100.${stock}` });
    const { dueAt, seen } = await visitor.review();
    expect(dueAt).toEqual(new Date(Date.parse("2026-11-25T11:00:00Z") + days * 86_400_000));
    const order = placed(await visitor.press(seen));
    expect(order.dueAt).toEqual(dueAt);
    now = new Date(order.dueAt.getTime() + transferDays * 86_400_000);
    await job!.run();
    expect((await shop.services.orders.ofNumber(order.number))!.state).toBe("cancelled");
    now = start;
  }
});

test("a payment term that became shorter after the review is confirmed again", async () => {
  const visitor = await guest(6);
  const { seen } = await visitor.review();
  await setStock(10);
  expect(await visitor.press(seen)).toEqual({ problem: "changed", changes: [{ kind: "term" }] });
  placed(await visitor.press());
});
