import { checkoutPaths, orderPaths } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/unavailable.ts";
import { HashingBusy } from "../../../platform/security/passwords.ts";
import { enterSteps, fieldsIn, homeForm, press } from "../../../tests/support/checkout-forms.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { silenceOnce } from "../../../tests/support/silent-engine.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Forms of the checkout that cannot be handled: nothing that was entered is lost, and nothing untrue is said. */

let shop: TestShop;
const { logged, logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ logTo });
});
afterAll(() => shop.close());

const coffee = "100101-250";
const { checkout } = allSites.DE.texts;
const wordsIn = (html: string) => wordsOf(mainOf(html));

async function withCoffee() {
  const visitor = customerBrowser(shop, "DE");
  await visitor.add(coffee, 2);
  return visitor;
}

test("a form that a login would send again is kept while too many log in, and no password", async () => {
  const visitor = await withCoffee();
  const email = await register(visitor);
  const { owner } = fieldsIn(await enterSteps(visitor));
  visitor.jar.clear();
  const typed = { ...homeForm, street: "Kai 2", owner: owner! };
  const asked = await visitor.submit(checkoutPaths.delivery, typed);
  const busy = vi.spyOn(shop.services.customers, "checkPassword");
  busy.mockRejectedValueOnce(new HashingBusy());
  const sent = { ...fieldsIn(asked.body), email, password: "Geheim123" };
  const response = await visitor.submit(checkoutPaths.login, sent);
  busy.mockRestore();
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(elements(mainOf(response.body), "form")[0]?.action).toBe(checkoutPaths.delivery);
  expect(fieldsIn(response.body)).toMatchObject({ ...homeForm, street: "Kai 2" });
  expect(response.body).not.toContain("Geheim123");
});

test("a guest's address that the database cannot store is kept, and offered to be sent again", async () => {
  const visitor = await withCoffee();
  const { checkouts } = shop.services.orders;
  const away = vi.spyOn(checkouts, "save").mockRejectedValueOnce(new DatabaseUnavailableError(""));
  const guest = { as: "guest", email: "ida@example.com" };
  const response = await visitor.submit(checkoutPaths.login, guest);
  away.mockRestore();
  expect(response.statusCode).toBe(503);
  expect(elements(mainOf(response.body), "form")[0]?.action).toBe(checkoutPaths.login);
  expect(fieldsIn(response.body)).toEqual(guest);
});

test("a form that the database cannot store is kept, and offered to be sent again", async () => {
  const visitor = await withCoffee();
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  const { sql: database } = shop.services.database;
  await sql`alter table checkout rename to checkout_away`.execute(database);
  try {
    const response = await visitor.submit(checkoutPaths.delivery, homeForm);
    expect(response.statusCode).toBe(503);
    expect(wordsIn(response.body)).toContain(checkout.unavailable);
    const kept = elements(mainOf(response.body), "input").map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(kept)).toMatchObject(homeForm);
  } finally {
    await sql`alter table checkout_away rename to checkout`.execute(database);
  }
  expect(logged.join("")).not.toContain("Sandtorkai");
});

test("a press that failed promises nothing, and is checked before the order is shown once more", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const { sql: database } = shop.services.database;
  const raise = (amount: number) =>
    sql`update offer set price = price + ${amount}, was = null where tcm = ${coffee}`.execute(
      database,
    );
  const check = (page: string) => visitor.submit(checkoutPaths.review, fieldsIn(page));
  let unconfirmed = "";
  await sql`alter table placed_order rename to placed_order_away`.execute(database);
  try {
    const failed = await press(visitor, review);
    for (const { statusCode, body } of [failed, await check(failed.body)]) {
      expect(statusCode).toBe(503);
      expect(wordsIn(body)).toContain(checkout.unconfirmed);
      expect(wordsIn(body)).not.toContain(checkout.unavailable);
      unconfirmed = body;
    }
  } finally {
    await sql`alter table placed_order_away rename to placed_order`.execute(database);
  }
  const again = await check(unconfirmed);
  expect(again.statusCode).toBe(200);
  expect(wordsIn(again.body)).not.toContain(checkout.changed);
  await raise(100);
  const raised = await check(unconfirmed);
  await raise(-100);
  expect(wordsIn(raised.body)).toContain(checkout.changed);
  const placed = await press(visitor, again.body);
  expect(placed.headers.location).toContain(orderPaths.order);
  // Had the answer been lost, the same page would have led to the order.
  expect((await check(unconfirmed)).headers.location).toBe(placed.headers.location);
});

test("a press that the engine does not answer is checked, and leads to one order", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const silent = silenceOnce(shop.services, { places: true });
  const failed = await press(visitor, review);
  silent.mockRestore();
  expect(failed.statusCode).toBe(503);
  expect(wordsIn(failed.body)).toContain(checkout.unconfirmed);
  const { key } = fieldsIn(review);
  expect(fieldsIn(failed.body)).toMatchObject({ key });
  const checked = await visitor.submit(checkoutPaths.review, fieldsIn(failed.body));
  expect(checked.headers.location).toContain(orderPaths.order);
  expect((await press(visitor, review)).headers.location).toBe(checked.headers.location);
});

test("a check of a press that the engine may still place says that this is unknown, and offers to check again", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const silent = silenceOnce(shop.services, { places: false });
  const failed = await press(visitor, review);
  silent.mockRestore();
  const checked = await visitor.submit(checkoutPaths.review, fieldsIn(failed.body));
  expect(checked.statusCode).toBe(503);
  expect(wordsIn(checked.body)).toContain(checkout.unconfirmed);
  expect(fieldsIn(checked.body)).toEqual(fieldsIn(failed.body));
  expect((await press(visitor, review)).headers.location).toContain(orderPaths.order);
});

test("an ordinary submission reads the cart of its review once", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const read = vi.spyOn(shop.services.carts, "read");
  const placed = await press(visitor, review);
  expect(placed.headers.location).toContain(orderPaths.order);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});
