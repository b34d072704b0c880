import { customerPaths } from "../shop/shop-paths.ts";
import { newsletterPaths } from "../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allSites } from "../shop/sites/all-sites.ts";
import {
  customerBrowser,
  linkIn,
  password,
  register,
  type CustomerBrowser,
} from "../tests/support/customer-browser.ts";
import { wordsOf } from "../tests/support/html.ts";
import {
  newsletterFieldsIn,
  newsletterToken,
  openNewsletterForm,
} from "../tests/support/newsletter-page.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** A customer's account together with the newsletter that is sent to its address. */

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const { customerMails, newsletterMails } = allSites.TR.texts;
const names = { firstName: "Ayşe", lastName: "Yılmaz" };

/**
 * Creates a customer in Türkiye who receives the newsletter. Returns the address and the path of the subscription's preferences.
 */
async function subscribedCustomer(visitor: CustomerBrowser) {
  const email = await register(visitor, names);
  const { send, browser } = await openNewsletterForm(shop, "TR", later);
  await send({ email, ...names, legals: "NEWSLETTER" });
  const { confirm, preferences } = newsletterPaths;
  await browser.submit(`${confirm}/${await newsletterToken(shop, email, confirm)}`);
  const token = await newsletterToken(shop, email, preferences);
  return { email, preferences: `${preferences}/${token}` };
}
const subjectsTo = async (email: string) =>
  (await shop.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test("a newsletter follows its customer to a new address, with the links of its mails", async () => {
  const visitor = customerBrowser(shop, "TR");
  const { email, preferences } = await subscribedCustomer(visitor);
  const newEmail = `new-${email}`;
  await visitor.submit(customerPaths.email, { newEmail, password });
  await visitor.submit(linkIn(await shop.mailTo(newEmail)));
  expect(await visitor.data()).toMatchObject({ nl_status: "SUBSCRIBED" });
  const { newsletter } = shop.services;
  expect(await newsletter.statusOf(newEmail, { code: "TR" })).toBe("SUBSCRIBED");
  expect(await newsletter.statusOf(email, { code: "TR" })).toBe("NOT_SUBSCRIBED");
  expect(newsletterFieldsIn((await visitor.get(preferences)).body)).toMatchObject(names);
});

test("a customer signs up to the newsletter from the account, whose form knows them, and ends it there", async () => {
  const visitor = customerBrowser(shop, "TR");
  const email = await register(visitor, names);
  const { newsletter: texts, footer } = allSites.TR.texts;
  const panel = async () => wordsOf((await visitor.get(customerPaths.newsletter)).body);
  expect(await panel()).toContain(footer.newsletter.subscribe);
  const form = newsletterFieldsIn((await visitor.get(newsletterPaths.form)).body);
  expect(form).toMatchObject({ email, ...names });
  later(3);
  await visitor.submit(newsletterPaths.form, { ...form, legals: "NEWSLETTER" });
  const { confirm } = newsletterPaths;
  await visitor.submit(`${confirm}/${await newsletterToken(shop, email, confirm)}`);
  expect(await panel()).toContain(texts.pages.subscribed.title);
  const ended = await visitor.submit(customerPaths.newsletter);
  expect(wordsOf((await visitor.get(ended.headers.location!)).body)).toContain(
    allSites.TR.texts.customer.done.newsletterEnded,
  );
  expect(await shop.services.newsletter.statusOf(email, { code: "TR" })).toBe("NOT_SUBSCRIBED");
});

test("a guest ends no newsletter from an account, and gets an empty form", async () => {
  const visitor = customerBrowser(shop, "TR");
  const { email } = await subscribedCustomer(visitor);
  const guest = customerBrowser(shop, "TR");
  await guest.submit(customerPaths.newsletter, { email });
  expect(await shop.services.newsletter.statusOf(email, { code: "TR" })).toBe("SUBSCRIBED");
  expect(newsletterFieldsIn((await guest.get(newsletterPaths.form)).body)).toMatchObject({
    email: "",
  });
});

test("with an account its newsletter ends, and mails say both", async () => {
  const visitor = customerBrowser(shop, "TR");
  const { email } = await subscribedCustomer(visitor);
  expect((await visitor.get(customerPaths.data)).body).toContain("E-bülten kaydınız da sona erer");
  await visitor.submit(customerPaths.remove, { password });
  await expect
    .poll(async () => (await subjectsTo(email)).slice(-2).toSorted())
    .toEqual([customerMails.accountRemoved.subject, newsletterMails.goodbye.subject].toSorted());
  expect(await shop.services.newsletter.statusOf(email, { code: "TR" })).toBe("NOT_SUBSCRIBED");
});

test("deleting an account without a newsletter sends a mail only about the account", async () => {
  const visitor = customerBrowser(shop, "TR");
  const email = await register(visitor, names);
  await visitor.submit(customerPaths.remove, { password });
  await expect
    .poll(async () => (await subjectsTo(email)).slice(1))
    .toEqual([customerMails.accountRemoved.subject]);
});
