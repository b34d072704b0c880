import { checkoutPaths, orderPaths } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { solutionOf, type Challenge } from "../../../platform/client/solve-challenge.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { enterSteps, press } from "../../../tests/support/checkout-forms.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { texts, site } = allSites.DE;
const { proof } = texts.checkout;
const email = "ida@example.com";
const [coffee, other, third] = ["100101-250", "100121-250", "100121-500"] as const;
const wordsIn = (html: string) => wordsOf(mainOf(html));
const inputOf = (html: string, name: string) =>
  elements(mainOf(html), "input").find((input) => input.name === name);

beforeEach(async () => {
  const { sql: db } = shop.services.database;
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("placed_order").execute();
  await sql`update offer set stock = 1000, sold = 0, price = 100, was = null`.execute(db);
});

/** Opens the review of a guest with up to 20 pieces of each of some articles. */
async function reviewOf(pieces: Partial<Record<string, number>>) {
  const visitor = customerBrowser(shop);
  for (const [tcm, quantity] of Object.entries(pieces)) await visitor.add(tcm, quantity!);
  return { visitor, review: await enterSteps(visitor) };
}

/** Places an order of another guest, after which the network's next one needs a proof. */
async function fillNetwork() {
  const { visitor } = await reviewOf({ [coffee]: 20, [other]: 20 });
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "eve@example.com" });
  const review = await visitor.get(checkoutPaths.review);
  expect((await press(visitor, review.body)).statusCode).toBe(303);
}

/** Does what sends a code to the guest, and returns the page and the code. */
async function withCode(send: () => ReturnType<typeof press>) {
  const codes = async () =>
    (await shop.mails()).flatMap(({ subject }) => /^[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(subject) ?? []);
  const before = (await codes()).length;
  const page = await send();
  expect(inputOf(page.body, "code")).toBeDefined();
  await expect.poll(async () => (await codes()).length).toBe(before + 1);
  return { page, code: (await codes()).at(-1)! };
}

const challengeIn = (html: string): Challenge =>
  JSON.parse(/data-island="OrderProof".*?<script[^>]*>(.*?)<\/script>/s.exec(html)![1]!).challenge;

test("a guest of a busy network sees the same review with a challenge, whose solution places the order", async () => {
  await fillNetwork();
  const { visitor, review } = await reviewOf({ [coffee]: 2 });
  const asked = await press(visitor, review);
  expect(asked.statusCode).toBe(403);
  expect(wordsIn(asked.body)).toContain(fill(proof.scriptless, { email }));
  expect(inputOf(asked.body, "code")).toBeUndefined();
  const solution = await solutionOf(challengeIn(asked.body));
  const { headers } = await press(visitor, asked.body, { solution });
  expect(headers.location).toContain(orderPaths.order);
});

test("without scripts a code by mail places the order, and a wrong one is named", async () => {
  await fillNetwork();
  const { visitor, review } = await reviewOf({ [coffee]: 2 });
  const asked = await press(visitor, review);
  const { page: sent, code } = await withCode(() =>
    press(visitor, asked.body, { sendCode: "yes" }),
  );
  expect(wordsIn(sent.body)).toContain(fill(proof.sent, { email }));
  expect(inputOf(sent.body, "code")).toHaveProperty("autofocus");
  const wrong = await press(visitor, sent.body, { code: "AAAA-AAAA" });
  expect(wordsIn(wrong.body)).toContain(proof.wrong);
  const { headers } = await press(visitor, wrong.body, { code: code.toLowerCase() });
  expect(headers.location).toContain(orderPaths.order);
});

test("a large order gets its code at once, and one above all limits names the service's phone", async () => {
  const { visitor, review } = await reviewOf({ [coffee]: 20, [other]: 20, [third]: 1 });
  const { page: asked, code } = await withCode(() => press(visitor, review));
  expect(asked.statusCode).toBe(403);
  expect(wordsIn(asked.body)).toContain(fill(proof.confirm, { email }));
  expect(asked.body).not.toContain("OrderProof");
  await sql`update offer set price = 10000`.execute(shop.services.database.sql);
  // Above the amount of an invoice.
  await visitor.submit(checkoutPaths.payment, { payment: "prepayment" });
  const { body } = await visitor.get(checkoutPaths.review);
  const refused = await press(visitor, body, { code });
  expect(refused.statusCode).toBe(409);
  const tooLarge = texts.checkout.tooLarge.replaceAll("\u00a0", " ");
  expect(wordsIn(refused.body)).toContain(tooLarge);
  expect(tooLarge).toContain(site.phone);
});

test("codes to one address are limited, and the page says when to ask again", async () => {
  const { visitor, review } = await reviewOf({ [coffee]: 20, [other]: 20, [third]: 1 });
  const send = () => press(visitor, review, { sendCode: "yes" });
  for (let count = 0; count < 3; count++) expect((await send()).statusCode).toBe(200);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("the review says how an invoice is paid", async () => {
  const { review } = await reviewOf({ [coffee]: 1 });
  expect(wordsIn(review)).toContain(fill(texts.payment.kinds.invoice.hint, { days: 14 }));
});

test("the review and the confirmation name the same last day to pay in advance", async () => {
  await sql`update offer set stock = 10`.execute(shop.services.database.sql);
  const { visitor } = await reviewOf({ [coffee]: 4 });
  const steps = await visitor.get(checkoutPaths.payment);
  expect(wordsIn(steps.body)).toContain(fill(texts.payment.kinds.prepayment.hint, { days: 2 }));
  await visitor.submit(checkoutPaths.payment, { payment: "prepayment" });
  const review = await visitor.get(checkoutPaths.review);
  const { dueAt } = texts.payment.labels;
  const [, day] = new RegExp(`${dueAt}: (\\d+\\. \\p{L}+ \\d+)`, "u").exec(wordsIn(review.body))!;
  const { headers } = await press(visitor, review.body);
  const confirmation = await visitor.get(headers.location!);
  expect(wordsIn(confirmation.body)).toContain(day);
});
