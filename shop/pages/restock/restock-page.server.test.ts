import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { collectLog } from "../../../tests/support/collected-log.ts";
import {
  customerBrowser,
  linkIn,
  password,
  register,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { restockDays, restockLinkHours } from "../../restock/restock-contract.ts";
import { restockLimits } from "../../restock/server/restock-limits.ts";
import { customerPaths, restockPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";

const start = new Date("2026-11-22T16:30:00Z");
let now = start;
const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
let shop: TestShop;
const { logged, logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
beforeEach(async () => {
  now = start;
  logged.length = 0;
  await sql`delete from rate_limit`.execute(database());
  await sql`delete from restock_request`.execute(database());
  await stock(0);
});
afterAll(() => shop.close());

const { restock: texts, customer } = allSites.DE.texts;
const database = () => shop.services.database.sql;
const [tcm, number] = ["100101-250", 100101];
const stock = (count: number, article = tcm) =>
  sql`update offer set stock = ${count} where tcm = ${article}`.execute(database());
const stored = () => database().selectFrom("restock_request").selectAll().execute();
const announce = () => shop.services.restock.jobs[0]!.run();
const mailsTo = async (email: string) => {
  // Sends what is queued, and then nothing more comes.
  await shop.services.mails.jobs[0]!.run();
  return (await shop.mails()).filter(({ to }) => to === email);
};

let count = 0;
const newEmail = () => `restock${++count}@example.com`;
const ask = (email: string, more: Record<string, string> = {}, site: SiteCode = "DE") =>
  customerBrowser(shop, site).submit(restockPaths.form, { tcm, email, ...more });
/** Asks for an article, and returns the link of the mail that follows. */
async function linkFor(email: string, more: Record<string, string> = {}) {
  expect((await ask(email, more)).headers.location).toBe(restockPaths.requested);
  return linkIn(await shop.mailTo(email));
}
const confirm = (link: string) => customerBrowser(shop).submit(link, { step: "confirm" });
async function confirmed(email: string, more: Record<string, string> = {}) {
  const link = await linkFor(email, more);
  expect(wordsOf((await confirm(link)).body)).toContain(texts.confirmed.title);
  return link;
}

test.each(siteCodes)(
  "the page of a sold-out product on %s has a form with its article",
  async (code) => {
    await sql`update offer set stock = 0 where tcm like '100101-%'`.execute(database());
    const { site, texts: words } = allSites[code];
    const { url } = (await shop.services.catalogue.product({ site, now }, number))!;
    const main = async () => mainOf((await customerBrowser(shop, code).get(url)).body);
    await expect.poll(async () => wordsOf(await main())).toContain(words.restock.title);
    expect(elements(await main(), "option").map(({ value }) => value)).toContain(tcm);
    await sql`update offer set stock = 50 where tcm like '100101-%'`.execute(database());
  },
);

test("the page of a product of which one variant is sold out offers that one alone", async () => {
  const { url } = (await shop.services.catalogue.product({ site: allSites.DE.site, now }, number))!;
  /** Pages leave the cache soon after a change. */
  const main = async () => mainOf((await customerBrowser(shop).get(url)).body);
  await expect.poll(async () => wordsOf(await main())).toContain(texts.variantTitle);
  const fields = elements(await main(), "input").filter(
    ({ name, type }) => name === "tcm" && type === "hidden",
  );
  expect(fields.map(({ value }) => value)).toEqual([tcm]);
  await stock(50);
  await expect.poll(main).not.toContain("kontor-sold-out");
});

test("who asks and confirms gets one mail when the article is back, with its price of then, and is forgotten", async () => {
  const email = newEmail();
  await confirmed(email);
  await announce();
  expect(await mailsTo(email)).toHaveLength(1);
  await sql`update offer set price = 12345 where market = 'DE' and tcm = ${tcm}`.execute(
    database(),
  );
  await stock(3);
  await Promise.all([announce(), announce()]);
  const [, back, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(back!.subject).toContain(fill(texts.mails.back.subject, { article: "" }).trim());
  expect(back!.text).toContain("123,45");
  // Mails have no word joiners, which some programs show as boxes.
  expect(back!.text).toContain(texts.mails.back.last.replaceAll("\u2060", ""));
  expect(linkIn(back!)).toContain(`-p${number}.html`);
  expect(await stored()).toEqual([]);
  await stock(0);
  await stock(9);
  await announce();
  expect(await mailsTo(email)).toHaveLength(2);
});

test("a request that is not confirmed leads to no mail, although its link is opened", async () => {
  const email = newEmail();
  const link = await linkFor(email);
  const page = await customerBrowser(shop).get(link);
  expect(wordsOf(page.body)).toContain(texts.confirm.title);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect(page.body).not.toContain(email);
  await stock(3);
  await announce();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
});

test("an article that is sold out again before its mail is rendered leaves the request as it was", async () => {
  const email = newEmail();
  await confirmed(email);
  const [before] = await stored();
  const template = shop.services.restock.mails["restock-back"];
  await sql`delete from restock_request`.execute(database());
  const { id, requested_at, confirmed_at } = before!;
  const data = {
    id,
    tcm,
    requestedAt: requested_at.toISOString(),
    confirmedAt: confirmed_at!.toISOString(),
  };
  expect(await template({ site: "DE", to: email, messageId: "", data })).toBeUndefined();
  expect(await stored()).toEqual([before]);
});

test("the same request twice is one, whatever the case of its address, and the answer is the same", async () => {
  const email = newEmail();
  await confirmed(email);
  const again = await ask(email.toUpperCase());
  expect([again.statusCode, again.headers.location]).toEqual([303, restockPaths.requested]);
  expect(await stored()).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
  await ask(email, {}, "AT");
  expect(await stored()).toHaveLength(2);
});

test("a link that is opened again says so, deletes the request by its button, and then that it has ended", async () => {
  const link = await confirmed(newEmail());
  const browser = customerBrowser(shop);
  expect(wordsOf((await browser.get(link)).body)).toContain(texts.waiting.title);
  expect(wordsOf((await browser.submit(link, { step: "end" })).body)).toContain(
    texts.deleted.title,
  );
  expect(await stored()).toEqual([]);
  expect(wordsOf((await browser.get(link)).body)).toContain(texts.ended.title);
});

test("a link that is too old, wrong or of another site confirms nothing, and says why", async () => {
  const link = await linkFor(newEmail());
  const wrong = await customerBrowser(shop).get(
    `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`,
  );
  expect([wrong.statusCode, wordsOf(wrong.body).includes(texts.invalid.title)]).toEqual([
    410,
    true,
  ]);
  const abroad = await customerBrowser(shop, "PL").submit(link, { step: "confirm" });
  expect(wordsOf(abroad.body)).toContain(allSites.PL.texts.restock.ended.title);
  later(restockLinkHours);
  for (const page of [await customerBrowser(shop).get(link), await confirm(link)]) {
    expect(page.statusCode).toBe(410);
    expect(wordsOf(page.body)).toContain(texts.expired.title);
  }
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);
});

test.each([
  ["", customer.problems.required],
  ["ida@", customer.problems.invalidEmail],
  [`${"i".repeat(300)}@example.com`, customer.problems.invalidEmail],
])(
  "the address %j is refused beside its field, and what was typed stays",
  async (email, message) => {
    const response = await ask(email);
    expect(response.statusCode).toBe(400);
    expect(wordsOf(response.body)).toContain(message);
    const fields = elements(mainOf(response.body), "input");
    expect(fields.find(({ name }) => name === "email")?.value ?? "").toBe(email);
    expect(fields.find(({ name }) => name === "tcm")?.value).toBe(tcm);
    expect(await stored()).toEqual([]);
  },
);

test("an article that can be bought leads to it instead, and an unknown one is not found", async () => {
  await stock(3);
  const response = await ask(newEmail());
  expect(wordsOf(response.body)).toContain(texts.available.title);
  expect((await ask(newEmail(), { tcm: "999999-1" })).statusCode).toBe(404);
  expect((await customerBrowser(shop).get(restockPaths.form)).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});

test("a bot that fills in the hidden field sees what shoppers see, and nothing is stored", async () => {
  const response = await ask(newEmail(), { contact: "a@example.com" });
  expect(response.headers.location).toBe(restockPaths.requested);
  expect(await stored()).toEqual([]);
});

test("staff who preview another moment see the pages, and nothing is stored or sent", async () => {
  const email = newEmail();
  const cookie = await previewing(shop, { time: new Date("2026-12-24T12:00:00Z") });
  const response = await customerBrowser(shop).submit(
    restockPaths.form,
    { tcm, email },
    { cookie },
  );
  expect(response.headers.location).toBe(restockPaths.requested);
  expect(await stored()).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test("an address gets few confirmation mails a day, and further requests are stored without one", async () => {
  const email = newEmail();
  const { times } = restockLimits.restockMails;
  for (let asked = 0; asked <= times; asked++) await ask(email);
  const { rows } = await sql`select from outgoing_mail where recipient = ${email}`.execute(
    database(),
  );
  expect(rows).toHaveLength(times);
  expect(await stored()).toHaveLength(1);
});

test("a network that asks for many addresses has to wait, and keeps what it typed", async () => {
  const { times } = restockLimits.restockRequests;
  for (let asked = 0; asked < times; asked++) await ask(newEmail());
  const email = newEmail();
  const response = await ask(email);
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("3600");
  expect(elements(mainOf(response.body), "input")).toContainEqual(
    expect.objectContaining({ name: "email", value: email }),
  );
});

test("a request that the database cannot store stays in its form, and is not in the log", async () => {
  const email = newEmail();
  await sql`alter table restock_request rename to restock_away`.execute(database());
  try {
    const response = await ask(email);
    expect(response.statusCode).toBe(503);
    expect(wordsOf(response.body)).toContain(texts.unavailable);
    expect(elements(mainOf(response.body), "input")).toContainEqual(
      expect.objectContaining({ name: "email", value: email }),
    );
  } finally {
    await sql`alter table restock_away rename to restock_request`.execute(database());
  }
  expect(logged.join()).not.toContain(email);
});

test("requests are deleted when they are not confirmed, too old, or for a product that is no longer sold", async () => {
  const { unconfirmedDays } = allSites.DE.site.newsletter;
  const { deleteExpired } = shop.services.restock;
  await linkFor(newEmail());
  later(unconfirmedDays * 24 - 1);
  await deleteExpired(now);
  expect(await stored()).toHaveLength(1);
  later(1);
  await deleteExpired(now);
  expect(await stored()).toEqual([]);

  await confirmed(newEmail());
  await deleteExpired(new Date(now.getTime() + restockDays * 86_400_000 - 1));
  expect(await stored()).toHaveLength(1);
  await deleteExpired(new Date(now.getTime() + restockDays * 86_400_000));
  expect(await stored()).toEqual([]);

  await confirmed(newEmail());
  await sql`update product set gone_from = ${now} where id = ${number}`.execute(database());
  await sql`update offer set valid_until = ${now} where tcm like '100101-%' and market = 'DE'`.execute(
    database(),
  );
  await deleteExpired(new Date(now.getTime() + 1));
  expect(await stored()).toEqual([]);
  await sql`update product set gone_from = 'infinity' where id = ${number}`.execute(database());
  await sql`update offer set valid_until = 'infinity' where tcm like '100101-%' and market = 'DE'`.execute(
    database(),
  );
});

test("a customer's file has the requests of their address, and they end with the account", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  expect((await visitor.submit(restockPaths.form, { tcm, email })).statusCode).toBe(303);
  const { restockRequests } = (await visitor.get(customerPaths.dataExport)).json();
  expect(restockRequests).toEqual([
    { article: tcm, requestedAt: now.toISOString(), confirmedAt: null },
  ]);
  await visitor.submit(customerPaths.remove, { password });
  await expect.poll(stored).toEqual([]);
});
