import {
  checkoutPath,
  checkoutPaths,
  customerPaths,
  myStorePath,
  orderPaths,
} from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { enterSteps, fieldsIn, homeForm, press } from "../../../tests/support/checkout-forms.ts";
import {
  cartPath,
  customerBrowser,
  login,
  register,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileNoSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { sessionCookie } from "../../customer/customer-contract.ts";
import { costTexts } from "../../orders/order-costs.ts";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import { allSites } from "../../sites/all-sites.ts";
import { deliveryTime } from "../product/delivery-time.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const coffee = "100101-250";
const { texts, site } = allSites.DE;
const { checkout } = texts;
const wordsIn = (html: string) => wordsOf(mainOf(html));
const setOffer = (change: ReturnType<typeof sql>) =>
  sql`update offer set ${change} where tcm = ${coffee}`.execute(shop.services.database.sql);
beforeEach(() => setOffer(sql`stock = 50, sold = 0`));
beforeEach(() => shop.services.database.sql.deleteFrom("order_holder").execute());

async function withCoffee(code: SiteCode = "DE", quantity = 2) {
  const visitor = customerBrowser(shop, code);
  await visitor.add(coffee, quantity);
  return visitor;
}

test("a guest orders by four forms, and each page leads to the next", async () => {
  const visitor = await withCoffee();
  const start = await visitor.get(checkoutPath);
  expect(start.headers.location).toBe(`${checkoutPaths.login}?begin=1`);
  const review = await enterSteps(visitor);
  for (const shown of ["ida@example.com", "Ida Müller", "Am Sandtorkai 12", "20457 Hamburg"])
    expect(wordsIn(review)).toContain(shown);
  const placed = await press(visitor, review);
  expect(placed.statusCode).toBe(303);
  const { location } = placed.headers;
  expect(location).toMatch(new RegExp(`^${orderPaths.order}/[^?]+\\?placed=1$`));
  const confirmation = await visitor.get(location!);
  expect(wordsIn(confirmation.body)).toContain(texts.orders.thanks);
  expect(await visitor.cart()).toEqual({});
});

test("a voucher's code and title stand on the last check, on the confirmation and in its mail", async () => {
  await sql`insert into voucher (site, code, title, percent) values ('DE', 'SHOWN', 'Zum Zeigen', 50)`.execute(
    shop.services.database.sql,
  );
  await contentChanged(shop);
  const visitor = await withCoffee();
  await visitor.send("PUT", cartPath, { json: { setVoucher: { code: "SHOWN", set: true } } });
  const review = await enterSteps(visitor);
  const mails = (await shop.mails()).filter(({ to }) => to === "ida@example.com").length;
  const { location } = (await press(visitor, review)).headers;
  const shown = `${texts.cart.discount} SHOWN Zum Zeigen −`;
  expect(wordsIn(review)).toContain(shown);
  expect(wordsIn((await visitor.get(location!)).body)).toContain(shown);
  expect((await shop.mailTo("ida@example.com", mails)).text).toContain("SHOWN · Zum Zeigen");
});

test.each(["a--b@example.com", "xn--test@example.com"])(
  "a guest orders with the unusual address %s",
  async (email) => {
    const visitor = await withCoffee();
    const response = await visitor.submit(checkoutPaths.login, { as: "guest", email });
    expect(response.headers.location).toBe(checkoutPaths.delivery);
  },
);

test("orders contain no invisible characters that were pasted", async () => {
  const visitor = await withCoffee();
  const email = "\ufeffida@example.com\u200b";
  await visitor.submit(checkoutPaths.login, { as: "guest", email });
  const pasted = { lastName: "Mül\u00adler\u200b", town: "\u202aHam\u2060burg\u202c" };
  await visitor.submit(checkoutPaths.delivery, { ...homeForm, ...pasted });
  await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  const placed = await press(visitor, (await visitor.get(checkoutPaths.review)).body);
  const order = await visitor.get(placed.headers.location!);
  const main = mainOf(order.body);
  for (const shown of ["ida@example.com", "Ida Müller", "20457 Hamburg"])
    expect(wordsOf(main)).toContain(shown);
  expect(main).not.toMatch(/[\ufeff\u200b\u202a\u202c]/);
});

test("steps of the checkout are in the reduced border, not cached, and not for search engines", async () => {
  const visitor = await withCoffee();
  const { body, headers } = await visitor.get(checkoutPaths.login);
  expect(headers["cache-control"]).toBe("no-store");
  expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(elements(body, "html")[0]).toMatchObject({ "data-page-type": "checkout-login" });
  expect(wordsOf(body)).toContain(texts.header.secureHint);
  expect(wordsOf(body)).not.toContain(texts.search.submit);
});

test("a shopper who skips a step is redirected to it", async () => {
  const visitor = await withCoffee();
  expect((await visitor.get(checkoutPaths.review)).headers.location).toBe(checkoutPaths.login);
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  expect((await visitor.get(checkoutPaths.review)).headers.location).toBe(checkoutPaths.delivery);
});

test("a wrong field is named beside it and focused, and nothing that was typed is lost", async () => {
  const visitor = await withCoffee();
  const typed = { ...homeForm, town: "", company: "Müller & <Söhne>" };
  const response = await visitor.submit(checkoutPaths.delivery, typed);
  expect(response.statusCode).toBe(400);
  const fields = elements(mainOf(response.body), "input");
  expect(fields.find(({ name }) => name === "company")?.value).toBe("Müller & <Söhne>");
  const wrong = fields.filter((field) => field["aria-invalid"] === "true");
  expect(wrong.map(({ name }) => name)).toEqual(["town"]);
  expect(wrong[0]).toHaveProperty("autofocus");
  expect(wordsIn(response.body)).toContain(texts.customer.problems.required);
});

test("an address of a country that the site does not deliver to is said, and kept", async () => {
  const visitor = await withCoffee();
  const abroad = { ...homeForm, country: "AT", postalCode: "1010", town: "Wien" };
  const response = await visitor.submit(checkoutPaths.delivery, abroad);
  expect(response.statusCode).toBe(400);
  expect(wordsIn(response.body)).toContain(fill(checkout.notDeliveredTo, { country: site.label }));
  expect(response.body).toContain('value="Wien"');
});

test("an empty cart, one of another browser and one of another site cannot be ordered", async () => {
  const nothing = customerBrowser(shop);
  const foreign = customerBrowser(shop);
  foreign.jar.set("cartId", "A".repeat(32));
  const elsewhere = customerBrowser(shop, "AT");
  for (const [name, value] of (await withCoffee()).jar) elsewhere.jar.set(name, value);
  for (const visitor of [nothing, foreign, elsewhere]) {
    const response = await visitor.get(checkoutPath);
    expect(wordsIn(response.body)).toContain(checkout.stops.emptyCart.title);
  }
});

test("a cart that was emptied in another tab is not ordered, and the entries stay", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  await visitor.send("PUT", "/service/cart/api/cart", {
    json: { setArticle: { productId: "100101", tcm: coffee, quantity: 0 } },
  });
  const response = await press(visitor, review);
  expect(response.statusCode).toBe(409);
  expect(wordsIn(response.body)).toContain(checkout.stops.emptyCart.title);
  await visitor.add(coffee, 1);
  expect((await visitor.get(checkoutPath)).headers.location).toContain(checkoutPaths.review);
});

test("where no subscription is taken it cannot be ordered, and is removed where that is said", async () => {
  const visitor = await withCoffee();
  const subscription = { productId: "100101", tcm: coffee, quantity: 1, intervalWeeks: 4 };
  await visitor.send("PUT", "/service/cart/api/cart", { json: { setSubscription: subscription } });
  const response = await whileNoSubscriptionsAreTaken(() => visitor.get(checkoutPath));
  expect(wordsIn(response.body)).toContain(checkout.stops.hasSubscriptions.text);
  expect(wordsIn(response.body)).toContain(texts.cart.subscriptionUnavailable);
  await visitor.submit(checkoutPath, fieldsIn(response.body));
  expect((await visitor.get(checkoutPath)).headers.location).toContain(checkoutPaths.login);
});

test("an article that was sold out between the steps is named, and nothing is ordered", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  await setOffer(sql`stock = 0`);
  const response = await press(visitor, review);
  expect(response.statusCode).toBe(409);
  expect(wordsIn(response.body)).toMatch(/ist ausverkauft\. /);
  expect(wordsIn(response.body)).toContain(checkout.stops.cannotCheckOut.title);
  await visitor.submit(checkoutPath, fieldsIn(response.body));
  const empty = await visitor.get(checkoutPaths.review);
  expect(wordsIn(empty.body)).toContain(checkout.stops.emptyCart.title);
});

test("one press reduces an article to the pieces that are left, and the review is shown again", async () => {
  const visitor = await withCoffee("DE", 4);
  const review = await enterSteps(visitor);
  await setOffer(sql`stock = 3`);
  const response = await press(visitor, review);
  expect(response.statusCode).toBe(409);
  expect(wordsIn(response.body)).toMatch(/Von .* sind nur noch 3 Stück da\./);
  const [take] = mainOf(response.body).match(/<form.*?<\/form>/s)!;
  const taken = await visitor.submit(checkoutPath, fieldsIn(`<main>${take}</main>`));
  expect(taken.headers.location).toBe(checkoutPaths.review);
  const again = await visitor.get(checkoutPaths.review);
  expect((await press(visitor, again.body)).statusCode).toBe(303);
});

test.each([
  [checkoutPaths.delivery, homeForm],
  [checkoutPaths.payment, { payment: "invoice" }],
  [checkoutPaths.login, { as: "guest", email: "ida@example.com" }],
])("a guest whose cookie is gone is told that the cart is lost, after %s", async (path, form) => {
  const visitor = await withCoffee();
  await enterSteps(visitor);
  visitor.jar.clear();
  const response = await visitor.submit(path, { ...form, owner: "guest" });
  expect(response.statusCode).toBe(409);
  expect(wordsIn(response.body)).toContain(checkout.stops.lostCart.title);
  expect(wordsIn(response.body)).not.toContain(checkout.loggedOut);
});

test("a guest whose cookie is gone after an order was placed finds that order by pressing again", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const placed = await press(visitor, review);
  visitor.jar.clear();
  const again = await press(visitor, review);
  expect(again.headers.location).toBe(placed.headers.location);
});

test("a login of another customer in another tab is named, and typed values are not stored without asking", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  const email = await register(visitor);
  const said = fill(checkout.otherAccount, { email });
  const typed = { ...homeForm, street: "Kai 2", owner: "guest" };
  const delivery = await visitor.submit(checkoutPaths.delivery, typed);
  expect(delivery.statusCode).toBe(409);
  expect(wordsIn(delivery.body)).toContain(said);
  expect(delivery.body).toContain('value="Kai 2"');
  const pressed = await press(visitor, review);
  expect(pressed.statusCode).toBe(303);
  const shown = await visitor.get(pressed.headers.location!);
  expect(wordsIn(shown.body)).toContain(said);
  expect(wordsIn(shown.body)).toContain("Am Sandtorkai 12");
  expect((await press(visitor, shown.body)).headers.location).toContain(orderPaths.order);
});

test("articles that a login in the checkout adds to the cart are named before the next step", async () => {
  const known = await withCoffee("DE", 3);
  const email = await register(known);
  const visitor = await withCoffee("DE", 2);
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  await visitor.submit(checkoutPaths.login, { email, password: "Geheim123" });
  for (const path of [checkoutPath, checkoutPaths.delivery]) {
    const { body } = await visitor.get(path);
    expect(wordsIn(body)).toContain(checkout.merged.text);
    expect(wordsIn(body)).toMatch(
      /sind jetzt 5 Stück in Ihrer Bestellung\. .*Gesamtsumme: .* statt /,
    );
  }
  await visitor.submit(checkoutPath, { merged: "seen" });
  const { body } = await visitor.get(checkoutPaths.delivery);
  expect(wordsIn(body)).toContain(checkout.steps.delivery);
  expect(wordsIn(body)).not.toContain(checkout.merged.text);
});

test("a price that changed after the review is named, and applies only after another press", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor);
  await setOffer(sql`price = price + 100, was = null`);
  try {
    const response = await press(visitor, review);
    expect(response.statusCode).toBe(409);
    expect(wordsIn(response.body)).toContain(checkout.changed);
    expect(wordsIn(response.body)).toMatch(/: 5,99 Euro statt 4,99 Euro/);
    expect((await press(visitor, response.body)).statusCode).toBe(303);
  } finally {
    await setOffer(sql`price = price - 100`);
  }
});

test("a customer whose session ended at the last step logs in and finds everything as it was", async () => {
  const visitor = await withCoffee();
  const email = await register(visitor, { remember: "yes" });
  const review = await enterSteps(visitor);
  visitor.jar.delete(sessionCookie);
  const ended = await press(visitor, review);
  expect(wordsIn(ended.body)).toContain(checkout.loggedOut);
  const page = await visitor.get(checkoutPaths.login);
  expect(wordsIn(page.body)).toContain(checkout.loggedOut);
  // A browser that is only remembered is shown neither address nor e-mail address.
  expect(page.body).not.toContain(email);
  expect((await visitor.get(checkoutPaths.delivery)).headers.location).toBe(checkoutPaths.login);
  const wrong = await visitor.submit(checkoutPaths.login, { password: "falsch" });
  expect(wordsIn(wrong.body)).toContain(texts.customer.problems.wrongLogin);
  const back = await visitor.submit(checkoutPaths.login, { password: "Geheim123" });
  expect(back.headers.location).toBe(checkoutPath);
  const again = await visitor.get(checkoutPaths.review);
  expect(wordsIn(again.body)).toContain("Am Sandtorkai 12");
  expect((await press(visitor, again.body)).statusCode).toBe(303);
});

test("a remembered customer logs in before a step or a guest's address is stored", async () => {
  const visitor = await withCoffee();
  await register(visitor, { remember: "yes" });
  const asGuest = { as: "guest", email: "eve@example.com" };
  const ignored = await visitor.submit(checkoutPaths.login, asGuest);
  expect(ignored.headers.location).toBe(`${checkoutPath}?owner=changed`);
  const review = await enterSteps(visitor);
  expect(wordsIn(review)).not.toContain("eve@example.com");
  visitor.jar.delete(sessionCookie);
  await visitor.submit(checkoutPaths.login, asGuest);
  for (const [path, form] of [
    [checkoutPaths.delivery, { ...homeForm, street: "Kai 2" }],
    [checkoutPaths.payment, { payment: "prepayment" }],
  ] as const)
    expect(wordsIn((await visitor.submit(path, form)).body)).toContain(checkout.loggedOut);
  await visitor.submit(checkoutPaths.login, { password: "Geheim123" });
  const kept = await visitor.get(checkoutPaths.review);
  const seen = ({ body }: { body: string }) => fieldsIn(body).shown;
  expect(seen(kept)).toBe(seen({ body: review }));
});

test.each([
  [checkoutPaths.delivery, { ...homeForm, street: "Kai 2" }, "Kai 2"],
  [checkoutPaths.payment, { payment: "invoice", giftMessage: "Hallo" }, "Hallo"],
])(
  "a form of %s that is sent after the session ended is stored by the login",
  async (path, form, typed) => {
    const visitor = await withCoffee();
    const email = await register(visitor);
    const review = await enterSteps(visitor);
    const { owner } = fieldsIn(review);
    visitor.jar.clear();
    expect(wordsIn((await press(visitor, review)).body)).toContain(checkout.loggedOut);
    const asked = await visitor.submit(path, { ...form, owner: owner! });
    expect(wordsIn(asked.body)).toContain(checkout.loggedOut);
    const wrong = await visitor.submit(checkoutPaths.login, {
      ...fieldsIn(asked.body),
      email,
      password: "falsch",
    });
    expect(wrong.body).not.toContain("falsch");
    const sent = { ...fieldsIn(wrong.body), email, password: "Geheim123" };
    const loggedIn = await visitor.submit(checkoutPaths.login, sent);
    expect(loggedIn.statusCode).toBe(307);
    expect(loggedIn.headers.location).toBe(path);
    expect((await visitor.submit(path, sent)).statusCode).toBe(303);
    expect(wordsIn((await visitor.get(checkoutPaths.review)).body)).toContain(typed);
  },
);

test("a guest who logs in keeps cart and entries, also on another device", async () => {
  const known = customerBrowser(shop);
  const email = await register(known);
  const visitor = await withCoffee();
  await enterSteps(visitor);
  const response = await visitor.submit(checkoutPaths.login, { email, password: "Geheim123" });
  expect(response.headers.location).toBe(checkoutPath);
  const other = customerBrowser(shop);
  await login(other, email);
  const review = await other.get(checkoutPaths.review);
  expect(wordsIn(review.body)).toContain("Am Sandtorkai 12");
});

test("the shopper's own store is chosen when the order is collected, and one that has closed since is asked for again", async () => {
  const visitor = await withCoffee();
  await visitor.submit(myStorePath, { store: "koln-ehrenstrasse" });
  visitor.jar.set(myStoreCookie, encodeURIComponent(visitor.jar.get(myStoreCookie)!));
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  const { body } = await visitor.get(checkoutPaths.delivery);
  const chosen = elements(body, "option").find((option) => "selected" in option);
  expect(chosen?.value).toBe("koln-ehrenstrasse");
  const names = { firstName: "Ida", lastName: "Müller" };
  await visitor.submit(checkoutPaths.delivery, {
    kind: "store",
    storeId: chosen!.value!,
    ...names,
  });
  const closed = sql`update store set valid_until = '2026-01-01' where id = 'koln-ehrenstrasse'`;
  await closed.execute(shop.services.database.sql);
  await contentChanged(shop);
  const { headers } = await visitor.get(checkoutPaths.review);
  expect(headers.location).toBe(checkoutPaths.delivery);
  await sql`update store set valid_until = 'infinity' where id = 'koln-ehrenstrasse'`.execute(
    shop.services.database.sql,
  );
  await contentChanged(shop);
});

test("an order that is collected asks for the invoice's address, and names the store", async () => {
  const visitor = await withCoffee();
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  const [storeId, name] = ["hamburg-sandtorkai", "Hamburg, Sandtorkai"];
  const collected = { kind: "store", storeId, firstName: "Ida", lastName: "Müller" };
  await visitor.submit(checkoutPaths.delivery, collected);
  const unbilled = await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  expect(unbilled.statusCode).toBe(400);
  const { kind: _kind, ...address } = homeForm;
  const billed = await visitor.submit(checkoutPaths.payment, { payment: "invoice", ...address });
  expect(billed.headers.location).toBe(checkoutPaths.review);
  const review = await visitor.get(checkoutPaths.review);
  expect(wordsIn(review.body)).toContain(name);
  const { delivery, deliveryFree } = costTexts("store", texts);
  expect(wordsIn(review.body)).toContain(`${delivery} ${deliveryFree}`);
});

test("a customer saves the addresses of delivery and invoice where the box is ticked, each once", async () => {
  const visitor = await withCoffee();
  await register(visitor);
  await visitor.submit(checkoutPaths.delivery, homeForm);
  expect((await visitor.get(customerPaths.addresses)).body).not.toContain("Am Sandtorkai 12");
  await visitor.submit(checkoutPaths.delivery, { ...homeForm, saveAddress: "yes" });
  const billing = { ...homeForm, street: "Elbchaussee 9", payment: "invoice", otherBilling: "yes" };
  const payment = await visitor.get(checkoutPaths.payment);
  expect(payment.body).toContain('name="saveAddress"');
  for (let sent = 0; sent < 2; sent++) {
    const answer = await visitor.submit(checkoutPaths.payment, { ...billing, saveAddress: "yes" });
    expect(answer.headers.location).toBe(checkoutPaths.review);
  }
  const book = wordsIn((await visitor.get(customerPaths.addresses)).body);
  for (const street of ["Am Sandtorkai 12", "Elbchaussee 9"])
    expect(book.split(street)).toHaveLength(2);
  const guest = await withCoffee();
  await enterSteps(guest);
  expect((await guest.get(checkoutPaths.payment)).body).not.toContain('name="saveAddress"');
});

test("a German postal code of an invoice's address in Austria is asked about at its field, which has the focus", async () => {
  const visitor = await withCoffee();
  await enterSteps(visitor);
  const abroad = { ...homeForm, payment: "invoice", otherBilling: "yes", country: "AT" };
  const response = await visitor.submit(checkoutPaths.payment, abroad);
  expect(wordsIn(response.body)).toContain(
    fill(checkout.foreignPostalCode, {
      code: homeForm.postalCode,
      countries: "Deutschland, Tschechien",
      chosen: "Österreich",
    }),
  );
  const field = elements(mainOf(response.body), "input").find(({ name }) => name === "postalCode");
  expect(field).toMatchObject({ "aria-invalid": "true", autofocus: "" });
});

test("a postal code without the country's form is asked about with its number of digits, each time", async () => {
  const visitor = await withCoffee();
  await enterSteps(visitor);
  for (const keptPostalCode of ["", "204"]) {
    const wrong = { ...homeForm, postalCode: "204", keptPostalCode };
    const response = await visitor.submit(checkoutPaths.delivery, wrong);
    expect(response.statusCode).toBe(400);
    expect(wordsIn(response.body)).toContain(
      "Postleitzahlen dieses Landes (Deutschland) haben 5 Ziffern, zum Beispiel 20457.",
    );
  }
});

test("a postal code that can be right is taken when it is sent again", async () => {
  const visitor = await withCoffee();
  await enterSteps(visitor);
  const unusual = { ...homeForm, postalCode: "00457" };
  const asked = await visitor.submit(checkoutPaths.delivery, unusual);
  expect(wordsIn(asked.body)).toContain(
    fill(checkout.unusualPostalCode, { example: "20457", next: checkout.next }),
  );
  const again = await visitor.submit(checkoutPaths.delivery, {
    ...unusual,
    keptPostalCode: "00457",
  });
  expect(again.headers.location).toBe(checkoutPaths.payment);
});

const turkishPlace = {
  postalCode: "34427",
  town: "Beyoğlu",
  region: "İstanbul",
  phone: "0532 123 45 67",
};

test("in Türkiye the courier needs a mobile number, which the review and the order show", async () => {
  const visitor = await withCoffee("TR");
  const { checkout: words, customer } = allSites.TR.texts;
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  const send = (phone: string) =>
    visitor.submit(checkoutPaths.delivery, { ...homeForm, ...turkishPlace, phone });
  expect(wordsIn((await send("")).body)).toContain(customer.problems.required);
  expect(wordsIn((await send("0212 555 01 20")).body)).toContain(words.invalidPhone);
  const review = await enterSteps(visitor, { ...homeForm, ...turkishPlace });
  expect(wordsIn(review)).toContain("+90 532 123 45 67");
  const placed = await press(visitor, review, { accept: "yes" });
  const { body } = await visitor.get(String(placed.headers.location));
  expect(wordsIn(body)).toContain("+90 532 123 45 67");
});

test("elsewhere the checkout asks for no phone number, and stores none that is sent", async () => {
  const visitor = await withCoffee();
  const review = await enterSteps(visitor, { ...homeForm, phone: "0532 123 45 67" });
  expect(review).not.toContain("532");
  const { body } = await visitor.get(checkoutPaths.delivery);
  expect(elements(body, "input").map(({ name }) => name)).not.toContain("phone");
});

test("in Türkiye the pre-information and the contract are read and accepted before the order", async () => {
  const visitor = await withCoffee("TR");
  const words = allSites.TR.texts.checkout;
  const turkish = { ...homeForm, ...turkishPlace };
  const review = await enterSteps(visitor, turkish);
  for (const part of [
    "Ön Bilgilendirme Formu",
    "Mesafeli Satış Sözleşmesi",
    "MERSİS",
    words.accept,
  ])
    expect(wordsIn(review)).toContain(part);
  const refused = await press(visitor, review);
  expect(refused.statusCode).toBe(400);
  expect(wordsIn(refused.body)).toContain(words.acceptFirst);
  expect((await press(visitor, refused.body, { accept: "yes" })).statusCode).toBe(303);
});

/** The label that each country's law asks for, or that says the same. */
const buttons: Partial<Record<SiteCode, string>> = {
  DE: "Zahlungspflichtig bestellen",
  AT: "Zahlungspflichtig bestellen",
  CH: "Zahlungspflichtig bestellen",
  CH_FR: "Commander avec obligation de paiement",
  PL: "Zamówienie z obowiązkiem zapłaty",
  CZ: "Objednávka zavazující k platbě",
  HU: "Megrendelés fizetési kötelezettséggel",
  SK: "Objednávka s povinnosťou platby",
  TR: "Ödeme yükümlülüğüyle sipariş ver",
};

test.each(testedSites)(
  "%s: the last step has articles, sums, tax and delivery time right above the button of the law",
  async (code) => {
    const { site: own, texts: textsTexts } = allSites[code];
    const visitor = await withCoffee(code);
    const place = own.market === "TR" ? turkishPlace : { postalCode: own.postalCode.example };
    const delivery = { ...homeForm, ...place };
    const review = wordsIn(await enterSteps(visitor, delivery));
    const order = review.slice(review.lastIndexOf(textsTexts.checkout.articles));
    expect(
      order.endsWith(
        `${wordsOf(deliveryTime(new Date(), own, textsTexts.catalogue).text)} ${buttons[code] ?? textsTexts.checkout.order}`,
      ),
    ).toBe(true);
    for (const part of [
      textsTexts.cart.total,
      textsTexts.cart.taxIncluded,
      textsTexts.cart.delivery,
    ])
      expect(order).toContain(part);
    expect(review).toContain(wordsOf(textsTexts.catalogue.returns));
    expect(review).toContain(wordsOf(textsTexts.catalogue.guaranteeRights));
  },
);
