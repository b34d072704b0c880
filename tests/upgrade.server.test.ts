import { newsletterApi } from "../border/border-paths.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "../storefront/server/read-migrations.ts";
import { sessionCookie } from "../shop/customer/customer-contract.ts";
import { customerBrowser, login } from "./support/customer-browser.ts";
import { restoredDatabase, type TestDatabase } from "./support/databases.ts";
import { orderVisitor, placed } from "./support/order-visitor.ts";
import { openTestShop, type TestShop } from "./support/shop.ts";
import { coffeeShop } from "../server/shop.ts";
import before from "./fixtures/releases/2026-11-28.json" with { type: "json" };

/** Tables that each release fills or empties itself: content, mails that were sent, limits of minutes. */
const contentTables = new Set(
  `ab_test article campaign category content_file content_version footer_content migration offer offer_change outgoing_mail
  partner_product product product_type rate_limit search_exclusion seasonal_term voucher`.split(
    /\s+/,
  ),
);

let database: TestDatabase;
let shop: TestShop;
/** Rows of shoppers by table, in the dump and after the start. */
let counts: { before: Record<string, number>; after: Record<string, number> };
beforeAll(async () => {
  const file = await readFile(join(import.meta.dirname, "fixtures/releases/2026-11-28.sql.gz"));
  const dump = gunzipSync(file).toString();
  database = await restoredDatabase(dump);
  const inDump = [...dump.matchAll(/^INSERT INTO public\.(\w+) .*VALUES\n((?:\t.*\n)+)/gm)]
    .map(([, table, rows]) => [table!, rows!.match(/^\t\(/gm)!.length] as const)
    .filter(([table]) => !contentTables.has(table));
  shop = await openTestShop({
    database,
    now: () => new Date(Date.parse(before.now) + 60_000),
  });
  const after = await Promise.all(
    inDump.map(async ([table]) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(shop.services.database.sql);
      return [table, rows[0]!.count] as const;
    }),
  );
  counts = { before: Object.fromEntries(inDump), after: Object.fromEntries(after) };
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test("no row of shoppers is lost by the start of a newer release", () => {
  expect(counts.before).toHaveProperty("placed_order");
  expect(counts.after).toEqual(counts.before);
});

test("every migration of an older release is one of this release, so that a new database has the same tables", async () => {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(
    shop.services.database.sql,
  );
  const names = (await readMigrations(coffeeShop.migrations)).map(({ name }) => name);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

async function soldPieces() {
  const { rows } = await sql<{ tcm: string; sold: number }>`
    select tcm, sold from offer where market = 'DE' and sold <> 0`.execute(
    shop.services.database.sql,
  );
  return Object.fromEntries(rows.map(({ tcm, sold }) => [tcm, sold]));
}

test("a cart of an older release is ordered from the review that it showed", async () => {
  const guest = orderVisitor(shop.services, { owner: { secret: before.cart.secret } });
  const { articles, totals } = await guest.cart();
  expect(Object.fromEntries(articles.map(({ tcm, quantity }) => [tcm, quantity]))).toEqual(
    before.cart.quantities,
  );
  expect(totals.total).toBe(before.cart.total);
  // Of the orders before.
  expect(await soldPieces()).toEqual({ "100101-250": 1, "100121-250": 3 });
  const order = placed(await guest.press(before.cart.seen));
  expect(order.totals.total).toBe(before.cart.total);
  expect(await soldPieces()).toEqual({ "100101-250": 3, "100121-250": 4 });
});

test("orders of an older release are found by the addresses of their mails, and go on", async () => {
  const { orders } = shop.services;
  for (const { number, secret, total } of [before.unpaid, before.shipped]) {
    const page = await shop.app.inject({
      url: `/orders/order/${secret}`,
      headers: { host: shop.host("DE") },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(number);
    expect((await orders.ofNumber(number))?.totals.total).toBe(total);
  }
  expect(await orders.setState(before.unpaid.number, { state: "paid", note: "" })).toBe("done");
  expect(await orders.setState(before.shipped.number, { state: "delivered", note: "" })).toBe(
    "done",
  );
});

test("a customer of an older release stays logged in, with the cart, and logs in again", async () => {
  const { cookies, email, password, quantities } = before.customer;
  const browser = customerBrowser(shop);
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, value);
  expect(browser.jar.has(sessionCookie)).toBe(true);
  expect(await browser.status()).toBe("LOGGED_IN");
  expect(await browser.cart()).toEqual(quantities);
  const other = customerBrowser(shop);
  await login(other, email, { password });
  expect(await other.cart()).toEqual(quantities);
});

test("the links in newsletters of an older release confirm and end them", async () => {
  const headers = { host: shop.host("DE") };
  const { begun, unsubscribe } = before.newsletter;
  const confirmed = await shop.app.inject({
    method: "PUT",
    url: `${newsletterApi.subscriber(begun)}/doi`,
    headers,
  });
  expect(confirmed.statusCode).toBe(204);
  const ended = await shop.app.inject({
    method: "POST",
    url: newsletterApi.unsubscribe(unsubscribe),
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(ended.statusCode).toBeLessThan(300);
});
