import { cartPagePath } from "../../../border/border-paths.ts";
import { customerPaths, orderPaths, withdrawalPaths } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fill } from "../../../platform/shared/texts/words.ts";
import { enterSteps, fieldsIn, press } from "../../../tests/support/checkout-forms.ts";
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

  expect(await page()).toContain(texts.checkout.storeHint);
  await setState("shipped");
  const ready = await page();
  for (const shown of [ordersTexts.states.ready, ordersTexts.stateHints.ready])
    expect(ready).toContain(shown);
  expect(ready).not.toContain(texts.checkout.storeHint);
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

  const eve = customerBrowser(shop);
  expect((await eve.get(orderPaths.account)).headers.location).toBe(customerPaths.account);
  await register(eve);
  expect(wordsIn((await eve.get(orderPaths.account)).body)).toContain(ordersTexts.none);
  expect((await eve.get(`${orderPaths.account}/${number}`)).statusCode).toBe(404);
  const cancelled = await eve.submit(`${orderPaths.account}/${number}`, { action: "cancel" });
  expect(cancelled.statusCode).toBe(404);
});
