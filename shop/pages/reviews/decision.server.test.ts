import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  customerBrowser,
  linkIn,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { complaintDays } from "../../community/complaint.ts";
import { memberFields } from "../../community/member.ts";
import { customerPaths, reviewPaths, staffCommunityPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
let now = new Date("2026-11-25T10:00:00Z");
/** Two members of staff. */
let anna: CustomerBrowser;
let ben: CustomerBrowser;
const logInBoth = async () => {
  [{ browser: anna }, { browser: ben }] = [
    await staffBrowser(shop, ["community"]),
    await staffBrowser(shop, ["community"]),
  ];
};
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  await logInBoth();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from contribution`.execute(shop.services.database.sql);
  await sql`delete from rate_limit`.execute(shop.services.database.sql);
});

const { site, texts } = allSites.DE;
const { reviews } = texts;
const words = reviews.decision;
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const wordsIn = (html: string) => wordsOf(mainOf(html));

let count = 0;
/** Stores a review by a guest, or by a customer. */
async function review(author: { email: string; order?: string } | { customerId: string }) {
  const { contribution } = await shop.services.community.contributions.submit(
    {
      kind: "review",
      product: 100101,
      author: { name: "Ida M.", ...author },
      stars: 2,
      title: "Zu bitter",
      body: "Mir schmeckt er nicht.",
      details: { use: "" },
    },
    `test ${++count}`,
    { site, now },
  );
  return contribution.number;
}

/** Sends one of the forms of the staff's page of a contribution, as it is there now. */
async function decide(by: CustomerBrowser, number: number, fields: Record<string, string>) {
  const path = `${staffCommunityPath}/${number}`;
  const { body } = await by.get(path);
  const valueOf = (name: string) =>
    elements(body, "input").find((input) => input.name === name)?.value;
  const complaint = valueOf("complaint");
  return by.submit(path, {
    seenAt: valueOf("seenAt")!,
    ...(complaint && { complaint }),
    ...fields,
  });
}

async function mailAbout(to: string, subject: string) {
  const found = async () =>
    (await shop.mails()).find((mail) => mail.to === to && mail.subject === subject);
  await expect.poll(found).toBeDefined();
  return (await found())!;
}

const listed = async (by: CustomerBrowser, number: number) =>
  (await by.get(`${staffCommunityPath}?list=complaints`)).body.includes(
    `${staffCommunityPath}/${number}"`,
  );

async function refusedReview(email: string) {
  const number = await review({ email, order: "1234567890" });
  await decide(anna, number, { decision: "refuse", reason: "insult", note: "Zeile 1" });
  const link = linkIn(await mailAbout(email, reviews.mails.decision.refused.subject));
  return { number, link };
}

test("a guest complains by the link of the mail, and another member of staff than before decides", async () => {
  const email = "gast1@example.com";
  const { number, link } = await refusedReview(email);
  const guest = customerBrowser(shop);
  const page = wordsIn((await guest.get(link)).body);
  for (const shown of ["Zu bitter", reviews.reasons.insult, "Zeile 1", words.complaint.title])
    expect(page).toContain(shown);
  expect((await guest.get(link)).body).toContain(reviewPaths.byMail);
  expect((await guest.submit(link, { text: " " })).statusCode).toBe(400);
  const text = "Das ist Kritik, keine Beleidigung.";
  for (let times = 0; times < 2; times++)
    expect((await guest.submit(link, { text })).statusCode).toBe(303);
  expect(wordsIn((await guest.get(link)).body)).toContain(text);
  expect((await guest.get(link)).body).not.toContain("<textarea");

  expect(await listed(anna, number)).toBe(false);
  expect(await listed(ben, number)).toBe(true);
  const own = await anna.get(`${staffCommunityPath}/${number}`);
  expect(wordsIn(own.body)).toContain("The decision is yours");
  const { complaints } = await shop.services.community.moderation.history(number);
  expect(complaints).toHaveLength(1);
  const forged = await decide(anna, number, {
    decision: "granted",
    complaint: String(complaints[0]!.id),
  });
  expect(forged.statusCode).toBe(409);

  expect((await decide(ben, number, { decision: "granted" })).statusCode).toBe(303);
  expect(await shop.services.community.contributions.ofNumber(number)).toMatchObject({
    state: "published",
  });
  expect(await listed(ben, number)).toBe(false);
  const mail = await mailAbout(email, reviews.mails.complaint.granted.subject);
  expect(wordsIn((await guest.get(linkIn(mail))).body)).toContain(reviews.mine.states.published);
});

test("an upheld decision needs a remark, which its author reads", async () => {
  const email = "gast2@example.com";
  const { number, link } = await refusedReview(email);
  const guest = customerBrowser(shop);
  await guest.submit(link, { text: "Warum?" });
  expect((await decide(ben, number, { decision: "upheld", note: "" })).statusCode).toBe(409);
  const note = "„Dieb“ ist eine Beleidigung.";
  expect((await decide(ben, number, { decision: "upheld", note })).statusCode).toBe(303);
  const mail = await mailAbout(email, reviews.mails.complaint.upheld.subject);
  expect(mail.text).toContain(note);
  expect(wordsIn((await guest.get(link)).body)).toContain(note);
  // A second complaint about the same decision changes nothing.
  await guest.submit(link, { text: "Noch einmal" });
  expect((await shop.services.community.moderation.history(number)).complaints).toHaveLength(1);
});

test("a reader who reports gets the decision, complains, and the review is removed", async () => {
  const author = "autor@example.com";
  const reader = "leserin@example.com";
  const number = await review({ email: author });
  await decide(anna, number, { decision: "publish" });
  const browser = customerBrowser(shop);
  await browser.submit(`${reviewPaths.report}/${number}`, {
    reason: "insult",
    note: "Beschimpft den Röster.",
    email: reader,
  });
  await decide(anna, number, { decision: "keep" });
  const link = linkIn(await mailAbout(reader, reviews.mails.report.kept.subject));
  expect(wordsIn((await browser.get(link)).body)).toContain(words.kept);
  await browser.submit(link, { text: "Bitte lesen Sie Zeile 2." });
  expect((await decide(ben, number, { decision: "granted" })).statusCode).toBe(409);
  const removed = await decide(ben, number, { decision: "granted", reason: "insult" });
  expect(removed.statusCode).toBe(303);
  await mailAbout(reader, reviews.mails.complaint.granted.subject);
  await mailAbout(author, reviews.mails.decision.removed.subject);
  const after = wordsIn((await browser.get(link)).body);
  expect(after).toContain(words.removed);
  expect(after).not.toContain("Zu bitter");
});

test("a decision is complained about within six months, and a forged link shows nothing", async () => {
  const { link } = await refusedReview("gast3@example.com");
  const guest = customerBrowser(shop);
  expect((await guest.get(`${link.slice(0, -3)}abc`)).statusCode).toBe(410);
  later(complaintDays);
  expect((await guest.submit(link, { text: "Zu spät" })).statusCode).toBe(410);
  await logInBoth();
});

test("settled reports and complaints are deleted after the months of the site, open ones stay", async () => {
  const number = await review({ email: "autor2@example.com" });
  await decide(anna, number, { decision: "publish" });
  const { moderation, reports } = shop.services.community;
  const report = (note: string) =>
    reports.report({ number, reason: "insult", note }, { now, ip: "192.0.2.9" });
  await report("erste");
  await decide(anna, number, { decision: "keep" });
  await report("zweite");
  const { link } = await refusedReview("gast4@example.com");
  await customerBrowser(shop).submit(link, { text: "Warum?" });
  const notes = async () => (await moderation.history(number)).reports.map(({ note }) => note);
  const months = site.community!.reportMonths;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  const { deleteExpired } = shop.services.community;
  await deleteExpired(new Date(end.getTime() - 1));
  expect(await notes()).toEqual(["erste", "zweite"]);
  await deleteExpired(end);
  expect(await notes()).toEqual(["zweite"]);
  expect(await moderation.counts(0)).toMatchObject({ complaints: 1 });
});

test("a member's review has the member's name, follows its changes, and loses it with the membership", async () => {
  const browser = customerBrowser(shop);
  const email = await register(browser);
  const { rows } = await sql<{
    id: string;
  }>`select id::text from customer where email = ${email}`.execute(shop.services.database.sql);
  const { id: customerId } = rows[0]!;
  const number = await review({ customerId });
  const name = async () =>
    (await shop.services.community.contributions.ofNumber(number))?.author.name;
  const save = (to: string) =>
    browser.submit(customerPaths.community, {
      [memberFields.step]: "save",
      [memberFields.name]: to,
      [memberFields.rules]: "yes",
    });
  expect(await name()).toBe("Ida M.");
  await save("Mokka 87");
  expect(await name()).toBe("Mokka 87");
  await save("Crema 9");
  expect(await name()).toBe("Crema 9");
  // A form from before, with another name.
  const { community } = shop.services;
  const typed = { name: "Ida M.", stars: 1, title: "Neu", body: "Neu.", details: { use: "" } };
  await community.contributions.change(number, typed, now);
  expect(await name()).toBe("Crema 9");
  await browser.submit(customerPaths.community, { [memberFields.step]: "leave" });
  expect(await name()).toBe("");
  await save("Mokka 88");
  expect(await name()).toBe("");
});

test("a vote is taken back by the page that follows it, and by a script", async () => {
  const number = await review({ email: "autor3@example.com" });
  await decide(anna, number, { decision: "publish" });
  const reader = customerBrowser(shop);
  await register(reader);
  const path = `${reviewPaths.helpful}/${number}`;
  const { headers } = await reader.submit(path);
  const page = await reader.get(String(headers.location));
  expect(wordsIn(page.body)).toContain(reviews.helpfulPage.yes);
  await reader.submit(path, { off: "1" });
  expect(wordsIn((await reader.get(path)).body)).toContain(reviews.helpfulPage.no);
  const json = { accept: "application/json" };
  expect((await reader.submit(path, {}, json)).json()).toMatchObject({
    isHelpful: true,
    button: reviews.notHelpful,
  });
  const states = (await reader.get(`${reviewPaths.helpful}?of=${number},x`, json)).json();
  expect(Object.keys(states)).toEqual([String(number)]);
  const stranger = customerBrowser(shop);
  expect((await stranger.submit(path, {}, json)).statusCode).toBe(401);
});
