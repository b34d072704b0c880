import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  customerBrowser,
  linkIn,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { completeCheckout, orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { structuredDataErrors } from "../../../tests/support/structured-data.ts";
import { contributionReasons } from "../../community/community-contract.ts";
import { invitationDays, reviewFields } from "../../community/review-rules.ts";
import { reportLimits } from "../../community/server/reports.ts";
import { customerPaths, orderPaths, reviewPaths, staffCommunityPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { askAction } from "./OrderReviews.tsx";

let shop: TestShop;
let now = new Date("2026-11-25T10:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const product = 100101;
const article = "100101-250";
const address = "/espresso-speicherstadt-ganze-bohne-p100101.html";
const { reviews: texts } = allSites.DE.texts;
const database = () => shop.services.database.sql;
const wordsIn = (html: string) => wordsOf(mainOf(html));
beforeEach(async () => {
  await sql`delete from contribution`.execute(database());
  await sql`delete from review_invitation`.execute(database());
  await sql`delete from rate_limit`.execute(database());
  await sql`delete from order_holder`.execute(database());
  await sql`update offer set stock = 50, sold = 0 where tcm = ${article}`.execute(database());
});

const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

/** Registers a customer who has ordered a coffee. Returns their browser, and the order. */
async function customerWithOrder() {
  const browser = customerBrowser(shop);
  const email = await register(browser);
  const { rows } = await sql<{
    id: number;
  }>`select id from customer where email = ${email}`.execute(database());
  const owner = { customerId: String(rows[0]!.id), hasCard: false };
  const visitor = orderVisitor(shop.services, { owner });
  await visitor.add(article);
  await visitor.enter({ ...completeCheckout, email });
  const order = placed(await visitor.press());
  return { browser, email, order };
}

async function deliver(number: string) {
  for (const state of ["shipped", "delivered"] as const)
    expect(await shop.services.orders.setState(number, { state, note: "" })).toBe("done");
}

const written = {
  [reviewFields.stars]: "4",
  [reviewFields.title]: "Gute Crema",
  [reviewFields.body]: "Schmeckt mir morgens am besten.",
  [reviewFields.use]: "Siebträger",
  [reviewFields.name]: "Ida M.",
};
const form = `${reviewPaths.account}/${product}`;

/** Returns the number of the newest contribution. */
async function newest(): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select max(number) as number from contribution`.execute(database());
  return rows[0]!.number;
}

/** Decides as staff who have just opened the page of a contribution. */
async function decide(number: number, fields: Record<string, string>) {
  const { browser } = await staffBrowser(shop, ["community"]);
  const path = `${staffCommunityPath}/${number}`;
  const page = await browser.get(path);
  const { value: seenAt = "" } = elements(page.body, "input").find(
    ({ name }) => name === "seenAt",
  )!;
  return browser.submit(path, { seenAt, note: "", reason: "", ...fields });
}

async function publishedReview(more: Partial<typeof written> = {}) {
  const customer = await customerWithOrder();
  await deliver(customer.order.number);
  expect((await customer.browser.submit(form, { ...written, ...more })).statusCode).toBe(200);
  const number = await newest();
  expect((await decide(number, { decision: "publish" })).statusCode).toBe(303);
  return { ...customer, number };
}

/** Waits for a mail with a subject, and returns it. */
async function mailAbout(email: string, subject: string) {
  const found = async () =>
    (await shop.mails()).find((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(found).toBeDefined();
  return (await found())!;
}

test("what a customer writes about a delivered coffee is on its page when staff have published it, and not before", async () => {
  const { browser, email, order } = await customerWithOrder();
  expect((await browser.get(form)).statusCode).toBe(403);
  await deliver(order.number);
  const empty = await browser.get(form);
  expect(elements(empty.body, "input")).toContainEqual(
    expect.objectContaining({ name: reviewFields.name, value: "Ida M." }),
  );
  const sent = await browser.submit(form, written);
  expect(wordsIn(sent.body)).toContain(texts.waiting.text);
  const before = await customerBrowser(shop).get(address);
  expect(wordsIn(before.body)).not.toContain(written.title);
  expect(wordsIn(before.body)).toContain(texts.none);

  const number = await newest();
  expect((await decide(number, { decision: "publish" })).statusCode).toBe(303);
  await expect
    .poll(async () => wordsIn((await customerBrowser(shop).get(address)).body))
    .toContain(written.title);
  const page = (await customerBrowser(shop).get(address)).body;
  for (const shown of ["Ida M.", written.body, "Verwendet für: Siebträger", "1 Bewertung", "4,0"])
    expect(wordsIn(page)).toContain(shown);
  expect(await structuredDataErrors(structuredData(page))).toEqual([]);
  expect(structuredData(page)).toContainEqual(
    expect.objectContaining({
      aggregateRating: expect.objectContaining({ ratingValue: 4, reviewCount: 1 }) as object,
    }),
  );
  // Links with the same words have names that say whose review they are about.
  const report = elements(page, "a").find(({ href }) => href?.endsWith(`/report/${number}`));
  expect(report).toMatchObject({ "aria-labelledby": `report${number} by${number}` });
  expect(page).toMatch(new RegExp(`id="by${number}"[^>]*>Ida M\\.`));
  await mailAbout(email, texts.mails.decision.published.subject);
  const siteMap = async () => (await customerBrowser(shop).get("/sitemap.xml")).body;
  await expect.poll(siteMap).toContain(`${reviewPaths.product}/${product}</loc>`);
  expect(await siteMap()).not.toContain(`${reviewPaths.product}/100102</loc>`);
});

test("examples are shown as such, and count neither in the rating nor in what search engines read", async () => {
  await expect
    .poll(async () => wordsIn((await customerBrowser(shop).get(address)).body))
    .toContain(texts.none);
  const { body } = await customerBrowser(shop).get(address);
  expect(wordsIn(body)).toContain(texts.example.text);
  expect(wordsIn(body)).toContain("Endlich wieder dicke Crema");
  expect(structuredData(body)).not.toContainEqual(
    expect.objectContaining({ aggregateRating: expect.anything() as unknown }),
  );
  expect(JSON.stringify(structuredData(body))).not.toContain("dicke Crema");
});

test("a form with mistakes comes back with what was typed", async () => {
  const { browser, order } = await customerWithOrder();
  await deliver(order.number);
  const sent = await browser.submit(form, {
    ...written,
    [reviewFields.stars]: "",
    [reviewFields.body]: "Siehe www.example.com",
  });
  expect(sent.statusCode).toBe(400);
  expect(wordsIn(sent.body)).toContain(texts.problems.noStars);
  expect(wordsIn(sent.body)).toContain(texts.problems.noLinks);
  expect(elements(sent.body, "input")).toContainEqual(
    expect.objectContaining({ name: reviewFields.title, value: written.title }),
  );
});

test("an order of a product is reviewed once, however often its form is sent, and can be changed", async () => {
  const { browser, number } = await publishedReview();
  await Promise.all([1, 2, 3].map(() => browser.submit(form, written)));
  const { rows } = await sql`select number from contribution`.execute(database());
  expect(rows).toHaveLength(1);
  // A changed review waits again.
  await browser.submit(form, { ...written, [reviewFields.stars]: "1" });
  expect(await shop.services.community.contributions.ofNumber(number)).toMatchObject({
    stars: 1,
    state: "waiting",
  });
  await browser.submit(form, { [reviewFields.step]: "delete" });
  expect(await shop.services.community.contributions.ofNumber(number)).toBeUndefined();
});

test("a refused review names its reason to the author, in the mail and in the account", async () => {
  const { browser, email, order } = await customerWithOrder();
  await deliver(order.number);
  await browser.submit(form, written);
  const number = await newest();
  const without = await decide(number, { decision: "refuse" });
  expect(without.statusCode).toBe(409);
  const note = "Es geht darin um die Lieferung.";
  const refused = await decide(number, { decision: "refuse", reason: "notAboutProduct", note });
  expect(refused.statusCode).toBe(303);
  const mail = await mailAbout(email, texts.mails.decision.refused.subject);
  for (const said of [
    texts.reasons.notAboutProduct,
    note,
    texts.mails.decision.redress.slice(0, 40),
  ])
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(said);
  const mine = await browser.get(reviewPaths.account);
  expect(wordsIn(mine.body)).toContain(texts.mine.states.refused);
  expect(wordsIn(mine.body)).toContain(texts.reasons.notAboutProduct);
});

test("staff who decide about an older text than the present one have to read it again", async () => {
  const { browser, order } = await customerWithOrder();
  await deliver(order.number);
  await browser.submit(form, written);
  const number = await newest();
  later(1 / 24);
  await browser.submit(form, { ...written, [reviewFields.body]: "Doch nicht so gut." });
  const { browser: staff } = await staffBrowser(shop, ["community"]);
  const stale = await staff.submit(`${staffCommunityPath}/${number}`, {
    decision: "publish",
    seenAt: new Date(now.getTime() - 3_600_000).toISOString(),
  });
  expect(stale.statusCode).toBe(409);
});

test("a reader reports a review without a script, staff remove it, and its page no longer has it", async () => {
  const { number } = await publishedReview();
  const reader = customerBrowser(shop);
  const report = `${reviewPaths.report}/${number}`;
  expect(wordsIn((await reader.get(report)).body)).toContain(written.title);
  const empty = await reader.submit(report, { reason: "insult", note: "" });
  expect(empty.statusCode).toBe(400);
  const fields = { reason: "insult", note: "Beschimpft den Röster." };
  for (let times = 0; times < 2; times++)
    expect(wordsIn((await reader.submit(report, fields)).body)).toContain(
      texts.reportForm.reported.title,
    );
  const { browser: staff } = await staffBrowser(shop, ["community"]);
  const list = await staff.get(`${staffCommunityPath}?list=reported`);
  expect(list.body).toContain(`${staffCommunityPath}/${number}`);
  const { reports } = await shop.services.community.moderation.history(number);
  expect(reports).toHaveLength(1);
  await decide(number, { decision: "remove", reason: "insult" });
  await expect
    .poll(async () => wordsIn((await reader.get(address)).body))
    .not.toContain(written.title);
  expect((await reader.get(report)).statusCode).toBe(410);
});

test("a network that reports very often has to wait, and keeps what it typed", async () => {
  const { number } = await publishedReview();
  const reader = customerBrowser(shop);
  const { times } = reportLimits.contributionReports;
  const report = (index: number) =>
    reader.submit(`${reviewPaths.report}/${number}`, {
      reason: contributionReasons[0],
      note: `Meldung ${index}`,
    });
  for (let index = 0; index < times; index++) expect((await report(index)).statusCode).toBe(200);
  const refused = await report(times);
  expect(refused.statusCode).toBe(429);
  expect(wordsIn(refused.body)).toContain(`Meldung ${times}`);
});

test("a customer finds a review helpful once, and never their own", async () => {
  const { browser: author, number } = await publishedReview();
  const reader = customerBrowser(shop);
  const vote = (browser: CustomerBrowser) => browser.submit(`${reviewPaths.helpful}/${number}`, {});
  expect((await vote(reader)).headers.location).toContain(customerPaths.account);
  await register(reader);
  for (let times = 0; times < 2; times++) expect((await vote(reader)).statusCode).toBe(303);
  await vote(author);
  expect(await shop.services.community.contributions.ofNumber(number)).toMatchObject({
    helpful: 1,
  });
  await reader.submit(`${reviewPaths.helpful}/${number}`, { off: "1" });
  expect(await shop.services.community.contributions.ofNumber(number)).toMatchObject({
    helpful: 0,
  });
});

test("reviews are filtered by their stars, sorted and paged by addresses", async () => {
  for (let index = 0; index < 12; index++)
    await shop.services.community.contributions.submit(
      {
        kind: "review",
        product,
        author: { name: `Gast ${index}`, isShop: true },
        stars: index < 11 ? 5 : 2,
        title: `Urteil ${index}`,
        body: "Gut.",
        details: { use: "" },
      },
      `test ${index}`,
      { site: allSites.DE.site, now },
    );
  const reader = customerBrowser(shop);
  const titles = async (query: string) =>
    wordsIn((await reader.get(`${reviewPaths.product}/${product}${query}`)).body).match(
      /Urteil \d+/g,
    );
  await expect.poll(() => titles("?stars=2")).toEqual(["Urteil 11"]);
  expect(await titles("?stars=5&page=2")).toEqual(["Urteil 0"]);
  expect(await titles("")).toHaveLength(10);
  expect((await reader.get(`${reviewPaths.product}/${product}?page=9`)).statusCode).toBe(404);
});

test("the mail that asks for reviews is sent once, two weeks after the delivery, only to who wants it", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add(article, 2);
  const email = "gast@example.com";
  await visitor.enter({ ...completeCheckout, email });
  const { number } = placed(await visitor.press());
  const guest = customerBrowser(shop);
  const path = `${orderPaths.order}/${await shop.services.orders.secretOf(number)}`;
  expect(wordsIn((await guest.get(path)).body)).toContain(texts.ask.title);
  await guest.submit(path, { action: askAction });
  expect(wordsIn((await guest.get(path)).body)).toContain("Wir schreiben Ihnen einmal");
  await deliver(number);
  const { send } = shop.services.community.invitations;
  const sent = async () =>
    (await shop.mails()).filter(
      ({ to, subject }) => to === email && subject === texts.mails.invitation.subject,
    );
  await send();
  later(invitationDays - 1);
  await send();
  expect(await sent()).toEqual([]);
  later(1.5);
  await Promise.all([send(), send()]);
  await expect.poll(async () => (await sent()).length).toBe(1);
  later(2);
  await send();
  const [mail] = await sent();
  expect(await sent()).toHaveLength(1);

  const link = linkIn(mail!);
  expect(wordsIn((await guest.get(link)).body)).toContain("Speicherstadt");
  expect((await guest.submit(`${link}/${product}`, written)).statusCode).toBe(200);
  expect(await shop.services.community.contributions.ofNumber(await newest())).toMatchObject({
    author: { name: "Ida M.", email },
    state: "waiting",
  });
  const objection = link.replace(reviewPaths.byMail, reviewPaths.objection);
  expect(wordsIn((await guest.get(objection)).body)).toContain(texts.objection.text);
  const objected = await guest.submit(objection, {});
  expect(wordsIn(objected.body)).toContain(texts.objection.done.title);
  const forged = await guest.get(`${link.slice(0, -3)}abc`);
  expect(forged.statusCode).toBe(410);
});

test.each(["withdrawn", "objected"] as const)(
  "no mail asks for reviews of an order that was %s",
  async (what) => {
    const visitor = orderVisitor(shop.services);
    await visitor.add(article);
    const email = `${what}@example.com`;
    await visitor.enter({ ...completeCheckout, email });
    const { number } = placed(await visitor.press());
    const { community, orders } = shop.services;
    await community.invitations.ask((await community.reviews.orderOf(number))!, now);
    await deliver(number);
    if (what === "withdrawn") await orders.setState(number, { state: "withdrawn", note: "" });
    else {
      const token = await community.reviews.tokenOf(number, now);
      // As mail programs send it (RFC 8058).
      await customerBrowser(shop).send(
        "POST",
        `${reviewPaths.objection}/${token}`,
        { "List-Unsubscribe": "One-Click" },
        { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "cross-site" },
      );
    }
    later(invitationDays + 1);
    await community.invitations.send();
    const { rows } = await sql`select from outgoing_mail where recipient = ${email}
      and kind = 'review-invitation'`.execute(database());
    expect(rows).toEqual([]);
  },
);

test("a customer's file has what they wrote; after the end of the account it stays without their name", async () => {
  const { browser, number } = await publishedReview();
  const { contributions } = (await browser.get(customerPaths.dataExport)).json();
  expect(contributions.written).toMatchObject([{ title: written.title, publicName: "Ida M." }]);
  await browser.submit(customerPaths.remove, { password: "Geheim123" });
  await expect
    .poll(async () => (await shop.services.community.contributions.ofNumber(number))?.author)
    .toEqual({ name: "" });
  await expect
    .poll(async () => wordsIn((await customerBrowser(shop).get(address)).body))
    .toContain(texts.nameless);
});

test("a well rated product is found by the filter of lists, and its tile shows the stars", async () => {
  const reader = customerBrowser(shop);
  const list = "/search?query=speicherstadt&site=DE";
  expect((await reader.get(list)).body).not.toContain('name="stars"');
  await publishedReview();
  await expect.poll(async () => (await reader.get(list)).body).toContain('name="stars"');
  const filtered = await reader.get(`${list}&stars=4`);
  const tiles = elements(filtered.body, "article").filter((each) => each.class === "kontor-tile");
  expect(tiles).toHaveLength(1);
  expect(wordsIn(filtered.body)).toContain("4,0 (1)");
  expect(wordsIn(filtered.body)).toContain(texts.fromFour);
});
