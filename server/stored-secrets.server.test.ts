import {
  abTestPaths,
  newsletterApi,
  personalDataPath,
  staffPaths,
} from "../border/border-paths.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allSites } from "../shop/sites/all-sites.ts";
import { cartVisitor } from "../tests/support/cart-visitor.ts";
import {
  cartPath,
  customerBrowser,
  login,
  password,
  register,
} from "../tests/support/customer-browser.ts";
import { previewing } from "../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** A reader of the database finds nothing that could be used to send a request as another shopper. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Returns every row of every table as text. */
async function storedRows(): Promise<string[]> {
  const { sql: db } = shop.services.database;
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(db);
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<{ row: string }>`select stored::text as row
        from ${sql.table(name)} as stored`.execute(db);
      return found.rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return rows.flat();
}

const rowsWith = async (secret: string) =>
  (await storedRows()).filter((row) => row.includes(secret));

test("the database stores neither a cart's secret nor the key that the secret follows from", async () => {
  const key = "001795284608782-1-22-333-4444444444";
  const visitor = cartVisitor(shop);
  const add = { addArticle: { productId: "100101", quantity: 1 } };
  await visitor.change(add, { "idempotency-key": key });
  const secret = visitor.cookie.split("=")[1]!;
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(await rowsWith(secret)).toEqual([]);
  expect(await rowsWith(key)).toEqual([]);
});

test("the idempotency key of a customer's change is not stored", async () => {
  const visitor = customerBrowser(shop);
  await register(visitor);
  const key = "key-of-another-team";
  await visitor.send(
    "PUT",
    cartPath,
    { json: { addArticle: { productId: "100101", quantity: 1 } } },
    { "idempotency-key": key },
  );
  expect((await visitor.cart())["100101-250"]).toBe(1);
  expect(await rowsWith(key)).toEqual([]);
});

test("the database stores no session, no password and no proof of a remembered login", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  await login(visitor, email, { remember: "yes" });
  const session = visitor.jar.get("kontorSession")!;
  const [selector, validator] = visitor.jar.get("LoginToken")!.split(".");
  expect(await rowsWith(selector!)).not.toEqual([]);
  for (const secret of [session, validator!, password]) expect(await rowsWith(secret)).toEqual([]);
});

test("a signed preview shows coming content, and grants no access to staff's or a customer's data", async () => {
  const cookie = await previewing(shop, { time: new Date(Date.now() + 86_400_000) });
  const ask = (url: string) => shop.app.inject({ url, headers: { host: shop.host("DE"), cookie } });
  expect((await ask("/")).body).toContain("data-kontor-preview-mark");
  for (const url of [staffPaths.checkAuth, staffPaths.renew])
    expect((await ask(url)).json(), url).toMatchObject({ status: "UNAUTHORIZED" });
  expect((await ask(`${abTestPaths.testsAt}?time=2026-12-24T18:00Z`)).statusCode).toBe(403);
  expect((await ask(staffPaths.frame + "?to=/")).statusCode).toBe(404);
  expect((await ask(personalDataPath)).json()).toMatchObject({
    tracking: { loginStatus: "LOGGED_OUT" },
  });
});

test("of each link in the newsletter's mails only the hash is stored", async () => {
  const email = "ida@example.com";
  const { newsletter } = shop.services;
  await newsletter.subscribe({
    site: allSites.DE.site,
    request: { email, consents: [], origin: "", originAddition: "" },
    ip: "192.0.2.1",
    userAgent: "",
    formPath: "",
    renderToken: await newsletter.renderToken(new Date(Date.now() - 10_000)),
    knownBrowser: async () => undefined,
    now: new Date(),
  });
  const tokenOf = (text: string) => /\/([\w-]{43})\b/.exec(text)![1]!;
  const confirmation = tokenOf((await shop.mailTo(email)).text);
  expect(await rowsWith(confirmation)).toEqual([]);
  expect(await rowsWith(createHash("sha256").update(confirmation).digest("base64url"))).not.toEqual(
    [],
  );
  await shop.app.inject({
    method: "PUT",
    url: `${newsletterApi.subscriber(confirmation)}/doi`,
    headers: { host: shop.host("DE") },
  });
  const { welcome } = allSites.DE.texts.newsletterMails;
  await expect.poll(async () => (await shop.mailTo(email)).subject).toBe(welcome.subject);
  expect(await rowsWith(tokenOf((await shop.mailTo(email)).text))).toEqual([]);
});
