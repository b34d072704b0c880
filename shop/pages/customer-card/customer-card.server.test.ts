import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { newSecret } from "../../../platform/security/secrets.ts";
import { formatAmount, formatMoney } from "../../../platform/shared/money.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { enterSteps, press } from "../../../tests/support/checkout-forms.ts";
import {
  customerBrowser,
  linkIn,
  login,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerIdOf } from "../../../tests/support/customers.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import type { OrderStepName } from "../../orders/order-contract.ts";
import {
  cardAccountPaths,
  cardPaths,
  checkoutBeansPath,
  checkoutPaths,
  customerPaths,
  staffCardsPath,
  staffStoreCardsPath,
} from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";

const { shop, browser, pass } = await openCustomerShop();
const day = 86_400_000;
const { texts, site } = allSites.DE;
const { customerCard } = texts;
const card = site.card!;
const words = (html: string) => wordsOf(mainOf(html));
const coffee = "100101-250";
beforeEach(() =>
  sql`update offer set stock = 500, sold = 0 where market = 'DE' and tcm = ${coffee}`.execute(
    shop.services.database.sql,
  ),
);

const cardPage = async (visitor: CustomerBrowser) =>
  words((await visitor.get(customerPaths.card)).body);
const cardOf = async (email: string) =>
  (await shop.services.customerCards.of(await customerIdOf(shop, email)))!;

/** Returns a customer who has just got a card, and their address. */
async function withCard(kind: "kontorcard" | "privatecard" = "kontorcard") {
  const visitor = browser();
  const email = await register(visitor);
  await visitor.submit(customerPaths.card, { kind });
  return { visitor, email };
}

async function correct(email: string, count: number) {
  const { number } = await cardOf(email);
  const correction = { beans: count, note: "Kulanz", key: String(Math.random()) };
  expect(await shop.services.customerCards.correct(number, correction, 1)).toBe("done");
}

/** Orders coffee; returns the order's number and the page that confirms it. */
async function order(visitor: CustomerBrowser, review: string) {
  const { location } = (await press(visitor, review)).headers;
  const { body } = await visitor.get(String(location));
  const { rows } = await sql<{ number: string }>`select number from placed_order
    order by placed_at desc, number limit 1`.execute(shop.services.database.sql);
  return { number: rows[0]!.number, confirmation: words(body) };
}

async function setStates(number: string, ...states: OrderStepName[]) {
  for (const state of states)
    expect(await shop.services.orders.setState(number, { state, note: "" })).toBe("done");
}

async function runJobs() {
  for (const job of shop.services.customerCards.jobs) await job.run();
}

test("a guest who wants a card logs in first, and comes back to its page", async () => {
  const visitor = browser();
  const email = await register(visitor);
  await visitor.submit(customerPaths.logout);
  const offer = await visitor.get(cardPaths.kontorcard);
  const toLogin = elements(mainOf(offer.body), "a").find(({ href }) => href?.includes("next="));
  expect(toLogin?.href).toContain(encodeURIComponent(cardPaths.kontorcard));
  const done = await login(visitor, email, { next: cardPaths.kontorcard });
  expect(done.headers.location).toBe(`${cardPaths.kontorcard}?done=loggedIn`);
});

test.each(testedSites)(
  "on %s a card has number, code, beans and a mail that welcomes",
  async (code) => {
    const { texts: own, site: ownSite } = allSites[code];
    const visitor = browser(code);
    const email = await register(visitor);
    const none = words((await visitor.get(customerPaths.card)).body);
    expect(none).toContain(wordsOf(own.customer.noCard));
    const offer = await visitor.get(cardPaths.kontorcard);
    expect(words(offer.body)).toContain(String(ownSite.card!.minimumAge));
    await visitor.submit(customerPaths.card, { kind: "kontorcard" });
    const { number } = await cardOf(email);
    const { body } = await visitor.get(customerPaths.card);
    const shown = wordsOf(groupedCardNumber(number));
    expect(words(body)).toContain(shown);
    expect(words(body)).toContain(wordsOf(own.customerCard.kinds.welcome));
    expect(elements(mainOf(body), "div").some(({ role }) => role === "img")).toBe(true);
    const mail = await shop.mailTo(email, 1);
    expect(mail.text).toContain(groupedCardNumber(number));
  },
);

test("an order's beans wait until its time for returns has ended, and are spent on the next order", async () => {
  const { visitor, email } = await withCard();
  await correct(email, 150);
  await visitor.add(coffee, 4);
  const first = await order(visitor, await enterSteps(visitor));
  const earned = Math.floor(
    (await shop.services.orders.ofNumber(first.number))!.totals.goods / 100,
  );
  expect(first.confirmation).toContain(wordsOf(plural(customerCard.earns, earned, "de-DE")));
  expect(await cardPage(visitor)).toContain(wordsOf(customerCard.waitingDelivery));
  await setStates(first.number, "paid", "shipped", "delivered");
  pass(29 * day);
  await runJobs();
  expect((await cardOf(email)).beans).toBe(200);
  pass(2 * day);
  await runJobs();
  expect((await cardOf(email)).beans).toBe(200 + earned);
  await login(visitor, email);
  expect(await cardPage(visitor)).toContain(customerCard.kinds.earned);

  await visitor.add(coffee, 2);
  const review = await enterSteps(visitor);
  const full = words(review);
  expect(full).toContain(wordsOf(customerCard.spend.title));
  const { owner = "" } = Object.fromEntries(
    elements(mainOf(review), "input").map(({ name, value }) => [name, value]),
  );
  const chosen = await visitor.submit(checkoutBeansPath, { owner, lots: "2" });
  expect(chosen.headers.location).toBe(checkoutPaths.review);
  const reduced = (await visitor.get(checkoutPaths.review)).body;
  const spent = `${plural(texts.checkout.spentBeans, 200, "de-DE")} ${formatMoney(-400, site)}`;
  expect(words(reduced)).toContain(wordsOf(spent));
  const second = await order(visitor, reduced);
  expect(second.confirmation).toContain(wordsOf(spent));
  expect((await cardOf(email)).beans).toBe(earned);
  const { totals } = (await shop.services.orders.ofNumber(second.number))!;
  expect(totals.total).toBe(totals.goods + totals.delivery - 400);
  await vi.waitFor(async () => {
    const mails = (await shop.mails()).filter(({ to }) => to === email);
    expect(mails.some(({ text }) => text.includes(formatMoney(-400, site)))).toBe(true);
  });

  await setStates(second.number, "cancelled");
  expect((await cardOf(email)).beans).toBe(200 + earned);
  expect(await cardPage(visitor)).toContain(customerCard.kinds.restored);
});

test("two tabs that spend the same beans place one order with them", async () => {
  const { visitor, email } = await withCard();
  await correct(email, 50);
  await visitor.add(coffee, 2);
  const { owner = "" } = Object.fromEntries(
    elements(mainOf(await enterSteps(visitor)), "input").map(({ name, value }) => [name, value]),
  );
  await visitor.submit(checkoutBeansPath, { owner, lots: "1" });
  const review = (await visitor.get(checkoutPaths.review)).body;
  // The beans are gone in the meantime.
  await correct(email, -20);
  const refused = await press(visitor, review);
  expect(refused.statusCode).toBe(409);
  expect((await cardOf(email)).beans).toBe(80);
  expect(words(refused.body)).toContain(
    wordsOf(
      fill(customerCard.spend.tooFew, {
        beans: card.beans,
        amount: formatAmount(card.beansWorth, site),
      }),
    ),
  );
});

test("a household collects on one ledger: invited by mail, joined with a login, left with its beans", async () => {
  const { visitor, email } = await withCard("privatecard");
  const { visitor: guest, email: invited } = await withCard();
  const wrong = await visitor.submit(cardAccountPaths.invite, { email: "mia@" });
  expect(wrong.statusCode).toBe(400);
  expect(elements(mainOf(wrong.body), "input").find(({ name }) => name === "email")?.value).toBe(
    "mia@",
  );
  // After the one that welcomes.
  await shop.mailTo(invited, 1);
  const before = (await shop.mails()).filter(({ to }) => to === invited).length;
  const done = await visitor.submit(cardAccountPaths.invite, { email: invited });
  expect(done.headers.location).toBe(`${customerPaths.card}?done=cardInvited`);
  const link = linkIn(await shop.mailTo(invited, before));
  expect(link).toContain(cardAccountPaths.invitation);
  expect((await browser().get(link)).headers.location).toContain(
    `next=${encodeURIComponent(link)}`,
  );
  expect(words((await guest.get(link)).body)).toContain("Ida Müller");
  await guest.submit(link);
  expect(await cardOf(invited)).toMatchObject({ kind: "privatecard", beans: 100 });
  expect((await guest.submit(link)).statusCode).toBe(409);
  expect(await cardPage(visitor)).toContain(
    wordsOf(groupedCardNumber((await cardOf(invited)).number)),
  );
  expect(words((await guest.get(cardAccountPaths.leave)).body)).toContain(
    wordsOf(customerCard.leave.household),
  );
  await guest.submit(cardAccountPaths.leave);
  expect((await guest.data()).customer).toMatchObject({
    loyaltyBeans: 0,
    statuses: { isKontorcardMember: false },
  });
  expect(await cardOf(email)).toMatchObject({ beans: 100 });
});

test("leaving says what is lost, a second card brings no second welcome, and a deleted account leaves only numbers", async () => {
  const { visitor, email } = await withCard();
  expect(words((await visitor.get(cardAccountPaths.leave)).body)).toContain(
    wordsOf(plural(customerCard.leave.alone, card.welcomeBeans, "de-DE")),
  );
  await visitor.submit(cardAccountPaths.leave);
  await visitor.submit(customerPaths.card, { kind: "kontorcard" });
  expect((await cardOf(email)).beans).toBe(0);
  await correct(email, 30);
  const { number } = await cardOf(email);
  await visitor.submit(customerPaths.remove, { password: "Geheim123" });
  const { rows } = await sql<{ kind: string; note: string; balance: number }>`
    select kind, note, sum(beans) over ()::integer as balance from card_booking
    where ledger_id = (select ledger_id from card where number = ${number}) order by id`.execute(
    shop.services.database.sql,
  );
  expect(rows).toEqual([
    { kind: "correction", note: "", balance: 0 },
    { kind: "closed", note: "", balance: 0 },
  ]);
});

test("beans that expire are announced once, and then booked out", async () => {
  const { email } = await withCard();
  // The one that welcomes.
  await shop.mailTo(email, 1);
  pass(36 * 30.44 * day - 20 * day);
  const before = (await shop.mails()).filter(({ to }) => to === email).length;
  await Promise.all([runJobs(), runJobs()]);
  const mail = await shop.mailTo(email, before);
  expect(mail.subject).toBe(
    plural(customerCard.mails.expiring.subject, card.welcomeBeans, "de-DE"),
  );
  pass(40 * day);
  await Promise.all([runJobs(), runJobs()]);
  expect((await cardOf(email)).beans).toBe(0);
  const mails = (await shop.mails()).filter(({ to }) => to === email).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual([mail.subject]);
});

test("staff find a card by number or address, and correct it with a reason, once", async () => {
  const { email } = await withCard();
  const { number } = await cardOf(email);
  const { browser: staff } = await staffBrowser(shop, ["orders"]);
  const ownPage = { "sec-fetch-site": "same-origin" };
  for (const text of [groupedCardNumber(number), email])
    expect(
      words((await staff.get(`${staffCardsPath}?${new URLSearchParams({ text })}`)).body),
    ).toContain("50 beans");
  const send = (fields: Record<string, string>) =>
    staff.submit(`${staffCardsPath}/${number}`, fields, ownPage);
  const form = { beans: "-20", note: "Doppelt gebucht", key: "a" };
  await Promise.all([send(form), send(form)]);
  expect((await cardOf(email)).beans).toBe(30);
  const tooMany = await send({ ...form, beans: "-31", key: "b" });
  expect(tooMany.statusCode).toBe(409);
  expect(tooMany.body).toContain("The card has fewer beans than that.");
  expect((await send({ beans: "5", note: "", key: "c" })).statusCode).toBe(409);
  const stranger = await customerBrowser(shop).get(staffCardsPath);
  expect(stranger.statusCode).toBe(303);
});

/** Returns a card from a store, which staff have made. */
async function storeCard() {
  const { browser: staff } = await staffBrowser(shop, ["orders"]);
  const form = { site: "DE", count: "1", key: newSecret() };
  const ownPage = { "sec-fetch-site": "same-origin" };
  // Sent twice by an impatient press.
  const [made] = await Promise.all(
    [0, 1].map(() => staff.submit(staffStoreCardsPath, form, ownPage)),
  );
  const sheet = await staff.get(String(made!.headers.location));
  const [code = "", ...others] = [...sheet.body.matchAll(/<code>([^<]*)<\/code>/g)].map(
    ([, each]) => each!,
  );
  expect(others).toEqual([]);
  const number = /text=(28\d{11})"/.exec(sheet.body)![1]!;
  return { number, code };
}

async function bookInStore(number: string, beans: number) {
  const correction = { beans, note: "Einkauf im Store", key: newSecret() };
  expect(await shop.services.customerCards.correct(number, correction, 1)).toBe("done");
}

const attached = async (visitor: CustomerBrowser, form: { number: string; code: string }) =>
  (await visitor.submit(cardAccountPaths.attach, form)).headers.location;

test("a card from a store comes into an account with its beans, by number and code, once", async () => {
  const { number, code } = await storeCard();
  await bookInStore(number, 120);
  const visitor = browser();
  const email = await register(visitor);
  const wrongDigit = await visitor.submit(cardAccountPaths.attach, { number: "2800", code });
  expect(wrongDigit.statusCode).toBe(400);
  expect(words(wrongDigit.body)).toContain(wordsOf(customerCard.attach.problems.number));
  expect(elements(mainOf(wrongDigit.body), "input").map(({ value }) => value)).toEqual(
    expect.arrayContaining(["2800", code]),
  );
  const wrongCode = await visitor.submit(cardAccountPaths.attach, { number, code: "0000-0000" });
  expect(words(wrongCode.body)).toContain(wordsOf(customerCard.attach.problems.unknown));

  const typed = { number: groupedCardNumber(number), code: code.toLowerCase().replace("-", " ") };
  const tabs = await Promise.all([attached(visitor, typed), attached(visitor, typed)]);
  expect(tabs).toEqual(Array(2).fill(`${customerPaths.card}?done=card`));
  expect(await cardOf(email)).toMatchObject({ number, beans: 120 + card.welcomeBeans });
  const page = await cardPage(visitor);
  expect(page).toContain("Einkauf im Store");

  const { visitor: other, email: another } = await withCard();
  const refused = await other.submit(cardAccountPaths.attach, { number, code });
  expect(words(refused.body)).toContain(wordsOf(customerCard.attach.problems.alreadyTaken));
  expect((await cardOf(another)).beans).toBe(card.welcomeBeans);
});

test("a second card's beans join those of the first one, whose waiting orders stay the customer's own", async () => {
  const { visitor, email } = await withCard();
  await visitor.add(coffee, 4);
  const { number: orderNumber } = await order(visitor, await enterSteps(visitor));
  const { number, code } = await storeCard();
  await bookInStore(number, 30);
  expect(words((await visitor.get(cardAccountPaths.attach)).body)).toContain(
    wordsOf(customerCard.attach.replaces),
  );
  await attached(visitor, { number, code });
  expect(await cardOf(email)).toMatchObject({ number, beans: card.welcomeBeans + 30 });
  const { waiting } = (await shop.services.customerCards.account(await customerIdOf(shop, email)))!;
  expect(waiting).toMatchObject([{ number: orderNumber, isOwn: true }]);
  const notice = words((await visitor.get(customerPaths.data)).body);
  for (const count of [card.welcomeBeans + 30, waiting[0]!.beans])
    expect(notice).toContain(wordsOf(plural(texts.customer.beans, count, "de-DE")));
});

test("codes are not guessed: after ten wrong ones even the right one waits until the next day", async () => {
  const { number, code } = await storeCard();
  const visitor = browser();
  const email = await register(visitor);
  for (let tries = 0; tries < 10; tries++)
    await visitor.submit(cardAccountPaths.attach, { number, code: `0000-000${tries}` });
  expect((await visitor.submit(cardAccountPaths.attach, { number, code })).statusCode).toBe(429);
  pass(day);
  await login(visitor, email);
  expect(await attached(visitor, { number, code })).toBe(`${customerPaths.card}?done=card`);
});

test("a card of another site's stores stays there", async () => {
  const { number, code } = await storeCard();
  const visitor = browser("AT");
  await register(visitor);
  expect((await visitor.submit(cardAccountPaths.attach, { number, code })).statusCode).toBe(400);
});
