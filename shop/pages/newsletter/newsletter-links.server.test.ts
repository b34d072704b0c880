import { newsletterPaths } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { mainOf, wordsOf } from "../../../tests/support/html.ts";
import {
  emptyNewsletter,
  newsletterFieldsIn,
  newsletterTexts,
  newsletterToken,
  openNewsletterForm,
} from "../../../tests/support/newsletter-page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

/** Tests the pages behind the links in the newsletter's mails, in a browser without JavaScript. */

let now = new Date("2026-11-22T16:30:05Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2026-11-22T16:30:05Z");
  await emptyNewsletter(shop);
});
afterAll(() => shop.close());

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
const openForm = (site: SiteCode) => openNewsletterForm(shop, site, later);

async function signUp(email: string, more = {}) {
  const { send, browser } = await openForm("HU");
  const fields = { email, salutation: "MRS", firstName: "Ida", lastName: "Nagy", ...more };
  expect((await send(fields)).statusCode).toBe(200);
  return {
    browser,
    url: `${newsletterPaths.confirm}/${await newsletterToken(shop, email, newsletterPaths.confirm)}`,
  };
}
const statusOf = (email: string) => shop.services.newsletter.statusOf(email, { code: "HU" });

test("opening a confirmation link changes nothing, and its button confirms, also twice", async () => {
  const { browser, url } = await signUp("step@example.com");
  const { confirm, confirmed } = newsletterTexts("HU").pages;
  for (let opened = 0; opened < 2; opened++) {
    const page = await browser.get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(wordsOf(page.body)).toContain(confirm.button);
    expect(page.body).not.toContain("step@example.com");
    expect(mainOf(page.body)).toMatch(/s…p@example\.com/);
  }
  expect(await statusOf("step@example.com")).toBe("WAITING_FOR_DOI");
  for (let pressed = 0; pressed < 2; pressed++) {
    const response = await browser.submit(url, {});
    expect(wordsOf(response.body)).toContain(confirmed.title);
  }
  expect(await statusOf("step@example.com")).toBe("SUBSCRIBED");
  expect((await customerBrowser(shop, "DE").get(url)).statusCode).toBe(410);
});

test("links in the newsletter's mails report their effect when they are opened again", async () => {
  const email = "again@example.com";
  const { browser, url } = await signUp(email);
  await browser.submit(url, {});
  const { subscribed, unsubscribed } = newsletterTexts("HU").pages;
  const said = async (path: string) => {
    const { statusCode, body } = await browser.get(path);
    return [
      statusCode,
      [subscribed, unsubscribed].find(({ title }) => mainOf(body).includes(title)),
    ];
  };
  later(90 * 86_400);
  expect(await said(url)).toEqual([200, subscribed]);
  const token = await newsletterToken(shop, email, newsletterPaths.unsubscribe);
  await browser.submit(`${newsletterPaths.unsubscribe}/${token}`, {});
  for (const name of ["confirm", "unsubscribe", "preferences"] as const) {
    const path = name === "confirm" ? url : `${newsletterPaths[name]}/${token}`;
    expect(await said(path)).toEqual([200, unsubscribed]);
  }
});

test("the preferences of a subscription that has ended say so while its address signs up again", async () => {
  const email = "returns@example.com";
  const { browser, url } = await signUp(email);
  await browser.submit(url, {});
  const token = await newsletterToken(shop, email, newsletterPaths.preferences);
  await browser.submit(`${newsletterPaths.unsubscribe}/${token}`, {});
  later(2 * 3_600);
  await signUp(email);
  const preferences = `${newsletterPaths.preferences}/${token}`;
  const { title } = newsletterTexts("HU").pages.unsubscribed;
  expect(mainOf((await browser.get(preferences)).body)).toContain(title);
  const moved = await browser.submit(`${preferences}/address`, { email, renderToken: "x" });
  expect(mainOf(moved.body)).toContain(title);
  expect(await statusOf(email)).toBe("WAITING_FOR_DOI");
});

test("a subscriber changes names and consents, and unsubscribes, by links in the mails", async () => {
  const { browser, url } = await signUp("eve@example.com");
  await browser.submit(url, {});
  const token = await newsletterToken(shop, "eve@example.com", newsletterPaths.unsubscribe);
  const preferences = `${newsletterPaths.preferences}/${token}`;
  const { pages, form } = newsletterTexts("HU");
  expect(wordsOf((await browser.get(preferences)).body)).toContain(
    fill(pages.preferences.text, { email: "e…e@example.com" }),
  );
  expect(newsletterFieldsIn((await browser.get(preferences)).body)).toMatchObject({
    firstName: "Ida",
    lastName: "Nagy",
  });
  const wrong = await browser.submit(preferences, {
    salutation: "MRS",
    firstName: "www.x",
    lastName: "Kis",
  });
  expect(wrong.statusCode).toBe(400);
  expect(wordsOf(wrong.body)).toContain(form.problems.invalidCharacters);
  const saved = await browser.submit(preferences, {
    salutation: "MRS",
    firstName: "Ida",
    lastName: "Kis",
    consents: "DNE",
  });
  expect(wordsOf(saved.body)).toContain(pages.preferences.saved);
  expect(newsletterFieldsIn((await browser.get(preferences)).body)).toMatchObject({
    lastName: "Kis",
  });
  const unsubscribe = `${newsletterPaths.unsubscribe}/${token}`;
  expect(wordsOf((await browser.get(unsubscribe)).body)).toContain(pages.unsubscribe.button);
  expect(await statusOf("eve@example.com")).toBe("SUBSCRIBED");
  for (let pressed = 0; pressed < 2; pressed++)
    expect(wordsOf((await browser.submit(unsubscribe, {})).body)).toContain(
      pages.unsubscribed.title,
    );
  expect(await statusOf("eve@example.com")).toBe("NOT_SUBSCRIBED");
});

test("a subscriber may take back the salutation where it is optional", async () => {
  const email = "take-back@example.com";
  const { send, browser } = await openForm("AT");
  await send({ email, salutation: "MRS", firstName: "Ida", lastName: "Test" });
  const { confirm, preferences } = newsletterPaths;
  await browser.submit(`${confirm}/${await newsletterToken(shop, email, confirm)}`);
  const path = `${preferences}/${await newsletterToken(shop, email, preferences)}`;
  const salutation = async () =>
    (await shop.services.newsletter.subscriber(path.split("/").at(-1)!, now)) as object;
  expect(await salutation()).toMatchObject({ salutation: "MRS" });
  await browser.submit(path, { salutation: "", firstName: "Ida", lastName: "Test" });
  expect(await salutation()).toMatchObject({ salutation: undefined, firstName: "Ida" });
});

test("a subscriber sends the newsletter to another address, which confirms it: the old links end, and there is no second voucher", async () => {
  const [email, newEmail] = ["from@example.com", "towards@example.com"];
  const { browser, url } = await signUp(email);
  await browser.submit(url, {});
  const token = await newsletterToken(shop, email, newsletterPaths.preferences);
  const preferences = `${newsletterPaths.preferences}/${token}`;
  const { preferences: preferencesTexts } = newsletterTexts("HU").pages;
  const vouchers = () =>
    shop.services.database.sql.selectFrom("personal_voucher").selectAll().execute();
  const before = await vouchers();
  const { renderToken = "" } = newsletterFieldsIn((await browser.get(preferences)).body);
  later(3);
  const move = (to: string) => browser.submit(`${preferences}/address`, { email: to, renderToken });
  const wrong = await move("towards@example");
  expect(wrong.statusCode).toBe(400);
  expect(wordsOf(wrong.body)).toContain(newsletterTexts("HU").form.problems.invalidEmail);
  const asked = await move(newEmail);
  expect(wordsOf(asked.body)).toContain(fill(preferencesTexts.emailRequested, { email: newEmail }));
  expect(await statusOf(email)).toBe("SUBSCRIBED");
  const { confirm } = newsletterPaths;
  await browser.submit(`${confirm}/${await newsletterToken(shop, newEmail, confirm)}`, {});
  expect(await statusOf(email)).toBe("NOT_SUBSCRIBED");
  expect(await statusOf(newEmail)).toBe("SUBSCRIBED");
  expect(mainOf((await browser.get(preferences)).body)).toContain(
    newsletterTexts("HU").pages.unsubscribed.title,
  );
  const moved = `${newsletterPaths.preferences}/${await newsletterToken(shop, newEmail, newsletterPaths.preferences)}`;
  expect(newsletterFieldsIn((await browser.get(moved)).body)).toMatchObject({
    firstName: "Ida",
    lastName: "Nagy",
  });
  expect(await vouchers()).toEqual(before);
});

test("moving a newsletter to another address needs a link of its subscriber", async () => {
  const response = await customerBrowser(shop, "HU").submit(
    `${newsletterPaths.preferences}/${"x".repeat(43)}/address`,
    { email: "to2@example.com", renderToken: "x" },
  );
  expect(response.statusCode).toBe(410);
});

test("a confirmation page lists all consents, because another person may have filled in the form", async () => {
  const { personalOffers } = newsletterTexts("HU").form;
  const shown = async (email: string, more = {}) => {
    const { browser, url } = await signUp(email, more);
    return wordsOf(mainOf((await browser.get(url)).body));
  };
  expect(await shown("plain@example.com")).not.toContain(personalOffers);
  expect(await shown("offers@example.com", { consents: "DNE" })).toContain(personalOffers);
});

test("the pages of newsletter links work in a browser that sends no origin", async () => {
  const { browser, url } = await signUp("old@example.com");
  const { pages } = newsletterTexts("HU");
  // A page without a referrer also sends no origin.
  const submit = async (path: string, fields = {}) =>
    wordsOf((await browser.submit(path, fields, { origin: "null" })).body);
  expect(await submit(url)).toContain(pages.confirmed.title);
  const token = await newsletterToken(shop, "old@example.com", newsletterPaths.unsubscribe);
  const names = { salutation: "MRS", firstName: "Ida", lastName: "Kis" };
  expect(await submit(`${newsletterPaths.preferences}/${token}`, names)).toContain(
    pages.preferences.saved,
  );
  expect(await submit(`${newsletterPaths.unsubscribe}/${token}`)).toContain(
    pages.unsubscribed.title,
  );
});

test("a newsletter link changes nothing on another site", async () => {
  const { browser, url } = await signUp("far@example.com");
  await browser.submit(url, {});
  const token = await newsletterToken(shop, "far@example.com", newsletterPaths.unsubscribe);
  const preferences = `${newsletterPaths.preferences}/${token}`;
  const elsewhere = customerBrowser(shop, "AT");
  for (const response of [
    await elsewhere.get(preferences),
    await elsewhere.submit(preferences, { firstName: "Eva", lastName: "Test" }),
  ])
    expect(response.statusCode).toBe(410);
  expect(newsletterFieldsIn((await browser.get(preferences)).body)).toMatchObject({
    firstName: "Ida",
  });
});

test.each(["confirm", "unsubscribe", "preferences"] as const)(
  "a newsletter link to %s with an unknown token says that it is not valid any more",
  async (name) => {
    const browser = customerBrowser(shop, "DE");
    const url = `${newsletterPaths[name]}/${"x".repeat(43)}`;
    const { form, pages } = newsletterTexts("DE");
    for (const response of [await browser.get(url), await browser.submit(url, {})]) {
      expect(response.statusCode).toBe(410);
      expect(response.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      expect(response.body).toContain('content="noindex, follow"');
      expect(wordsOf(response.body)).toContain(
        name === "confirm" ? form.linkInvalid : pages.invalidLink.title,
      );
    }
  },
);

test("of a subscriber's user agent at most 500 characters are stored", async () => {
  const { browser, renderToken } = await openForm("DE");
  const email = "long@example.com";
  const headers = { "user-agent": "x".repeat(5_000) };
  await browser.submit(newsletterPaths.form, { email, renderToken }, headers);
  const url = `${newsletterPaths.confirm}/${await newsletterToken(shop, email, newsletterPaths.confirm)}`;
  await browser.submit(url, {}, headers);
  const { rows } = await sql<{ length: number }>`select length(details->>'userAgent') as length
    from newsletter_event where details->>'userAgent' like 'xxx%'`.execute(
    shop.services.database.sql,
  );
  expect(rows).toEqual([{ length: 500 }, { length: 500 }]);
});
