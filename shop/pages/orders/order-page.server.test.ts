import { cartPagePath } from "../../../border/border-paths.ts";
import {
  checkoutPath,
  checkoutPaths,
  customerPaths,
  orderPaths,
  withdrawalPaths,
} from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fill } from "../../../platform/shared/texts/words.ts";
import { enterSteps, fieldsIn, homeForm, press } from "../../../tests/support/checkout-forms.ts";
import {
  customerBrowser,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { lookUpLimits } from "../../orders/server/find-orders.ts";
import { allSites } from "../../sites/all-sites.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const coffee = "100101-250";
const { texts } = allSites.DE;
const { orders: ordersTexts } = texts;
const wordsIn = (html: string) => wordsOf(mainOf(html));
const run = (query: ReturnType<typeof sql>) => query.execute(shop.services.database.sql);
beforeEach(async () => {
  await run(sql`update offer set stock = 50, sold = 0 where tcm = ${coffee}`);
  await run(sql`delete from rate_limit`);
  await run(sql`delete from order_holder`);
});

/** Orders two packs of coffee. Returns the path of the order's page, and its number. */
async function ordered(visitor: CustomerBrowser) {
  await visitor.add(coffee, 2);
  const placed = await press(visitor, await enterSteps(visitor));
  const path = placed.headers.location!.replace("?placed=1", "");
  const [number] = /\d{10,}/.exec(path)!;
  return { path, number };
}

test("a confirmation thanks once; later the same address shows the order and its state", async () => {
  const visitor = customerBrowser(shop);
  const { path, number } = await ordered(visitor);
  const confirmation = await visitor.get(`${path}?placed=1`);
  expect(wordsIn(confirmation.body)).toContain(ordersTexts.thanks);
  expect(elements(confirmation.body, "html")[0]).toMatchObject({
    "data-page-type": "orderconfirmation",
  });
  const later = await customerBrowser(shop).get(path);
  for (const shown of [groupedNumber(number), ordersTexts.states.placed, "Am Sandtorkai 12"])
    expect(wordsIn(later.body)).toContain(shown);
  expect(later.headers["cache-control"]).toBe("no-store");
  expect(elements(later.body, "html")[0]).toMatchObject({ "data-page-type": "content" });
});

test("only the confirmation tracks a purchase, with the order's number and articles", async () => {
  const visitor = customerBrowser(shop);
  const { path, number } = await ordered(visitor);
  const tracked = (html: string) =>
    /<script type="application\/json" data-kontor-checkout[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  const { data } = JSON.parse(tracked((await visitor.get(`${path}?placed=1`)).body)!);
  expect(data).toMatchObject({ transaction_id: number, currency: "EUR", value: 9.98 });
  expect(data.items).toMatchObject([{ item_id: "100101", item_variant: coffee, quantity: 2 }]);
  expect(tracked((await visitor.get(path)).body)).toBeUndefined();
});

test("an address with another secret, and a secret at another site, lead to no order", async () => {
  const { path } = await ordered(customerBrowser(shop));
  const other = `${path.slice(0, -2)}${path.endsWith("AA") ? "BB" : "AA"}`;
  expect((await customerBrowser(shop).get(other)).statusCode).toBe(404);
  expect((await customerBrowser(shop, "AT").get(path)).statusCode).toBe(404);
});

test("a guest finds an order by number and e-mail address, written in other ways too", async () => {
  const { path, number } = await ordered(customerBrowser(shop));
  const guest = customerBrowser(shop);
  const found = await guest.submit(orderPaths.lookUp, {
    number: ` ${groupedNumber(number)} `,
    email: "IDA@example.com",
  });
  expect(found.headers.location).toBe(path);
});

test("a wrong number and a wrong address get the same message, and the typed values stay", async () => {
  const { number } = await ordered(customerBrowser(shop));
  const guest = customerBrowser(shop);
  for (const typed of [
    { number: "1234567890", email: "ida@example.com" },
    { number, email: "eve@example.com" },
    { number: "", email: "" },
  ]) {
    const response = await guest.submit(orderPaths.lookUp, typed);
    expect(response.statusCode).toBe(404);
    expect(wordsIn(response.body)).toContain(ordersTexts.notFound);
    const inputs = elements(mainOf(response.body), "input");
    expect(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))).toEqual(typed);
    for (const input of inputs) {
      expect(input).toMatchObject({ "aria-invalid": "true" });
      expect(mainOf(response.body)).toContain(
        `id="${input["aria-describedby"]}">${ordersTexts.notFound}<`,
      );
    }
  }
});

test("after too many guesses the page says how long to wait", async () => {
  const guest = customerBrowser(shop);
  for (let count = 0; count < lookUpLimits.orderLookUps.times; count++)
    await guest.submit(orderPaths.lookUp, { number: "1", email: "eve@example.com" });
  const response = await guest.submit(orderPaths.lookUp, { number: "1", email: "eve@example.com" });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(wordsIn(response.body)).toMatch(/in \d+ Minuten/);
});

test("an order is cancelled by its page, once, and can then neither be cancelled nor withdrawn from", async () => {
  const visitor = customerBrowser(shop);
  const { path } = await ordered(visitor);
  const before = await visitor.get(path);
  expect(wordsIn(before.body)).toContain(ordersTexts.cancel);
  for (let presses = 0; presses < 2; presses++)
    expect((await visitor.submit(path, { action: "cancel" })).headers.location).toBe(path);
  const page = await visitor.get(path);
  expect(wordsIn(page.body)).toContain(ordersTexts.states.cancelled);
  expect(wordsIn(page.body)).not.toContain(ordersTexts.cancel);
  expect(wordsIn(page.body)).not.toContain(texts.withdrawal.withdraw);
});

test("the link that cancels leads to a page that asks first, and back to the order", async () => {
  const visitor = customerBrowser(shop);
  const { path } = await ordered(visitor);
  const { body } = await visitor.get(path);
  const link = elements(mainOf(body), "a").find(({ href }) => href?.startsWith(`${path}?cancel`));
  const asked = await visitor.get(link!.href!);
  expect(wordsIn(asked.body)).toContain(ordersTexts.cancelQuestion);
  expect(elements(mainOf(asked.body), "a").map(({ href }) => href)).toContain(path);
  expect(wordsIn((await visitor.get(path)).body)).toContain(ordersTexts.states.placed);
  const cancelled = await visitor.submit(path, { ...fieldsIn(asked.body), action: "cancel" });
  expect(cancelled.headers.location).toBe(path);
  const late = await visitor.get(link!.href!);
  expect(wordsIn(late.body)).toContain(ordersTexts.states.cancelled);
  expect(wordsIn(late.body)).not.toContain(ordersTexts.cancelQuestion);
});

/** Returns the steps of an order that its page lists, `*` at the current one. */
const stepsIn = (html: string) =>
  elements(mainOf(html), "li").flatMap((step) =>
    step["data-step"] ? [step["data-step"] + (step["aria-current"] === "step" ? "*" : "")] : [],
  );

test("the page lists the steps of the order with their times, and marks the current one", async () => {
  const visitor = customerBrowser(shop);
  const { path, number } = await ordered(visitor);
  const steps = async () => stepsIn((await visitor.get(path)).body);
  expect(await steps()).toEqual(["placed*", "packed", "shipped", "delivered"]);
  for (const state of ["packed", "shipped"] as const)
    expect(await shop.services.orders.setState(number, { state, note: "" })).toBe("done");
  expect(await steps()).toEqual(["placed", "packed", "shipped*", "delivered"]);
  const { body } = await visitor.get(path);
  const { history } = (await shop.services.orders.ofNumber(number))!;
  const times = elements(mainOf(body), "time").map(({ datetime }) => datetime);
  for (const { at } of history) expect(times).toContain(at.toISOString());
});

test("packing leaves an order's state, frees nothing that it holds, and is recorded once", async () => {
  const { number } = await ordered(customerBrowser(shop));
  const held = async () =>
    (await run(sql`select from order_holder where number = ${number}`)).rows.length;
  const before = await held();
  const pack = () => shop.services.orders.setState(number, { state: "packed", note: "" });
  expect([await pack(), await pack()]).toEqual(["done", "notAllowed"]);
  expect((await shop.services.orders.ofNumber(number))!.state).toBe("placed");
  expect(before).toBeGreaterThan(0);
  expect(await held()).toBe(before);
});

/** Orders as a guest with an address; returns the path of the order's page and its number. */
async function orderedBy(visitor: CustomerBrowser, email: string) {
  await visitor.add(coffee, 1);
  await visitor.get(checkoutPath);
  await visitor.submit(checkoutPaths.login, { as: "guest", email });
  await visitor.submit(checkoutPaths.delivery, homeForm);
  await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  const { body } = await visitor.get(checkoutPaths.review);
  const path = (await press(visitor, body)).headers.location!.replace("?placed=1", "");
  return { path, number: /\d{10,}/.exec(path)![0] };
}
const confirmLink = (text: string) =>
  new URL(new RegExp(`http\\S+${customerPaths.confirm}/\\S+`).exec(text)![0]).pathname;

test("a guest creates an account with a password, and finds the order in it once the address is confirmed", async () => {
  const email = "guest-account@example.com";
  const password = "langer weg zum hafen";
  const visitor = customerBrowser(shop);
  const { path, number } = await orderedBy(visitor, email);
  const confirmation = await visitor.get(`${path}?placed=1`);
  const fields = elements(mainOf(confirmation.body), "input").map(({ name }) => name);
  expect(fields.filter((name) => name === "password")).toHaveLength(1);
  const registered = await visitor.submit(path, { action: "register", password });
  expect(registered.headers.location).toBe(`${path}?account=requested`);
  expect(wordsIn((await visitor.get(registered.headers.location!)).body)).toContain(
    fill(texts.customer.registerSent, { email }),
  );
  expect((await shop.services.orders.ofNumber(number))!.customerId).toBeUndefined();

  const { text } = await shop.mailTo(email, 1);
  const confirmed = await visitor.submit(confirmLink(text), { password });
  expect(confirmed.statusCode).toBe(303);
  expect(wordsIn((await visitor.get(orderPaths.account)).body)).toContain(groupedNumber(number));
  expect(wordsIn((await visitor.get(`${path}?placed=1`)).body)).not.toContain(
    ordersTexts.accountIntro,
  );
});

test("an account takes no order with another address, and none that has an account", async () => {
  const { number } = await orderedBy(customerBrowser(shop), "owner@example.com");
  const other = customerBrowser(shop);
  await register(other);
  const { rows } = await run(sql`select id from customer order by id desc limit 1`);
  const customerId = String((rows[0] as { id: number }).id);
  const { assignGuestOrder, ofNumber } = shop.services.orders;
  const assign = (email: string) =>
    assignGuestOrder(shop.services.database.sql, { number, site: "DE", email, customerId });
  await assign("eve@example.com");
  expect((await ofNumber(number))!.customerId).toBeUndefined();
  await assign("OWNER@example.com");
  expect((await ofNumber(number))!.customerId).toBe(customerId);
});

test("a guest's address that has an account gets the same answer, and no second account", async () => {
  const email = "known@example.com";
  const visitor = customerBrowser(shop);
  const password = "langer weg zum hafen";
  const first = await orderedBy(visitor, email);
  await visitor.submit(first.path, { action: "register", password });
  const { text } = await shop.mailTo(email, 1);
  await customerBrowser(shop).submit(confirmLink(text), { password });
  const guest = customerBrowser(shop);
  const { path, number } = await orderedBy(guest, email);
  const again = await guest.submit(path, { action: "register", password });
  expect(again.headers.location).toBe(`${path}?account=requested`);
  expect((await shop.mailTo(email, 3)).text).not.toContain(customerPaths.confirm);
  expect((await shop.services.orders.ofNumber(number))!.customerId).toBeUndefined();
});

test("a password that is too short is refused at its field, and the purchase is not tracked again", async () => {
  const visitor = customerBrowser(shop);
  const { path } = await orderedBy(visitor, "short@example.com");
  const { statusCode, body } = await visitor.submit(path, { action: "register", password: "kurz" });
  expect(statusCode).toBe(400);
  const field = elements(mainOf(body), "input").find(({ name }) => name === "password");
  expect(field).toMatchObject({ "aria-invalid": "true", autofocus: "" });
  expect(wordsIn(body)).toContain(ordersTexts.thanks);
  expect(body).not.toContain("data-kontor-checkout");
});

test("an order that was shipped while its page was open is not cancelled, and the page says why", async () => {
  const visitor = customerBrowser(shop);
  const { path, number } = await ordered(visitor);
  await shop.services.orders.setState(number, { state: "shipped", note: "" });
  const response = await visitor.submit(path, { action: "cancel" });
  expect(response.statusCode).toBe(409);
  expect(wordsIn(response.body)).toContain(ordersTexts.tooLate);
});

test("an order for a store is announced until it is ready, and its page says when it is collected", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add(coffee);
  await visitor.enter({
    ...completeCheckout,
    delivery: {
      kind: "store",
      storeId: "hamburg-sandtorkai",
      firstName: "Ida",
      lastName: "Müller",
    },
    billing: { address, vatNumber: "" },
  });
  const order = placed(await visitor.press());
  const secret = await shop.services.orders.secretOf(order.number);
  const page = async () =>
    wordsIn((await customerBrowser(shop).get(`${orderPaths.order}/${secret}`)).body);
  const setState = (state: "shipped" | "delivered") =>
    shop.services.orders.setState(order.number, { state, note: "" });

  expect(await page()).toContain(texts.storeStock.note);
  await setState("shipped");
  const ready = await page();
  for (const shown of [ordersTexts.states.ready, ordersTexts.stateHints.ready])
    expect(ready).toContain(shown);
  expect(ready).not.toContain(texts.storeStock.note);
  await setState("delivered");
  expect(await page()).toContain(ordersTexts.stateHints.collected);
});

test("the withdrawal of an order begins with its number filled in", async () => {
  const visitor = customerBrowser(shop);
  const { path, number } = await ordered(visitor);
  const links = elements(mainOf((await visitor.get(path)).body), "a").map(({ href }) => href!);
  const link = links.find((href) => href.startsWith(withdrawalPaths.form))!;
  const form = await visitor.get(link);
  expect(mainOf(form.body)).toContain(`>${groupedNumber(number)}</textarea>`);
});

test("ordering again fills the cart of the browser, and says what is no longer sold", async () => {
  const visitor = customerBrowser(shop);
  const { path } = await ordered(visitor);
  const again = await visitor.submit(path, { action: "again" });
  expect(again.headers.location).toBe(cartPagePath);
  expect(await visitor.cart()).toEqual({ [coffee]: 2 });
  await run(sql`update offer set stock = 0 where tcm = ${coffee}`);
  const partly = await customerBrowser(shop).submit(path, { action: "again" });
  expect(partly.headers.location).toBe(`${path}?again=partly`);
  expect(wordsIn((await visitor.get(partly.headers.location!)).body)).toContain(
    ordersTexts.againPartly,
  );
});

test("a form that orders again adds its articles once, however often it is sent", async () => {
  const second = "100102-250";
  const visitor = customerBrowser(shop);
  await visitor.add(second, 1);
  const { path } = await ordered(visitor);
  const guest = customerBrowser(shop);
  const opened = async () => ({ ...fieldsIn((await guest.get(path)).body), action: "again" });
  const form = await opened();
  const presses = await Promise.all([1, 2].map(() => guest.submit(path, form)));
  expect(presses.map(({ headers }) => headers.location)).toEqual([cartPagePath, cartPagePath]);
  const [one, other] = presses.map(({ cookies }) => cookies.find(({ name }) => name === "cartId"));
  expect(one!.value).toBe(other!.value);
  await guest.submit(path, form);
  expect(await guest.cart()).toEqual({ [coffee]: 2, [second]: 1 });
  await guest.submit(path, await opened());
  expect(await guest.cart()).toEqual({ [coffee]: 4, [second]: 2 });
});

test("a page of another site cannot order again into the cart of the browser", async () => {
  const { path } = await ordered(customerBrowser(shop));
  const visitor = customerBrowser(shop);
  const foreign = { "sec-fetch-site": "cross-site" };
  const response = await visitor.submit(path, { action: "again" }, foreign);
  expect(response.statusCode).toBe(403);
  expect(visitor.jar.size).toBe(0);
  const own = { "sec-fetch-site": "same-origin", origin: "null" };
  const again = await visitor.submit(path, { action: "again" }, own);
  expect(again.headers.location).toBe(cartPagePath);
});

test("a customer sees their own orders in the account, and none of another customer", async () => {
  const ida = customerBrowser(shop);
  await register(ida);
  const { number } = await ordered(ida);
  const account = await ida.get(customerPaths.account);
  expect(wordsIn(account.body)).toContain(ordersTexts.orders);
  const list = await ida.get(orderPaths.account);
  expect(wordsIn(list.body)).toContain(groupedNumber(number));
  const page = await ida.get(`${orderPaths.account}/${number}`);
  expect(wordsIn(page.body)).toContain(fill(ordersTexts.order, { number: groupedNumber(number) }));
  // With the links of the account, of which the orders are the current one.
  expect(
    elements(mainOf(page.body), "a").filter((link) => link["aria-current"] === "true"),
  ).toMatchObject([{ href: orderPaths.account }]);

  const eve = customerBrowser(shop);
  expect((await eve.get(orderPaths.account)).headers.location).toBe(
    `${customerPaths.account}?next=%2Faccount%2Forders`,
  );
  await register(eve);
  expect(wordsIn((await eve.get(orderPaths.account)).body)).toContain(ordersTexts.none);
  expect((await eve.get(`${orderPaths.account}/${number}`)).statusCode).toBe(404);
  const cancelled = await eve.submit(`${orderPaths.account}/${number}`, { action: "cancel" });
  expect(cancelled.statusCode).toBe(404);
});
