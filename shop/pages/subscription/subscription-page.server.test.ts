import { afterAll, beforeAll, expect, test } from "vitest";
import { cartPagePath } from "../../../border/border-paths.ts";
import { fieldsIn } from "../../../tests/support/checkout-forms.ts";
import {
  customerBrowser,
  linkIn,
  password,
  register,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { address } from "../../../tests/support/order-visitor.ts";
import { allSites } from "../../sites/all-sites.ts";
import { leadingTo, wantedField } from "../../customer/wanted-field.ts";
import { checkoutPath, checkoutPaths, customerPaths, subscriptionPaths } from "../../shop-paths.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => start });
});
afterAll(() => shop.close());

const { texts } = allSites.DE;
const { coffeeSubscription: words } = texts;
const espresso = { product: "100101", tcm: "100101-250" };
/** Returns the page that a form leads back to. */
const fieldsNamed = (html: string) => ({
  wanted: elements(html, "input").find(({ name }) => name === wantedField)!.value!,
});
const wordsIn = (html: string) => wordsOf(mainOf(html));
const choice = { ...espresso, quantity: "2", weeks: "3", begin: "now", soldOut: "skip" };

test("the page explains subscriptions, lists coffees, and tells search engines the answers", async () => {
  for (const code of testedSites) {
    const { body, statusCode } = await getPage(shop, code, subscriptionPaths.page);
    expect(statusCode).toBe(200);
    expect(body).toContain('data-page-type="coffeesubscription"');
    expect(body).toContain('"FAQPage"');
    expect(body).toContain("?product=100101#subscription");
  }
});

test("the form of a coffee shows what a delivery costs and saves", async () => {
  const { body } = await getPage(shop, "DE", `${subscriptionPaths.page}?product=100101`);
  expect(wordsIn(body)).toContain(words.summary.saving);
  // 4,99 less ten percent, and delivery.
  expect(wordsIn(body)).toMatch(/4,49\sEuro/);
  const unknown = await getPage(shop, "DE", `${subscriptionPaths.page}?product=100201`);
  expect(unknown.statusCode).toBe(302);
});

test("a price is shown without putting anything into the cart", async () => {
  const visitor = customerBrowser(shop);
  const { body } = await visitor.submit(subscriptionPaths.page, { ...choice, show: "yes" });
  expect(wordsIn(body)).toMatch(/8,98\sEuro/);
  expect(wordsIn((await visitor.get(cartPagePath)).body)).toContain(texts.cart.empty);
});

test.each([
  [{ quantity: "0" }, /1 bis 20/],
  [{ weeks: "13" }, /2 bis 12/],
  [{ begin: "later", day: "2026-11-26" }, /28\. November 2026/],
  [{ begin: "later", day: "2027-02-30" }, /28\. November 2026/],
  [{ soldOut: "alternative", other: "100999-1" }, /Ersatz/],
  [{ gift: "yes", deliveries: "1", recipient: "Ada" }, /2 bis 12/],
  [{ gift: "yes", deliveries: "3", recipient: "Ada", message: "x".repeat(501) }, /500/],
])("%o is told with its remedy, and nothing typed is lost", async (wrong, remedy) => {
  const visitor = customerBrowser(shop);
  const response = await visitor.submit(subscriptionPaths.page, { ...choice, ...wrong });
  expect(response.statusCode).toBe(400);
  expect(wordsIn(response.body)).toMatch(remedy);
  expect(response.body).toContain("message" in wrong ? wrong.message : choice.tcm);
});

async function customerWith(fields: Record<string, string>) {
  const visitor = customerBrowser(shop);
  await register(visitor);
  const put = await visitor.submit(subscriptionPaths.page, { ...choice, ...fields });
  expect(put.headers.location).toBe(`${cartPagePath}?subscribed=100101-250.3&pieces=2`);
  return visitor;
}

async function enterSteps(visitor: ReturnType<typeof customerBrowser>) {
  await visitor.submit(checkoutPaths.delivery, { kind: "home", ...address });
  await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  return visitor.get(checkoutPaths.review);
}

test("a guest is led to an account and loses neither cart nor choices", async () => {
  const visitor = customerBrowser(shop);
  await visitor.submit(subscriptionPaths.page, { ...choice, begin: "later", day: "2026-12-24" });
  expect((await visitor.get(checkoutPath)).headers.location).toContain(checkoutPaths.login);
  const login = await visitor.get(checkoutPaths.login);
  expect(wordsIn(login.body)).toContain(words.checkout.account);
  const form = await visitor.get(`${subscriptionPaths.choices}?entry=100101-250.3`);
  expect(form.body).toContain('value="2026-12-24"');
});

test("a registration that begins in the checkout leads back there, through the link of its mail", async () => {
  const visitor = customerBrowser(shop);
  await visitor.submit(subscriptionPaths.page, choice);
  const login = await visitor.get(checkoutPaths.login);
  const registration = leadingTo(customerPaths.register, checkoutPath);
  expect(elements(login.body, "a").map(({ href }) => href)).toContain(registration);
  const { wanted } = fieldsNamed((await visitor.get(registration)).body);
  const person = { firstName: "Ida", lastName: "Müller", email: "back@example.com" };
  await visitor.submit(customerPaths.register, { ...person, password, [wantedField]: wanted });
  const link = linkIn(await shop.mailTo(person.email));
  const { action } = elements((await visitor.get(link)).body, "form").find(
    ({ action: each = "" }) => each.startsWith(customerPaths.confirm),
  )!;
  const confirmed = await visitor.submit(action!, { password });
  expect(confirmed.headers.location).toBe(`${checkoutPath}?done=registered`);
  const step = await visitor.get(
    (await visitor.get(confirmed.headers.location!)).headers.location!,
  );
  expect(step.body).toContain('data-page-type="checkout-delivery"');
  expect(wordsIn(step.body)).toContain(texts.customer.done.registered);
});

test("the cart says when a subscription begins and what is paid today, and leads back to its choices", async () => {
  const visitor = customerBrowser(shop);
  await visitor.submit(subscriptionPaths.page, { ...choice, begin: "later", day: "2026-12-24" });
  const only = await visitor.get(cartPagePath);
  expect(wordsIn(only.body)).toContain("Erste Lieferung am 24. Dezember 2026");
  expect(wordsIn(only.body)).toContain(words.checkout.nothingToday);
  expect(only.body).toContain(`${subscriptionPaths.choices}?entry=100101-250.3`);
  await visitor.submit(cartPagePath, { productId: "100121", tcm: "100121-250", quantity: "1" });
  // Only the pack that is bought once, with its delivery.
  const both = wordsIn((await visitor.get(cartPagePath)).body);
  const today = wordsOf(words.checkout.today).split("{total}")[0]!;
  const [amount] = /[\d,]+\sEuro/.exec(both.slice(both.indexOf(today)))!;
  await visitor.submit(subscriptionPaths.page, {
    ...choice,
    quantity: "9",
    begin: "later",
    day: "2026-12-24",
  });
  const more = wordsIn((await visitor.get(cartPagePath)).body);
  expect(more).toContain(today + amount);
});

test("a form that changes an entry counts only the pieces that it adds", async () => {
  const visitor = customerBrowser(shop);
  await visitor.submit(subscriptionPaths.page, choice);
  const entry = "100101-250.3";
  const changed = { ...choice, entry, weeks: "4", quantity: "5" };
  expect((await visitor.submit(subscriptionPaths.page, changed)).headers.location).toBe(
    `${cartPagePath}?subscribed=100101-250.4&pieces=3`,
  );
  const fewer = { ...choice, entry: "100101-250.4", weeks: "4", quantity: "1" };
  expect((await visitor.submit(subscriptionPaths.page, fewer)).headers.location).toBe(cartPagePath);
});

test("a subscription that begins now is part of the order, and is left out and cancelled in the account", async () => {
  const visitor = await customerWith({});
  const review = await enterSteps(visitor);
  expect(wordsIn(review.body)).toContain(words.entry.firstNow);
  expect(wordsIn(review.body)).toContain("ohne Mindestlaufzeit");
  const placed = await visitor.submit(checkoutPaths.review, fieldsIn(review.body));
  const confirmation = await visitor.get(placed.headers.location!);
  expect(wordsIn(confirmation.body)).toContain(words.entry.firstNow);
  expect(wordsIn(confirmation.body)).toContain("Alle 3 Wochen");
  const list = await visitor.get(subscriptionPaths.account);
  const [, path] = /href="(\/account\/subscriptions\/\d+)"/.exec(mainOf(list.body))!;
  const own = await visitor.get(path!);
  expect(wordsIn(own.body)).toContain("16. Dezember");
  const skip = { kind: "skip", delivery: /name="delivery" value="(\d+)"/.exec(own.body)![1]! };
  expect((await visitor.submit(path!, skip)).headers.location).toBe(`${path}?done=saved`);
  expect(wordsIn((await visitor.get(path!)).body)).toContain("6. Januar");
  // The same form of another tab leaves out nothing more.
  await visitor.submit(path!, skip);
  expect(wordsIn((await visitor.get(path!)).body)).toContain("6. Januar");
  const ask = await visitor.get(`${path}?cancel=ask`);
  expect(wordsIn(ask.body)).toContain(words.account.cancelQuestion);
  await visitor.submit(path!, { kind: "cancel" });
  expect(wordsIn((await visitor.get(path!)).body)).toContain("Beendet am 25. November 2026");
});

test("one that begins another day needs no order today, however often the form is sent", async () => {
  const visitor = await customerWith({ begin: "later", day: "2026-12-24" });
  const review = await enterSteps(visitor);
  expect(wordsIn(review.body)).toContain(words.checkout.nothingToday);
  // Two packs for 4,49 each, and delivery.
  expect(wordsIn(review.body)).toMatch(/Mit der ersten Lieferung [^.]* 13,93\sEuro/);
  const fields = fieldsIn(review.body);
  for (let count = 0; count < 2; count++) {
    const placed = await visitor.submit(checkoutPaths.review, fields);
    expect(placed.headers.location).toBe(`${subscriptionPaths.account}?placed=1`);
  }
  const list = wordsIn((await visitor.get(subscriptionPaths.account)).body);
  expect(list).toContain("24. Dezember");
  expect(list.split(words.account.manage)).toHaveLength(2);
  expect(wordsIn((await visitor.get(cartPagePath)).body)).toContain(texts.cart.empty);
});

test("a form that is older than the subscription is told so, and changes nothing", async () => {
  const visitor = await customerWith({ begin: "later", day: "2026-12-24" });
  await visitor.submit(checkoutPaths.review, fieldsIn((await enterSteps(visitor)).body));
  const list = await visitor.get(subscriptionPaths.account);
  const [, path] = /href="(\/account\/subscriptions\/\d+)"/.exec(mainOf(list.body))!;
  const seen = /name="seen" value="([\w-]+)"/.exec((await visitor.get(path!)).body)![1]!;
  const contents = { kind: "contents", seen, tcm: espresso.tcm, weeks: "3", soldOut: "skip" };
  const first = await visitor.submit(path!, { ...contents, quantity: "5" });
  expect(first.headers.location).toBe(`${path}?done=saved`);
  const stale = await visitor.submit(path!, { ...contents, quantity: "9" });
  expect(stale.statusCode).toBe(409);
  expect(wordsIn(stale.body)).toContain(words.problems.changedElsewhere);
  expect(wordsIn((await visitor.get(path!)).body)).toContain("Menge: 5");
});
