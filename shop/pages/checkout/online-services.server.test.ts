import { checkoutPath, checkoutPaths } from "../../shop-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterSteps, homeForm, press } from "../../../tests/support/checkout-forms.ts";
import { cartPath, customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { withoutWordJoiners } from "../../../platform/shared/texts/no-breaks.ts";
import { allSites } from "../../sites/all-sites.ts";
import { deliveryTime } from "../product/delivery-time.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { site, texts } = allSites.DE;
const { checkout } = texts;
const wordsIn = (html: string) => wordsOf(mainOf(html));

async function withCourse() {
  const visitor = customerBrowser(shop);
  const course = { partnerProductId: "barista-class", set: true };
  await visitor.send("PUT", cartPath, { json: { setPartnerProduct: course } });
  return visitor;
}
type Visitor = Awaited<ReturnType<typeof withCourse>>;

/** Goes to the last step without an address of a delivery. */
async function toReview(visitor: Visitor, email: string) {
  await visitor.submit(checkoutPaths.login, { as: "guest", email });
  expect((await visitor.get(checkoutPaths.delivery)).headers.location).toBe(checkoutPaths.payment);
  const payment = await visitor.get(checkoutPaths.payment);
  const paid = await visitor.submit(checkoutPaths.payment, { ...homeForm, payment: "invoice" });
  expect(paid.headers.location).toBe(checkoutPaths.review);
  return { payment: payment.body, review: (await visitor.get(checkoutPaths.review)).body };
}

test("an order of an online course asks for no delivery address and promises no parcel, up to its mails", async () => {
  const email = "kurs@example.com";
  const visitor = await withCourse();
  const { payment, review } = await toReview(visitor, email);
  expect(elements(payment, "textarea")).toEqual([]);
  expect(payment).not.toContain(`<dt>${texts.cart.delivery}</dt>`);
  const placed = await press(visitor, review);
  const path = placed.headers.location!;
  const confirmation = (await visitor.get(path)).body;
  // The terms follow, which speak of all kinds of deliveries.
  const [mail = ""] = (await shop.mailTo(email)).text.split(texts.orderMails.terms);
  expect(checkout.onlineHint).toContain("\u2060");
  expect(mail).not.toContain("\u2060");
  for (const shown of [wordsIn(payment), wordsIn(review), wordsIn(confirmation), mail].map(
    withoutWordJoiners,
  )) {
    expect(shown).toContain(withoutWordJoiners(checkout.online));
    expect(shown).toContain(withoutWordJoiners(checkout.onlineHint));
    expect(shown).not.toContain(texts.catalogue.delivery);
    expect(shown).not.toContain(texts.orderMails.deliveryDays);
    expect(shown).not.toContain(checkout.deliveryAddress);
  }
  for (const shown of [wordsIn(review), wordsIn(confirmation), mail])
    expect(shown).toContain("Am Sandtorkai 12");

  const { orders } = shop.services;
  const order = (await orders.ofSecret(path.split("/").at(-1)!.split("?")[0]!, site))!;
  expect(await orders.setState(order.number, { state: "shipped", note: "" })).toBe("done");
  expect((await shop.mailTo(email, 1)).text).toContain(texts.orderMails.accessSent.text);
  const sent = wordsIn((await visitor.get(path.split("?")[0]!)).body);
  expect(sent).toContain(texts.orders.stateHints.accessSent);
  expect(sent).toContain(`${checkout.online} ${email}`);
  const invoice = wordsIn((await visitor.get(`${path.split("?")[0]}/invoice`)).body);
  expect(invoice).toContain("Am Sandtorkai 12");
});

test("the invoice of an online course must have an address", async () => {
  const visitor = await withCourse();
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ohne@example.com" });
  const response = await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  expect(response.statusCode).toBe(400);
  expect((await visitor.get(checkoutPaths.review)).headers.location).toBe(checkoutPaths.payment);
});

test("beside an article that is sent, the line of an online course says how it is delivered", async () => {
  const visitor = await withCourse();
  await visitor.add("100101-250", 1);
  const review = await enterSteps(visitor);
  const course = /<li>(?:(?!<li>).)*Barista-Kurs.*?<\/li>/s.exec(review)![0];
  expect(wordsOf(course)).toContain(checkout.online);
  expect(wordsIn(review)).toContain(wordsOf(deliveryTime(new Date(), site, texts.catalogue).text));
  expect(wordsIn(review)).toContain("20457 Hamburg");
});

test("the delivery entries are back when an article that needs delivery is added", async () => {
  const visitor = await withCourse();
  await visitor.add("100101-250", 1);
  await enterSteps(visitor);
  const json = { setArticle: { productId: "100101", tcm: "100101-250", quantity: 0 } };
  await visitor.send("PUT", cartPath, { json });
  expect((await visitor.get(checkoutPath)).headers.location).toContain(checkoutPaths.payment);
  await visitor.add("100101-250", 1);
  expect((await visitor.get(checkoutPath)).headers.location).toContain(checkoutPaths.review);
});
