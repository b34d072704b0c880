import { newsletterPaths } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import {
  emptyNewsletter,
  newsletterFieldsIn,
  newsletterTexts,
  openNewsletterForm,
} from "../../../tests/support/newsletter-page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Tests the newsletter's form in a browser without JavaScript. */

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
const openForm = (site: SiteCode = "DE") => openNewsletterForm(shop, site, later);
const errorAt = (html: string, id: string) =>
  elements(html, "input").find((each) => each.id === id)?.["aria-invalid"];

test.each(testedSites)(
  "the newsletter's form on %s has the site's fields, and is never cached",
  async (code) => {
    const { page, renderToken } = await openForm(code);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(renderToken).not.toBe("");
    const names = elements(mainOf(page.body), "input").map(({ name }) => name);
    const { fields = {} } = allSites[code].site.newsletter;
    for (const field of ["firstName", "lastName"])
      expect(names.includes(field), field).toBe(field in fields);
    expect(names.includes("legals")).toBe(code === "TR");
    expect(wordsOf(page.body)).toContain(newsletterTexts(code).pages.title);
  },
);

test("a sent newsletter form is replaced by a page that says where the mail goes", async () => {
  const { send } = await openForm();
  const response = await send({ email: "ida@example.com" });
  expect(response.statusCode).toBe(200);
  const { form } = newsletterTexts("DE");
  expect(wordsOf(response.body)).toContain(form.success);
  expect(wordsOf(response.body)).toContain(fill(form.successText, { email: "ida@example.com" }));
  expect(elements(response.body, "input").some(({ id }) => id === "newsletter-email")).toBe(false);
});

test("without JavaScript the message about a sent newsletter form gets the focus", async () => {
  const { send, page } = await openForm();
  const focused = (html: string) =>
    elements(mainOf(html), "div").flatMap(({ autofocus, role }) =>
      autofocus === undefined ? [] : [role],
    );
  expect(focused(page.body)).toEqual([]);
  expect(focused((await send({ email: "ida" })).body)).toEqual(["alert"]);
  expect(focused((await send({ email: "ida@example.com", renderToken: "x" })).body)).toEqual([
    "alert",
  ]);
  expect(focused((await send({ email: "ida@example.com" })).body)).toEqual(["status"]);
});

test("without JavaScript the page after a sign-up sends the same once more", async () => {
  const { send, browser } = await openForm("HU");
  const typed = { email: "eva@example.com", salutation: "MRS", firstName: "Éva", lastName: "Nagy" };
  const response = await send({ ...typed, consents: "DNE" });
  const fields = newsletterFieldsIn(response.body);
  expect(fields).toMatchObject({ ...typed, consents: "DNE" });
  later(3);
  const again = await browser.submit(newsletterPaths.form, fields);
  expect(again.statusCode).toBe(200);
  expect(wordsOf(again.body)).toContain(newsletterTexts("HU").form.success);
});

test("the newsletter's form shows each problem at its field, and keeps the typed values", async () => {
  const { send } = await openForm("TR");
  const response = await send({ email: "ida", firstName: "<b>", lastName: "Öz", consents: "DNE" });
  expect(response.statusCode).toBe(400);
  const { problems } = newsletterTexts("TR").form;
  for (const text of [
    problems.invalidEmail,
    problems.invalidCharacters,
    allSites.TR.newsletterExtras!.consent!.required,
  ])
    expect(wordsOf(response.body)).toContain(text);
  for (const [field, expected] of [
    ["email", "true"],
    ["firstName", "true"],
    ["lastName", undefined],
    ["legals", "true"],
  ] as const)
    expect(errorAt(response.body, `newsletter-${field}`), field).toBe(expected);
  expect(newsletterFieldsIn(response.body)).toMatchObject({ firstName: "<b>", lastName: "Öz" });
  const box = elements(response.body, "input").find(({ name }) => name === "consents");
  expect(box).toHaveProperty("checked");
});

test("the newsletter's form leaves checking to the server, which answers in the shop's words", async () => {
  const { page } = await openForm("TR");
  expect(elements(mainOf(page.body), "form")[0]).toHaveProperty("novalidate");
});

test("a newsletter form without a render token, as of a footer, is shown again with all fields", async () => {
  const browser = customerBrowser(shop, "HU");
  const response = await browser.submit(newsletterPaths.form, { email: "ida@example.com" });
  expect(response.statusCode).toBe(200);
  expect(newsletterFieldsIn(response.body)).toMatchObject({
    email: "ida@example.com",
    lastName: "",
  });
  expect(newsletterFieldsIn(response.body).renderToken).not.toBe("");
  expect(wordsOf(response.body)).not.toContain(newsletterTexts("HU").form.checkFields);
});

test("a newsletter form that a bot filled in looks accepted, and nothing is stored", async () => {
  const { send } = await openForm();
  const response = await send({ email: "bot@example.com", contact: "bot@example.com" });
  expect(wordsOf(response.body)).toContain(newsletterTexts("DE").form.success);
  const { sql: database } = shop.services.database;
  const { rows } = await sql`select 1 from newsletter_subscription`.execute(database);
  expect(rows).toEqual([]);
});

test("a newsletter form that is sent too fast or too late is shown again with the general error", async () => {
  const { send } = await openForm();
  later(-3);
  for (const wait of [0, 86_401]) {
    later(wait);
    const response = await send({ email: "ida@example.com" });
    expect(response.statusCode).toBe(400);
    expect(wordsOf(response.body)).toContain(newsletterTexts("DE").form.errorGeneric);
    expect(newsletterFieldsIn(response.body)).toMatchObject({ email: "ida@example.com" });
  }
});

test("a newsletter form keeps what was typed when the database fails", async () => {
  const { send } = await openForm();
  const { sql: database } = shop.services.database;
  await sql`alter table newsletter_subscription rename to away`.execute(database);
  try {
    const response = await send({ email: "ida@example.com" });
    expect(response.statusCode).toBe(503);
    expect(wordsOf(response.body)).toContain(newsletterTexts("DE").form.errorGeneric);
    expect(newsletterFieldsIn(response.body)).toMatchObject({ email: "ida@example.com" });
  } finally {
    await sql`alter table away rename to newsletter_subscription`.execute(database);
  }
});

test("a newsletter form that another website's page sends is refused", async () => {
  const { browser, renderToken } = await openForm();
  const response = await browser.submit(
    newsletterPaths.form,
    { email: "ida@example.com", renderToken },
    { "sec-fetch-site": "cross-site" },
  );
  expect(response.statusCode).toBe(403);
});
