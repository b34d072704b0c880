import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import { customerBrowser, password, register } from "../../../tests/support/customer-browser.ts";
import { customerIdOf } from "../../../tests/support/customers.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import {
  customerPaths,
  orderPaths,
  staffSubscriptionsPath,
  subscriptionLinkPath,
} from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { ChosenSubscription } from "../../subscriptions/subscriptions-contract.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";

let shop: TestShop;
let now = new Date("2026-06-01T09:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const { site, texts } = allSites.DE;
const { pages } = texts.subscriptionMails;
const tcm = "100101-250";
const address = {
  firstName: "Ida",
  lastName: "Muster",
  company: "",
  street: "Hafenweg 12",
  extra: "",
  postalCode: "20095",
  town: "Hamburg",
  region: "",
  country: "DE",
};
const database = () => shop.services.database.sql;
const subscriptions = () => shop.services.subscriptions;
const at = () => ({ site, now });
const later = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));
const deliver = () => subscriptions().jobs[0]!.run();
async function mailsTo(email: string) {
  await shop.services.mails.jobs[0]!.run();
  return (await shop.mails()).filter(({ to }) => to === email);
}

let count = 0;
/** Opens a subscription, and returns its number. */
async function subscribe(
  { email, customerId }: { email: string; customerId?: string },
  more: Partial<ChosenSubscription> = {},
) {
  const number = `S${++count}`;
  const quote = await subscriptions().quote({ tcm, quantity: 2 }, at());
  await database()
    .transaction()
    .execute((transaction) =>
      subscriptions().open(transaction, {
        number,
        site: site.code,
        placedAt: now,
        email,
        ...(customerId !== undefined && { customerId }),
        address,
        payment: "invoice",
        subscriptions: [
          {
            tcm,
            quantity: 2,
            intervalWeeks: 2,
            price: quote!.price,
            whenSoldOut: { kind: "skip" },
            ...more,
          },
        ],
      }),
    );
  const { rows } = await sql<{ number: string }>`select number from subscription
    where opened_by = ${number}`.execute(database());
  return rows[0]!.number;
}
async function registered() {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  return { visitor, email, customerId: await customerIdOf(shop, email) };
}
/** Returns the path of the link of the last mail to an address. */
async function linkTo(email: string, action: string) {
  const { text } = (await mailsTo(email)).at(-1)!;
  return new URL(new RegExp(`https?://\\S+/${action}`).exec(text)![0]).pathname;
}

test("a delivery is announced by mail, becomes an order of the account with stock and mail, and is in the customer's file", async () => {
  const { visitor, email, customerId } = await registered();
  await subscribe({ email, customerId });
  const stock = async () => (await shop.services.catalogue.offers(at(), [tcm])).get(tcm)!.stock;
  later(11);
  await deliver();
  const announced = (await mailsTo(email)).map(({ subject }) => subject);
  expect(announced.join()).toContain(writtenDay("2026-06-15", site));
  later(3);
  const before = await stock();
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(await stock()).toBe(before - 2);
  const orders = await shop.services.orders.ofCustomer(customerId, site);
  expect(orders).toMatchObject([
    {
      subscription: { delivery: 2 },
      payment: "invoice",
      lines: [{ kind: "subscription", tcm, quantity: 2, intervalWeeks: 2 }],
    },
  ]);
  const [order] = orders;
  await visitor.submit(customerPaths.login, { email, password });
  const listed = await visitor.get(`${orderPaths.account}/${order!.number}`);
  expect(listed.statusCode).toBe(200);
  expect(
    (await mailsTo(email)).some(({ subject }) =>
      subject.includes(texts.orderMails.confirmation.subject.split("{")[0]!),
    ),
  ).toBe(true);
  const file = (await visitor.get(customerPaths.dataExport)).json();
  expect(file.subscriptions).toMatchObject([{ email, deliveries: [{ order: order!.number }, {}] }]);
});

test("the links of a mail skip, move and cancel without a login, only by their button", async () => {
  const email = "guest@example.com";
  const number = await subscribe({ email });
  const read = async () => (await subscriptions().forStaff(number, 1))!;
  later(11);
  await deliver();
  const browser = customerBrowser(shop);

  const skip = await linkTo(email, "skip");
  expect(wordsOf((await browser.get(skip)).body)).toContain(pages.skip.title);
  expect((await read()).next!.number).toBe(2);
  expect(wordsOf((await browser.submit(skip, {})).body)).toContain(pages.skip.done);
  expect((await read()).next!.number).toBe(3);
  // The same mail skips no later one.
  await browser.submit(skip, {});
  expect((await read()).next!.number).toBe(3);

  const move = await linkTo(email, "move");
  const refused = await browser.submit(move, { day: dayAt(now, site) });
  expect(refused.statusCode).toBe(400);
  const day = dayAt(new Date(now.getTime() + 9 * 86_400_000), site);
  expect(wordsOf((await browser.submit(move, { day })).body)).toContain(pages.move.done);
  expect((await read()).next!.day).toBe(day);

  const cancel = await linkTo(email, "cancel");
  expect(wordsOf((await browser.get(cancel)).body)).toContain(pages.cancel.button);
  expect(wordsOf((await browser.submit(cancel, {})).body)).toContain(pages.cancel.done);
  expect((await mailsTo(email)).at(-1)!.text).toContain(writtenDay(dayAt(now, site), site));
  expect(wordsOf((await browser.get(cancel)).body)).toContain(pages.ended.title);
  later(30);
  await deliver();
  expect((await read()).deliveries.filter(({ state }) => state === "placed")).toHaveLength(1);
});

test("who has no mail at hand cancels by number and address, without a login", async () => {
  const email = "form@example.com";
  const number = await subscribe({ email });
  const browser = customerBrowser(shop);
  expect(elements((await browser.get("/")).body, "a").map(({ href }) => href)).toContain(
    subscriptionLinkPath,
  );
  const wrong = { number, email: "other@example.com" };
  const refused = await browser.submit(subscriptionLinkPath, wrong);
  expect(refused.statusCode).toBe(404);
  expect(wordsOf(refused.body)).toContain(pages.find.notFound);
  expect(elements(mainOf(refused.body), "input").map(({ value }) => value)).toEqual([
    wrong.number,
    wrong.email,
  ]);
  const found = await browser.submit(subscriptionLinkPath, { number, email: "Form@Example.com " });
  const cancel = String(found.headers.location);
  expect(wordsOf((await browser.submit(cancel, {})).body)).toContain(pages.cancel.done);
  expect((await subscriptions().forStaff(number, 1))!.ended!.reason).toBe("cancelled");
});

test("a wrong link leads nowhere, and its page is not cached", async () => {
  const email = "wrong@example.com";
  await subscribe({ email });
  const link = await linkTo(email, "cancel");
  const wrong = link.replace(/.(?=\/cancel$)/, (last) => (last === "A" ? "B" : "A"));
  const { statusCode, body, headers } = await customerBrowser(shop).get(wrong);
  expect([statusCode, headers["cache-control"]]).toEqual([410, "no-store"]);
  expect(wordsOf(body)).toContain(pages.invalid.title);
});

test("an address to which nothing can be sent is told, and the subscription goes on", async () => {
  const email = "told@example.com";
  const number = await subscribe(
    { email },
    { address: { ...address, postalCode: "", street: "" } },
  );
  later(11);
  await deliver();
  later(3);
  await deliver();
  const { failed } = texts.subscriptionMails;
  const told = (await mailsTo(email)).map(({ text }) => text);
  expect(told.join()).toContain(failed.reasons.address);
  const found = (await subscriptions().forStaff(number, 1))!;
  expect(found.deliveries[0]).toMatchObject({ state: "failed", reason: "address" });
  expect(found.next).toBeDefined();
});

test("a removed account ends its subscriptions with a mail", async () => {
  const { visitor, email, customerId } = await registered();
  const number = await subscribe({ email, customerId });
  await visitor.submit(customerPaths.remove, { password });
  await expect
    .poll(async () => (await subscriptions().forStaff(number, 1))!.ended?.reason)
    .toBe("account");
  expect(
    (await mailsTo(email)).some(({ text }) =>
      text.includes(texts.subscriptionMails.ended.texts.account),
    ),
  ).toBe(true);
});

test("staff find a subscription, pause it with a note, and cancel it; others see nothing", async () => {
  const email = "staff@example.com";
  const number = await subscribe({ email });
  const { browser } = await staffBrowser(shop, ["orders"]);
  const list = await browser.get(`${staffSubscriptionsPath}?text=${email}`, {});
  expect(elements(mainOf(list.body), "a").map(({ href }) => href)).toContain(
    `${staffSubscriptionsPath}/${number}`,
  );
  const path = `${staffSubscriptionsPath}/${number}`;
  const day = dayAt(new Date(now.getTime() + 60 * 86_400_000), site);
  await browser.submit(path, { kind: "pause", day, note: "Called: on holiday" });
  expect((await subscriptions().forStaff(number, 1))!.pausedUntil).toBe(day);
  expect(wordsOf((await browser.get(path, {})).body)).toContain("Called: on holiday");
  expect((await browser.submit(path, { kind: "pause", day: "2020-01-01" })).statusCode).toBe(400);
  await browser.submit(path, { kind: "cancel", note: "" });
  expect((await subscriptions().forStaff(number, 1))!.ended!.reason).toBe("staff");
  const { browser: reader } = await staffBrowser(shop, ["reports"]);
  expect((await reader.get(path, {})).statusCode).toBe(303);
});
