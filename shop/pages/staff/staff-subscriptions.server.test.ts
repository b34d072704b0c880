import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { exampleSubscription } from "../../subscriptions/subscription-examples.ts";

const { site } = allSites.DE;
const opening = "5550001112";
let now = new Date("2026-11-02T10:00:00Z");
let shop: TestShop;
let staff: Awaited<ReturnType<typeof staffBrowser>>["browser"];
let number: string;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  ({ browser: staff } = await staffBrowser(shop, ["orders"]));
  const { subscriptions, database } = shop.services;
  await database.sql.transaction().execute((transaction) =>
    subscriptions.open(transaction, {
      number: opening,
      site: site.code,
      placedAt: now,
      email: "ida@example.com",
      customerId: "7",
      address: exampleSubscription.address,
      payment: "invoice",
      subscriptions: [
        {
          tcm: "100101-250",
          quantity: 1,
          intervalWeeks: 2,
          price: 600,
          whenSoldOut: { kind: "skip" },
        },
      ],
    }),
  );
  ({ number } = (await stored())!);
});
afterAll(() => shop.close());

const stored = async () => (await shop.services.subscriptions.listOf("7", { site, now }))[0];
const page = () => staff.get(`${staffSubscriptionsPath}/${number}`, {});
/** Sends a form of the page as a browser does, with what its hidden field `seen` has. */
const send = async (form: Record<string, string>) => {
  const { body } = await page();
  const seen = elements(body, "input").find(({ name }) => name === "seen")!.value!;
  return staff.submit(
    `${staffSubscriptionsPath}/${number}`,
    { seen, ...form },
    { "sec-fetch-site": "same-origin" },
  );
};

test("staff change article, quantity, address and payment with the forms of the customer, and the history names them", async () => {
  const contents = { kind: "contents", tcm: "100121-250", quantity: "3", weeks: "2" };
  expect(await send({ ...contents, soldOut: "skip", note: "By phone" })).toMatchObject({
    statusCode: 303,
  });
  const { address } = exampleSubscription;
  const moved = { ...address, street: "Am Kai 3", kind: "address" };
  expect(await send({ ...moved, note: "" } as never)).toMatchObject({ statusCode: 303 });
  expect(await send({ kind: "payment", payment: "prepayment" })).toMatchObject({ statusCode: 303 });
  expect(await stored()).toMatchObject({
    article: { tcm: "100121-250" },
    quantity: 3,
    address: { street: "Am Kai 3" },
    payment: "prepayment",
  });
  const words = wordsOf((await page()).body);
  expect(words).toContain("article, by staff (100121-250 · By phone)");
  expect(words).toContain("address, by staff");
});

test("a refused form of staff says what is wrong and has what was typed, and one that is too old changes nothing", async () => {
  const { address } = exampleSubscription;
  const wrong = await send({ ...address, street: "", kind: "address", note: "Moves" } as never);
  expect(wrong.statusCode).toBe(400);
  expect(wordsOf(wrong.body)).toContain("The address is not complete.");
  expect(wrong.body).toContain(">Moves</textarea>");
  const old = await send({ kind: "payment", payment: "invoice", seen: "older" });
  expect(old.statusCode).toBe(409);
  expect(wordsOf(old.body)).toContain("The page now shows the latest.");
  expect(await stored()).toMatchObject({ payment: "prepayment" });
});

test("the order of a delivery links its subscription, whose page links the order and the one that opened it", async () => {
  const { subscriptions, database } = shop.services;
  await sql`update offer set stock = 1000 where market = 'DE'`.execute(database.sql);
  for (let day = 0; day < 15; day++) {
    await subscriptions.jobs[0]!.run();
    now = new Date(now.getTime() + 86_400_000);
  }
  // Logins of staff have ended by then.
  ({ browser: staff } = await staffBrowser(shop, ["orders"]));
  const [delivery] = (await stored())!.deliveries.filter(({ number: each }) => each > 1);
  const links = async (path: string) =>
    elements((await staff.get(path, {})).body, "a").map(({ href }) => href);
  const one = `${staffSubscriptionsPath}/${number}`;
  expect(await links(one)).toEqual(
    expect.arrayContaining([
      `${orderPaths.staff}/${delivery!.order!}`,
      `${orderPaths.staff}/${opening}`,
    ]),
  );
  expect(await links(`${orderPaths.staff}/${delivery!.order!}`)).toContain(one);
  expect(await links(`${staffSubscriptionsPath}?text=${opening}`)).toContain(one);
});
