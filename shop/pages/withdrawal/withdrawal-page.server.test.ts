import { withdrawalPaths } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { withdrawalLimits } from "../../withdrawal/server/withdrawals.ts";
import { serviceEmail } from "../../withdrawal/withdrawal-contract.ts";

let now = new Date("2026-11-22T16:30:05Z");
let shop: TestShop;
const { logged, logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
beforeEach(async () => {
  now = new Date("2026-11-22T16:30:05Z");
  logged.length = 0;
  await sql`delete from rate_limit`.execute(shop.services.database.sql);
  await sql`delete from withdrawal`.execute(shop.services.database.sql);
});
afterAll(() => shop.close());

const { withdrawal: texts, customer } = allSites.DE.texts;
const declaration = {
  name: "Ida <Müller>",
  contract: "Mühle „Elbe“,\nbestellt am 3. November",
  email: "ida@example.com",
  part: "",
  reason: "Zu laut",
};
const onOneLine = (text: string) => text.replaceAll("\n", " ");
const stored = async () => {
  const { sql: database } = shop.services.database;
  return database.selectFrom("withdrawal").selectAll().execute();
};
/** Returns the fields that a page's form would submit. */
const fieldsIn = (html: string) =>
  Object.fromEntries(
    elements(mainOf(html), "input").flatMap(({ name, value = "" }) =>
      name && name in { key: 1, ...declaration } ? [[name, value]] : [],
    ),
  );

/** Opens a browser with its own form. */
async function openForm(site: SiteCode = "DE") {
  const browser = customerBrowser(shop, site);
  const page = await browser.get(withdrawalPaths.form);
  const { key = "" } = fieldsIn(page.body);
  const send = (step: string, more: Record<string, string> = {}) =>
    browser.submit(withdrawalPaths.form, { ...declaration, key, step, ...more });
  return { page, key, browser, send };
}

test.each(siteCodes)(
  "the withdrawal form of %s has the words of the law, and a key of its own for each browser",
  async (code) => {
    const { page } = await openForm(code);
    const { withdrawal } = allSites[code].texts;
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(wordsOf(page.body)).toContain(withdrawal.withdraw);
    expect(page.body).toContain('content="noindex, follow"');
    expect((await openForm(code)).key).toMatch(/^[\w-]{32}$/);
    expect((await openForm(code)).key).not.toBe((await openForm(code)).key);
  },
);

test("the withdrawal form shows each problem at its field, and keeps the other values", async () => {
  const { send } = await openForm();
  const response = await send("review", { name: " ", email: "ida" });
  expect(response.statusCode).toBe(400);
  const words = wordsOf(response.body);
  for (const message of [
    customer.checkFields,
    customer.problems.required,
    customer.problems.invalidEmail,
    onOneLine(declaration.contract),
  ])
    expect(words).toContain(message);
  const inputs = elements(response.body, "input");
  const name = inputs.find((each) => each.name === "name");
  expect(name).toMatchObject({
    "aria-invalid": "true",
    "aria-describedby": "withdrawal-name-error",
    autofocus: "",
  });
  expect(inputs.find((each) => each.name === "email")).toMatchObject({ value: "ida" });
  expect(inputs.filter((each) => "autofocus" in each)).toHaveLength(1);
});

test("the review of a withdrawal shows the declaration, stores nothing, and leads back to change it", async () => {
  const { send, key } = await openForm();
  const review = await send("review");
  expect(review.statusCode).toBe(200);
  expect(wordsOf(review.body)).toContain(texts.confirm);
  expect(fieldsIn(review.body)).toEqual({ ...declaration, key });
  expect(await stored()).toEqual([]);
  const changed = await send("change");
  expect(fieldsIn(changed.body)).toMatchObject({ name: declaration.name, key });
  expect(await stored()).toEqual([]);
});

test("a withdrawal without its form's key is reviewed again with a new one", async () => {
  const { send } = await openForm();
  const response = await send("confirm", { key: "" });
  expect(wordsOf(response.body)).toContain(texts.confirm);
  expect(fieldsIn(response.body).key).toMatch(/^[\w-]{32}$/);
  expect(await stored()).toEqual([]);
});

test("a confirmed withdrawal leads to its receipt: content, number, date and time of the site", async () => {
  const { send, browser } = await openForm();
  const response = await send("confirm");
  expect(response.statusCode).toBe(303);
  const [row] = await stored();
  expect(row).toMatchObject({ ...declaration, site: "DE", received_at: now });
  now = new Date("2026-12-01T08:00:00Z");
  const receipt = await browser.get(response.headers.location!);
  expect(receipt.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect(receipt.body).toContain('content="noindex, follow"');
  const words = wordsOf(receipt.body);
  for (const part of [
    onOneLine(declaration.contract),
    declaration.email,
    declaration.reason,
    "22. November 2026 um 17:30:05 MEZ",
    row!.number.replace(/(\d{4})(\d{4})/, "$1 $2 "),
  ])
    expect(words).toContain(part);
  expect(receipt.body).toContain("Ida &lt;Müller&gt;");
});

test("a confirmed withdrawal is stored once, however often it is sent, also by two clicks at once", async () => {
  const { send } = await openForm();
  const answers = await Promise.all([send("confirm"), send("confirm")]);
  answers.push(await send("confirm"));
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("a withdrawal with changed words is stored as another one", async () => {
  const { send } = await openForm();
  await send("confirm");
  await send("confirm", { part: "Nur die Kanne" });
  expect((await stored()).map(({ part }) => part).toSorted()).toEqual(["", "Nur die Kanne"]);
});

test("the receipt of a withdrawal is shown by no other address, and by no other shop", async () => {
  const { send, browser } = await openForm();
  const { location } = (await send("confirm")).headers;
  const [row] = await stored();
  for (const secret of [row!.number, row!.receipt_hash, "x"])
    expect((await browser.get(`${withdrawalPaths.receipts}/${secret}`)).statusCode).toBe(404);
  expect((await customerBrowser(shop, "AT").get(location!)).statusCode).toBe(404);
});

test("a confirmed withdrawal is sent by one mail, with all that was declared and when", async () => {
  const to = "mail@example.com";
  const { send } = await openForm();
  await send("confirm", { email: to });
  await send("confirm", { email: to });
  const mail = await shop.mailTo(to);
  const [row] = await stored();
  expect(mail.subject).toBe(texts.mail.subject);
  const number = row!.number.replaceAll(/\d{4}(?=\d)/g, "$& ");
  for (const part of [number, "22. November 2026 um 17:30:05 MEZ", declaration.contract, to])
    expect(mail.text).toContain(part);
  await shop.services.mails.jobs[0]!.run();
  expect((await shop.mails()).filter((each) => each.to === to)).toHaveLength(1);
});

test("a withdrawal after many to the same address is stored, but not sent by mail, and its receipt says so", async () => {
  const email = "many@example.com";
  const { times } = withdrawalLimits.withdrawalMails;
  const { send, browser } = await openForm();
  for (let sent = 0; sent <= times; sent++) {
    const response = await send("confirm", { email, reason: `${sent}` });
    const { body } = await browser.get(response.headers.location!);
    const { mailed, notMailed } = texts.receivedIntro;
    expect(wordsOf(body)).toContain(sent < times ? mailed : notMailed);
  }
  expect(await stored()).toHaveLength(times + 1);
  const requested = await sql`select from outgoing_mail where recipient = ${email}`.execute(
    shop.services.database.sql,
  );
  expect(requested.rows).toHaveLength(times);
});

test("a network that sends withdrawals to many addresses has few of them mailed, and all of them stored", async () => {
  const { times } = withdrawalLimits.withdrawalMailsFromNetwork;
  const { send } = await openForm();
  for (let sent = 0; sent < times + 3; sent++)
    expect((await send("confirm", { email: `ida${sent}@example.com` })).statusCode).toBe(303);
  expect(await stored()).toHaveLength(times + 3);
  const requested = await sql`select from outgoing_mail where recipient ~ '^ida\\d'`.execute(
    shop.services.database.sql,
  );
  expect(requested.rows).toHaveLength(times);
});

test("a withdrawal is deleted after the third year that follows", async () => {
  const { send } = await openForm();
  await send("confirm");
  const { withdrawals } = shop.services;
  await withdrawals.deleteExpired(new Date("2029-12-31T23:00:00Z"));
  expect(await stored()).toHaveLength(1);
  await withdrawals.deleteExpired(new Date("2030-01-02T00:00:00Z"));
  expect(await stored()).toEqual([]);
});

test("a withdrawal that another website's page sends is refused", async () => {
  const { browser, key } = await openForm();
  const response = await browser.submit(
    withdrawalPaths.form,
    { ...declaration, key, step: "confirm" },
    { "sec-fetch-site": "cross-site" },
  );
  expect(response.statusCode).toBe(403);
  expect(await stored()).toEqual([]);
});

/** Expects the page to still show the submitted values, and to offer mail as another way. */
function expectKept(html: string, key: string) {
  expect(fieldsIn(html)).toEqual({ ...declaration, key });
  const mail = elements(html, "a").find(({ href }) => href?.startsWith(`mailto:${serviceEmail}?`));
  const body = new URL(mail!.href!).searchParams.get("body");
  for (const text of Object.values(declaration))
    expect(body?.replaceAll("\r\n", "\n")).toContain(text);
}

test("too many withdrawals of a network are refused with a message, and earlier ones keep their receipts", async () => {
  const first = await openForm();
  const { location } = (await first.send("confirm")).headers;
  const { times } = withdrawalLimits.withdrawals;
  for (let sent = 1; sent < times; sent++) await first.send("confirm", { reason: `${sent}` });
  const { send, key } = await openForm();
  const response = await send("confirm");
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("3600");
  expect(wordsOf(response.body)).toContain(texts.notReceived.tooMany);
  expectKept(response.body, key);
  expect(await stored()).toHaveLength(times);
  expect((await first.send("confirm")).headers.location).toBe(location);
  now = new Date(now.getTime() + 3_600_000);
  expect((await send("confirm")).statusCode).toBe(303);
});

test("a withdrawal that the database cannot store stays in its form, and is not in the log", async () => {
  const { sql: database } = shop.services.database;
  const { send, key } = await openForm();
  await sql`alter table withdrawal rename to withdrawal_away`.execute(database);
  try {
    const response = await send("confirm");
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(wordsOf(response.body)).toContain(texts.notReceived.unavailable);
    expectKept(response.body, key);
    expect(logged.join()).toContain("withdrawal");
  } finally {
    await sql`alter table withdrawal_away rename to withdrawal`.execute(database);
  }
  expect((await send("confirm")).statusCode).toBe(303);
  expect(logged.join()).not.toMatch(/Ida|Elbe|example\.com|Zu laut/);
});
