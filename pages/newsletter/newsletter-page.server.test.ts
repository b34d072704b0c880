import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import {
  newsletterPaths,
  type NewsletterTexts,
} from "../../features/newsletter/newsletter-contract.ts";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { fill } from "../../shared/words.ts";
import { allSites } from "../../sites/all-sites.ts";
import { customerBrowser } from "../../tests/support/customer-browser.ts";
import { elements, wordsOf } from "../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";

/** The newsletter's pages as a browser without JavaScript meets them. */

let now = new Date("2026-11-22T16:30:05Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2026-11-22T16:30:05Z");
  const { sql: database } = shop.services.database;
  await sql`delete from rate_limit`.execute(database);
  await sql`delete from newsletter_subscription`.execute(database);
  await sql`delete from outgoing_mail`.execute(database);
});
afterAll(() => shop.close());

/** As `wordsOf` gives them. */
const textsOf = (code: SiteCode) =>
  JSON.parse(
    JSON.stringify(allSites[code].texts.newsletter).replaceAll("\u00a0", " "),
  ) as NewsletterTexts;
/** The page without its border, whose footer has a form of its own. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)![0];
const fieldsIn = (html: string) =>
  Object.fromEntries(
    elements(mainOf(html), "input")
      .filter(({ name, type }) => name && type !== "checkbox")
      .map(({ name, value = "" }) => [name!, value]),
  );
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
const errorAt = (html: string, id: string) =>
  elements(html, "input").find((each) => each.id === id)?.["aria-invalid"];

async function openForm(site: SiteCode = "DE") {
  const browser = customerBrowser(shop, site);
  const page = await browser.get(newsletterPaths.form);
  const { renderToken = "" } = fieldsIn(page.body);
  later(3);
  const send = (fields: Record<string, string>) =>
    browser.submit(newsletterPaths.form, { renderToken, ...fields });
  return { page, browser, renderToken, send };
}

describe("the form", () => {
  test.each(siteCodes)("%s: has its fields, and is never cached", async (code) => {
    const { page, renderToken } = await openForm(code);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(renderToken).not.toBe("");
    const names = elements(mainOf(page.body), "input").map(({ name }) => name);
    const { fields = {} } = allSites[code].site.newsletter;
    for (const field of ["firstName", "lastName"])
      expect(names.includes(field), field).toBe(field in fields);
    expect(names.includes("legals")).toBe(code === "TR");
    expect(wordsOf(page.body)).toContain(textsOf(code).pages.title);
  });

  test("is accepted: the page says where the mail goes, and the form is gone", async () => {
    const { send } = await openForm();
    const answer = await send({ email: "ida@example.com" });
    expect(answer.statusCode).toBe(200);
    const { form } = textsOf("DE");
    expect(wordsOf(answer.body)).toContain(form.success);
    expect(wordsOf(answer.body)).toContain(fill(form.successText, { email: "ida@example.com" }));
    expect(elements(answer.body, "input").some(({ id }) => id === "newsletter-email")).toBe(false);
  });

  test("says all that is wrong at its field, and keeps what was typed", async () => {
    const { send } = await openForm("TR");
    const answer = await send({ email: "ida", firstName: "<b>", lastName: "Öz", consents: "DNE" });
    expect(answer.statusCode).toBe(400);
    const { problems } = textsOf("TR").form;
    for (const text of [
      problems.invalidEmail,
      problems.invalidCharacters,
      allSites.TR.newsletterExtras!.consent!.required,
    ])
      expect(wordsOf(answer.body)).toContain(text);
    for (const [field, expected] of [
      ["email", "true"],
      ["firstName", "true"],
      ["lastName", undefined],
      ["legals", "true"],
    ] as const)
      expect(errorAt(answer.body, `newsletter-${field}`), field).toBe(expected);
    expect(fieldsIn(answer.body)).toMatchObject({ firstName: "<b>", lastName: "Öz" });
    const box = elements(answer.body, "input").find(({ name }) => name === "consents");
    expect(box).toHaveProperty("checked");
  });

  test("asks a browser for nothing that the server would not say in the shop's words", async () => {
    const { page } = await openForm("TR");
    expect(elements(mainOf(page.body), "form")[0]).toHaveProperty("novalidate");
  });

  test("without a render token, as from a footer, is shown with all fields and what was typed", async () => {
    const browser = customerBrowser(shop, "HU");
    const answer = await browser.submit(newsletterPaths.form, { email: "ida@example.com" });
    expect(answer.statusCode).toBe(200);
    expect(fieldsIn(answer.body)).toMatchObject({ email: "ida@example.com", lastName: "" });
    expect(fieldsIn(answer.body).renderToken).not.toBe("");
    expect(wordsOf(answer.body)).not.toContain(textsOf("HU").form.checkFields);
  });

  test("that a bot filled in looks accepted, and nothing is stored", async () => {
    const { send } = await openForm();
    const answer = await send({ email: "bot@example.com", contact: "bot@example.com" });
    expect(wordsOf(answer.body)).toContain(textsOf("DE").form.success);
    const { sql: database } = shop.services.database;
    const { rows } = await sql`select 1 from newsletter_subscription`.execute(database);
    expect(rows).toEqual([]);
  });

  test("that comes too fast, or too late, is shown once more with the general error", async () => {
    const { send } = await openForm();
    later(-3);
    for (const wait of [0, 86_401]) {
      later(wait);
      const answer = await send({ email: "ida@example.com" });
      expect(answer.statusCode).toBe(400);
      expect(wordsOf(answer.body)).toContain(textsOf("DE").form.errorGeneric);
      expect(fieldsIn(answer.body)).toMatchObject({ email: "ida@example.com" });
    }
  });

  test("is not lost when the database fails", async () => {
    const { send } = await openForm();
    const { sql: database } = shop.services.database;
    await sql`alter table newsletter_subscription rename to away`.execute(database);
    try {
      const answer = await send({ email: "ida@example.com" });
      expect(answer.statusCode).toBe(503);
      expect(wordsOf(answer.body)).toContain(textsOf("DE").form.errorGeneric);
      expect(fieldsIn(answer.body)).toMatchObject({ email: "ida@example.com" });
    } finally {
      await sql`alter table away rename to newsletter_subscription`.execute(database);
    }
  });

  test("is refused when another site's page sends it", async () => {
    const { browser, renderToken } = await openForm();
    const answer = await browser.submit(
      newsletterPaths.form,
      { email: "ida@example.com", renderToken },
      { "sec-fetch-site": "cross-site" },
    );
    expect(answer.statusCode).toBe(403);
  });
});

/** The token in a link of a mail to an address, as soon as the mail is sent. */
async function tokenOf(email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}/([\\w-]+)`);
  await expect.poll(async () => (await shop.mailTo(email)).text).toMatch(link);
  return link.exec((await shop.mailTo(email)).text)![1]!;
}

test("what a browser calls itself is stored in part, however long it is", async () => {
  const { browser, renderToken } = await openForm();
  const email = "long@example.com";
  const headers = { "user-agent": "x".repeat(5_000) };
  await browser.submit(newsletterPaths.form, { email, renderToken }, headers);
  const url = `${newsletterPaths.confirm}/${await tokenOf(email, newsletterPaths.confirm)}`;
  await browser.submit(url, {}, headers);
  const { rows } = await sql<{ length: number }>`select length(details->>'userAgent') as length
    from newsletter_event where details->>'userAgent' like 'xxx%'`.execute(
    shop.services.database.sql,
  );
  expect(rows).toEqual([{ length: 500 }, { length: 500 }]);
});

describe("behind a link of a mail", () => {
  async function signUp(email: string, more = {}) {
    const { send, browser } = await openForm("HU");
    const fields = { email, salutation: "MRS", firstName: "Ida", lastName: "Nagy", ...more };
    expect((await send(fields)).statusCode).toBe(200);
    return {
      browser,
      url: `${newsletterPaths.confirm}/${await tokenOf(email, newsletterPaths.confirm)}`,
    };
  }
  const statusOf = (email: string) => shop.services.newsletter.statusOf(email, { code: "HU" });

  test("is one step left: opening it changes nothing, the button confirms, also twice", async () => {
    const { browser, url } = await signUp("step@example.com");
    const { confirm, confirmed } = textsOf("HU").pages;
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
      const answer = await browser.submit(url, {});
      expect(wordsOf(answer.body)).toContain(confirmed.title);
    }
    expect(await statusOf("step@example.com")).toBe("SUBSCRIBED");
    expect((await customerBrowser(shop, "DE").get(url)).statusCode).toBe(410);
  });

  test("is what a subscriber changes, and the end of it", async () => {
    const { browser, url } = await signUp("eve@example.com");
    await browser.submit(url, {});
    const token = await tokenOf("eve@example.com", newsletterPaths.unsubscribe);
    const preferences = `${newsletterPaths.preferences}/${token}`;
    const { pages, form } = textsOf("HU");
    expect(wordsOf((await browser.get(preferences)).body)).toContain(
      fill(pages.preferences.text, { email: "e…e@example.com" }),
    );
    expect(fieldsIn((await browser.get(preferences)).body)).toMatchObject({
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
    expect(fieldsIn((await browser.get(preferences)).body)).toMatchObject({ lastName: "Kis" });
    const unsubscribe = `${newsletterPaths.unsubscribe}/${token}`;
    expect(wordsOf((await browser.get(unsubscribe)).body)).toContain(pages.unsubscribe.button);
    expect(await statusOf("eve@example.com")).toBe("SUBSCRIBED");
    for (let pressed = 0; pressed < 2; pressed++)
      expect(wordsOf((await browser.submit(unsubscribe, {})).body)).toContain(
        pages.unsubscribed.title,
      );
    expect(await statusOf("eve@example.com")).toBe("NOT_SUBSCRIBED");
  });

  test("says what else was agreed to in the form, which another may have filled in", async () => {
    const { personalOffers } = textsOf("HU").form;
    const shown = async (email: string, more = {}) => {
      const { browser, url } = await signUp(email, more);
      return wordsOf(mainOf((await browser.get(url)).body));
    };
    expect(await shown("plain@example.com")).not.toContain(personalOffers);
    expect(await shown("offers@example.com", { consents: "DNE" })).toContain(personalOffers);
  });

  test("works in a browser that does not say where its forms come from", async () => {
    const { browser, url } = await signUp("old@example.com");
    const { pages } = textsOf("HU");
    // A page that hides its address hides its origin, too.
    const submit = async (path: string, fields = {}) =>
      wordsOf((await browser.submit(path, fields, { origin: "null" })).body);
    expect(await submit(url)).toContain(pages.confirmed.title);
    const token = await tokenOf("old@example.com", newsletterPaths.unsubscribe);
    const names = { salutation: "MRS", firstName: "Ida", lastName: "Kis" };
    expect(await submit(`${newsletterPaths.preferences}/${token}`, names)).toContain(
      pages.preferences.saved,
    );
    expect(await submit(`${newsletterPaths.unsubscribe}/${token}`)).toContain(
      pages.unsubscribed.title,
    );
  });

  test("changes nothing on a site with other fields", async () => {
    const { browser, url } = await signUp("far@example.com");
    await browser.submit(url, {});
    const token = await tokenOf("far@example.com", newsletterPaths.unsubscribe);
    const preferences = `${newsletterPaths.preferences}/${token}`;
    const elsewhere = customerBrowser(shop, "AT");
    for (const answer of [
      await elsewhere.get(preferences),
      await elsewhere.submit(preferences, { firstName: "Eva", lastName: "Test" }),
    ])
      expect(answer.statusCode).toBe(410);
    expect(fieldsIn((await browser.get(preferences)).body)).toMatchObject({ firstName: "Ida" });
  });

  test.each(["confirm", "unsubscribe", "preferences"] as const)(
    "%s: an unknown token says that the link is not valid any more",
    async (name) => {
      const browser = customerBrowser(shop, "DE");
      const url = `${newsletterPaths[name]}/${"x".repeat(43)}`;
      const { form, pages } = textsOf("DE");
      for (const answer of [await browser.get(url), await browser.submit(url, {})]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.headers).toMatchObject({
          "cache-control": "no-store",
          "referrer-policy": "no-referrer",
        });
        expect(answer.body).toContain('content="noindex, follow"');
        expect(wordsOf(answer.body)).toContain(
          name === "confirm" ? form.linkInvalid : pages.invalidLink.title,
        );
      }
    },
  );
});
