import { cartApiPath } from "../../border-paths.ts";
import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Admission } from "../../../platform/http/overload/admission.ts";
import { ConcurrencyLimit } from "../../../platform/http/overload/concurrency-limit.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { cartVisitor } from "../../../tests/support/cart-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { CartUpdate } from "../cart-schema.ts";
import { createBegunCarts } from "./cart-owner.ts";
import { cartRoutes } from "./cart-routes.ts";

let shop: TestShop;
beforeAll(async () => {
  // The cart itself is tested with concurrent changes, so the server accepts any number of them.
  shop = await openTestShop({
    admission: new Admission({ limit: new ConcurrencyLimit(10), burst: 500 }),
  });
});
afterAll(() => shop.close());

const browser = (site?: string) => cartVisitor(shop, site);

const espresso = { productId: "100101", tcm: "100101-250" };

test("a forged or foreign cart id opens nothing, and a new cart gets a new id", async () => {
  const owner = browser();
  await owner.change({ addArticle: { ...espresso, quantity: 1 } });
  const stranger = browser();
  stranger.cookie = `cartId=${"A".repeat(32)}`;
  expect((await stranger.read()).articles).toEqual([]);
  await stranger.change({ addArticle: { ...espresso, quantity: 5 } });
  expect(stranger.cookie).not.toContain("A".repeat(32));
  expect((await owner.read()).numberOfArticles).toBe(1);
});

test("a cart belongs to one site", async () => {
  const german = browser("DE");
  await german.change({ addArticle: { ...espresso, quantity: 1 } });
  const austrian = browser("AT");
  austrian.cookie = german.cookie;
  expect((await austrian.read()).articles).toEqual([]);
});

test("another site's page cannot write to the cart", async () => {
  const response = await browser().change(
    { addArticle: { ...espresso, quantity: 1 } },
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  );
  expect(response.statusCode).toBe(403);
});

test("the database stores no secret that opens a cart", async () => {
  const visitor = browser();
  await visitor.change({ addArticle: { ...espresso, quantity: 1 } });
  const ids = await shop.services.database.sql.selectFrom("cart").select("id").execute();
  expect(ids.map(({ id }) => `cartId=${id}`)).not.toContain(visitor.cookie);
});

test.each([true, false])(
  "the cart's cookie is secure when the shop is reached by https: %s",
  async (isSecure) => {
    const app = fastify();
    await app.register(cookie);
    cartRoutes(app, {
      carts: shop.services.carts,
      ownerOf: async () => ({ secret: undefined }),
      presentOf: () => ({ site: allSites.DE.site, now: new Date() }),
      isSecure: () => isSecure,
    });
    const payload = { addArticle: { ...espresso, quantity: 1 } };
    const { cookies } = await app.inject({ method: "PUT", url: cartApiPath, payload });
    expect(cookies[0]?.secure ?? false).toBe(isSecure);
    await app.close();
  },
);

test("a change that is sent again with its idempotency key adds once", async () => {
  const visitor = browser();
  await visitor.change({ setArticle: { ...espresso, quantity: 1 } });
  const add = () =>
    visitor.change({ addArticle: { ...espresso, quantity: 2 } }, { "idempotency-key": "one" });
  await add();
  expect((await add()).statusCode).toBe(200);
  expect((await visitor.read()).numberOfArticles).toBe(3);
});

test("an idempotency key finds the cart that it created when the answer with the cookie was lost", async () => {
  const key = { "idempotency-key": `001795284608782-${"0123456789abcdef".repeat(2)}` };
  const add = { addArticle: { ...espresso, quantity: 1 } };
  const [first, second] = [browser(), browser()];
  await Promise.all([first.change(add, key), second.change(add, key)]);
  expect(second.cookie).toBe(first.cookie);
  expect((await second.read()).numberOfArticles).toBe(1);
});

test.each(["one", "001795284608782-1-22-333-4444444444", "000000000000000-1-2-3-4"])(
  "the idempotency key %s, which two shoppers may have chosen, opens neither's cart to the other",
  async (key) => {
    const [first, second] = [browser(), browser()];
    const add = { addArticle: { ...espresso, quantity: 1 } };
    for (const visitor of [first, second]) await visitor.change(add, { "idempotency-key": key });
    expect(second.cookie).not.toBe(first.cookie);
  },
);

test("no client can compute a cart's secret from its idempotency key, since a key of the shop is part of it", async () => {
  const database = shop.services.database.sql;
  const key = `001795284608782-${"fedcba9876543210".repeat(2)}`;
  const secret = await createBegunCarts(database).secretFrom(key);
  expect(await createBegunCarts(database).secretFrom(key)).toBe(secret);
  await database
    .updateTable("cart_key")
    .set({ key: Buffer.from("another shop") })
    .execute();
  expect(await createBegunCarts(database).secretFrom(key)).not.toBe(secret);
});

test("an idempotency key is refused for another change", async () => {
  const visitor = browser();
  await visitor.change({ setArticle: { ...espresso, quantity: 1 } });
  await visitor.change({ addArticle: { ...espresso, quantity: 2 } }, { "idempotency-key": "one" });
  const other = await visitor.change(
    { addArticle: { ...espresso, quantity: 5 } },
    { "idempotency-key": "one" },
  );
  expect(other.statusCode).toBe(422);
  expect((await visitor.read()).numberOfArticles).toBe(3);
});

test("only expired carts and idempotency keys are deleted", async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const { carts, database } = shop.services;
  const visitor = browser();
  await visitor.change({ addArticle: { ...espresso, quantity: 1 } }, { "idempotency-key": "old" });
  const keys = () => database.sql.selectFrom("cart_change").selectAll().execute();
  await carts.deleteExpired(days(0));
  expect(await keys()).not.toEqual([]);
  expect(await carts.deleteExpired(days(2))).toBe(0);
  expect(await keys()).toEqual([]);
  expect((await visitor.read()).numberOfArticles).toBe(1);
  expect(await carts.deleteExpired(days(31))).toBeGreaterThan(0);
  expect((await visitor.read()).numberOfArticles).toBe(0);
});

test("of 500 changes of carts at once none is lost, and each has a revision of its own", async () => {
  const visitors = Array.from({ length: 25 }, () => browser());
  await Promise.all(
    visitors.map((visitor) => visitor.change({ addArticle: { productId: "100111", quantity: 1 } })),
  );
  const add = { addArticle: { ...espresso, quantity: 1 } };
  /** Sends the change again, like the browser, while the server is overloaded. */
  const untilAnswered = async (visitor: (typeof visitors)[number], key: string) => {
    for (;;) {
      const response = await visitor.change(add, { "idempotency-key": key });
      if (response.statusCode !== 503) return response;
    }
  };
  const answers = await Promise.all(
    visitors.flatMap((visitor) =>
      Array.from({ length: 20 }, (_, index) => untilAnswered(visitor, `add-${index}`)),
    ),
  );
  expect(answers.map((response) => response.statusCode)).toEqual(Array(500).fill(200));
  for (const [index, visitor] of visitors.entries()) {
    expect((await visitor.read()).numberOfArticles).toBe(21);
    const own = answers.slice(index * 20, index * 20 + 20);
    const revisions = own.map((response) => response.json<CartUpdate>().cart.revision);
    expect(new Set(revisions).size).toBe(20);
  }
});
