import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allSites } from "../../../../shop/sites/all-sites.ts";
import { cartVisitor } from "../../../../tests/support/cart-visitor.ts";
import { openTestShop, type TestShop } from "../../../../tests/support/shop.ts";
import { batchCarts } from "../batch-carts.ts";
import { storedCarts } from "./stored-carts.ts";

/** Changes of several carts that arrive together. Locked rows need a PostgreSQL server: the embedded one has a single connection. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const article = { productId: "100101", tcm: "100101-250" };

/** Returns visitors whose carts hold one article. */
async function visitors(count: number) {
  const all = Array.from({ length: count }, () => cartVisitor(shop));
  for (const visitor of all) await visitor.change({ addArticle: { ...article, quantity: 1 } });
  return all;
}

const quantityIn = async (visitor: ReturnType<typeof cartVisitor>) =>
  (await visitor.read()).articles.map(({ quantity }) => quantity);

test("concurrent changes of several carts are each made in their own, with a higher revision", async () => {
  const all = await visitors(8);
  const before = await Promise.all(all.map((visitor) => visitor.read()));
  const answers = await Promise.all(
    all.map((visitor, index) =>
      visitor.change({ setArticle: { ...article, quantity: index + 2 } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  for (const [index, visitor] of all.entries()) {
    expect(await quantityIn(visitor)).toEqual([index + 2]);
    expect((await visitor.read()).revision).toBeGreaterThan(before[index]!.revision);
  }
});

test("a cart that another transaction has locked delays only its own change", async () => {
  const [locked, ...others] = await visitors(4);
  const { revision } = await locked!.read();
  let waiting: Promise<unknown> | undefined;
  await shop.services.database.sql.transaction().execute(async (transaction) => {
    await sql`select 1 from cart where revision = ${revision} for update`.execute(transaction);
    const done = others.map((visitor) =>
      visitor.change({ setArticle: { ...article, quantity: 4 } }),
    );
    waiting = locked!.change({ setArticle: { ...article, quantity: 3 } });
    await Promise.all(done);
    for (const visitor of others) expect(await quantityIn(visitor)).toEqual([4]);
    expect(await quantityIn(locked!)).toEqual([1]);
  });
  await waiting;
  expect(await quantityIn(locked!)).toEqual([3]);
});

test("of two requests that begin the same cart at once, one begins it, and their batch succeeds", async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const carts = batchCarts(storedCarts(shop.services.database.sql.withPlugin(counting)));
  const at = { site: allSites.DE.site, now: new Date() };
  const [none] = await carts.read([{ owner: { secret: "" }, at }]);
  statements = 0;
  const put = {
    kind: "article",
    entry_key: article.tcm,
    product_id: "100101",
    tcm: article.tcm,
    quantity: 1,
    interval_weeks: null,
  } as const;
  const use = { key: "a key", hash: "its change" };
  const begin = async (secret: string) => {
    const change = { put, remove: [] };
    const [written] = await carts.write([{ owner: { secret }, at, cart: none!, change, use }]);
    return written?.secret;
  };
  const written = await Promise.all(["first", "a", "b", "same", "same", "c"].map(begin));
  expect(written.filter((secret) => secret === undefined)).toHaveLength(1);
  expect(new Set(written)).toEqual(new Set(["first", "a", "b", "same", "c", undefined]));
  // One for the first change, one for the batch, and one for the request that came too late.
  expect(statements).toBe(3);
});
