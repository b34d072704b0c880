import { afterAll, beforeAll, expect, test } from "vitest";
import { checkedOf } from "../../../tests/support/customers.ts";
import { customerBrowser, login, register } from "../../../tests/support/customer-browser.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { checkoutDays } from "../checkout-rules.ts";

let shop: TestShop;
const start = new Date();
let now = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const guest = async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  return visitor;
};
const entered = ({ owner, at }: Awaited<ReturnType<typeof guest>>) =>
  shop.services.orders.checkouts.of(owner, at());

test("the entries of a checkout are stored part by part, and a part can be removed", async () => {
  const visitor = await guest();
  await visitor.enter({ email: "ida@example.com", giftMessage: "Zum Geburtstag" });
  const billing = { address, vatNumber: "" };
  await Promise.all([visitor.enter({ payment: "invoice" }), visitor.enter({ billing })]);
  await visitor.enter({ giftMessage: undefined });
  expect(await entered(visitor)).toEqual({ email: "ida@example.com", payment: "invoice", billing });
});

test("the entries of a checkout belong to one site, and are deleted some days after the last one", async () => {
  const visitor = await guest();
  await visitor.enter(completeCheckout);
  const elsewhere = orderVisitor(shop.services, { site: "AT", owner: visitor.owner });
  expect(await entered(elsewhere)).toEqual({});
  now = new Date(start.getTime() + checkoutDays * 86_400_000);
  expect(await entered(visitor)).toEqual({});
  // An expired entry that is not swept yet does not come back.
  await visitor.enter({ payment: "invoice" });
  expect(await entered(visitor)).toEqual({ payment: "invoice" });
  now = start;
});

test("a guest without a cart has nothing to check out", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.enter(completeCheckout);
  expect(await entered(visitor)).toEqual({});
});

test("a guest's entries move to the customer who logs in, whose address receives the mails", async () => {
  const browser = customerBrowser(shop);
  await register(browser);
  const customer = { customerId: await idOf(browser), hasCard: false };
  const known = orderVisitor(shop.services, { owner: customer });
  expect(await entered(known)).toEqual({ email: expect.stringContaining("@") });
  await known.enter({ payment: "prepayment", giftMessage: "Hallo" });
  const { email } = await entered(known);
  await browser.submit("/account/logout");
  await browser.add("100101-250", 1);
  const secret = browser.jar.get("cartId")!;
  const visitor = orderVisitor(shop.services, { owner: { secret } });
  await visitor.enter({ delivery: completeCheckout.delivery, payment: "invoice" });
  await login(browser, email!);
  expect(await entered(known)).toEqual({
    email,
    delivery: completeCheckout.delivery,
    payment: "invoice",
    giftMessage: "Hallo",
  });
  expect(await entered(visitor)).toEqual({});
});

test("a login does not move the guest's e-mail address, an old payment or expired entries", async () => {
  const browser = customerBrowser(shop);
  const email = await register(browser);
  const customerId = await idOf(browser);
  const known = orderVisitor(shop.services, { owner: { customerId, hasCard: false } });
  const mergeGuest = async () => {
    const visitor = await guest();
    await visitor.enter({ email: "eve@example.com", payment: "invoice" });
    const { secret } = visitor.owner as { secret: string };
    await shop.services.orders.checkouts.merge(secret, customerId, known.at());
  };
  await mergeGuest();
  expect(await entered(known)).toEqual({ email, payment: "invoice" });
  await known.enter({ billing: { address, vatNumber: "" }, giftMessage: "Hallo" });
  await mergeGuest();
  expect(await entered(known)).toEqual({ email, payment: "invoice", giftMessage: "Hallo" });
  now = new Date(start.getTime() + checkoutDays * 86_400_000);
  await mergeGuest();
  expect(await entered(known)).toEqual({ email, payment: "invoice" });
  now = start;
});

test("a deleted account leaves its orders, without the customer, and nothing of its checkout", async () => {
  const browser = customerBrowser(shop);
  const email = await register(browser);
  const customerId = await idOf(browser);
  const visitor = orderVisitor(shop.services, { owner: { customerId, hasCard: false } });
  await visitor.add("100101-250");
  await visitor.enter({ delivery: completeCheckout.delivery, payment: "invoice" });
  const order = placed(await visitor.press());
  await visitor.enter({ giftMessage: "Hallo" });
  const { customers, orders } = shop.services;
  const { site } = visitor.at();
  expect(await orders.ofCustomer(customerId, site)).toEqual([order]);
  await customers.remove(await checkedOf(shop, email), now);
  expect(await orders.ofCustomer(customerId, site)).toEqual([]);
  const { customerId: _gone, ...kept } = order;
  expect(await orders.ofNumber(order.number)).toEqual(kept);
  expect(await entered(visitor)).toEqual({});
});

/** Returns the id of the customer who is logged in. */
async function idOf({ jar }: ReturnType<typeof customerBrowser>) {
  const { sql } = shop.services.database;
  const newest = await sql
    .selectFrom("customer")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(jar.size).toBeGreaterThan(0);
  return String(newest!.id);
}
