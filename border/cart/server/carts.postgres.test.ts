import { sql, type Kysely, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openCarts } from "../../../tests/support/open-carts.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { CartChange } from "../cart-schema.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import { idOf } from "./cart-owner.ts";
import type { CartService } from "./carts.ts";
import type { CartTables } from "./stored-carts/cart-tables.ts";

/**
 * Carts of one process, while other processes change them, and orders and the shop's teams change the offers. Open transactions need a
 * PostgreSQL server: the embedded one has a single connection.
 */

let shop: TestShop;
let database: Kysely<CartTables & RateLimitTables>;
beforeAll(async () => {
  shop = await openTestShop();
  database = shop.services.database.sql as never;
});
afterAll(() => shop.close());

const at: Viewpoint = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const later = (milliseconds: number) => ({ ...at, now: new Date(at.now.getTime() + milliseconds) });
const coffee = { productId: "100101", tcm: "100101-250" };
const set = (quantity: number): CartChange => ({ setArticle: { ...coffee, quantity } });

/** Starts the carts of another process, and counts the statements that read and write them. */
function startProcess() {
  const counter = { statements: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      counter.statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const carts = openCarts(database.withPlugin(plugin), { catalogue: shop.services.catalogue });
  /** Makes a change, and returns the secret of its cart. */
  const change = async (secret: string | undefined, asked: CartChange, idempotencyKey?: string) => {
    const result = await carts.change({ secret }, asked, at, { idempotencyKey });
    if (!result.changed) throw new Error(result.problem.error);
    return result;
  };
  return { carts, change, counter };
}

const articleIn = async (carts: CartService, secret: string, moment = at) =>
  (await carts.read({ secret }, moment)).articles[0];

const setPrice = (price: number, on = database) =>
  sql`update offer set price = ${price} where tcm = ${coffee.tcm}`.execute(on);
const setStock = (stock: number, tcm = coffee.tcm) =>
  sql`update offer set stock = ${stock} where tcm = ${tcm}`.execute(database);

let one: ReturnType<typeof startProcess>;
let secret: string;
// A process with a cart.
beforeEach(async () => {
  await setPrice(500);
  await setStock(50);
  one = startProcess();
  ({ secret } = (await one.change(undefined, set(2))) as { secret: string });
  one.counter.statements = 0;
});

test("a process reads a cart before a change only if it does not know it", async () => {
  await one.change(secret, set(3));
  expect(one.counter.statements).toBe(1);
  await one.change(undefined, set(2));
  expect(one.counter.statements).toBe(2);
  const other = startProcess();
  await other.change(secret, set(4));
  expect(other.counter.statements).toBe(2);
});

test("a cart that another process changes is read before each change", async () => {
  const other = startProcess();
  await other.change(secret, set(3));
  await one.change(secret, set(4));
  await other.change(secret, set(5));
  one.counter.statements = 0;
  await one.change(secret, set(6));
  expect(one.counter.statements).toBe(2);
});

test("guests who begin carts together share statements, and each gets a cart", async () => {
  const guests = Array.from({ length: 20 }, (_, guest) => guest + 1);
  const begun = await Promise.all(guests.map((quantity) => one.change(undefined, set(quantity))));
  expect(one.counter.statements).toBeLessThan(guests.length / 2);
  const read = begun.map(({ secret }) => articleIn(startProcess().carts, secret!));
  expect(await Promise.all(read)).toMatchObject(
    guests.map((quantity) => ({ quantity, price: 500 })),
  );
});

test("carts that are read together share a statement, each with its own entries", async () => {
  const begun = await Promise.all(
    [2, 3, 4, 5].map((quantity) => one.change(undefined, set(quantity))),
  );
  const other = startProcess();
  const secrets = [...begun.map((guest) => guest.secret!), "of no cart"];
  const read = await Promise.all(secrets.map((each) => articleIn(other.carts, each)));
  expect(read.map((article) => article?.quantity)).toEqual([2, 3, 4, 5, undefined]);
  expect(other.counter.statements).toBe(1);
  // Another site, a preview, a customer without a cart, and a cart that has expired.
  await sql`update cart set expires_at = ${at.now} where id = ${idOf(secrets[1]!)}`.execute(
    database,
  );
  const austria = { ...at, site: allSites.AT.site };
  const others = await Promise.all([
    other.carts.read({ secret: secrets[0] }, austria),
    other.carts.read({ secret: secrets[0] }, { ...at, isPreview: true }),
    other.carts.read({ customerId: "1", hasCard: false }, at),
    other.carts.read({ secret: secrets[1] }, at),
  ]);
  expect(others.map(({ articles }) => articles[0]?.quantity)).toEqual([
    undefined,
    2,
    undefined,
    undefined,
  ]);
});

test("a change that names only a product means its first article that is sold", async () => {
  const first = coffee.tcm;
  const add: CartChange = { addArticle: { productId: coffee.productId, quantity: 1 } };
  const meant = async () => (await one.change(secret, add)).update.addedProduct?.tcm;
  expect(await meant()).toBe(first);
  const end = (until: string) =>
    sql`update offer set valid_until = ${until} where tcm = ${first} and market = 'DE'`.execute(
      database,
    );
  await end("2026-11-01");
  try {
    expect(await meant()).not.toBe(first);
  } finally {
    await end("infinity");
  }
  expect(await meant()).toBe(first);
  const { articlesOf } = shop.services.catalogue;
  /** Moves the first article; the shop is notified of it, as of any change of the content. */
  const moveTo = async (position: number) => {
    await sql`update article set position = ${position} where tcm = ${first}`.execute(database);
    const isFirst = async () => (await articlesOf(Number(coffee.productId)))[0] === first;
    await expect.poll(isFirst).toBe(position === 0);
  };
  await moveTo(99);
  try {
    expect(await meant()).not.toBe(first);
  } finally {
    await moveTo(0);
  }
});

test("carts that begin together have the current price, and one cart for each key", async () => {
  await setPrice(450);
  // Of the form in which browsers make them.
  const keys = Array.from(
    { length: 10 },
    (_, number) => `001764000000000-${String(number).padStart(32, "a")}`,
  );
  const cookies = [() => undefined, () => undefined, (key: string) => `expired ${key}`];
  const begun = await Promise.all(
    cookies.flatMap((cookie) => keys.map((key) => one.change(cookie(key), set(3), key))),
  );
  expect(new Set(begun.map(({ secret }) => secret)).size).toBe(10);
  for (const { secret, update } of begun) {
    expect(update.cart.articles).toMatchObject([{ quantity: 3, price: 450 }]);
    expect(await articleIn(startProcess().carts, secret!)).toMatchObject({
      quantity: 3,
      price: 450,
    });
  }
});

test("a cart that another process has changed is read again", async () => {
  const other = startProcess();
  await other.change(secret, { addArticle: { ...coffee, quantity: 5 } });
  expect(await articleIn(one.carts, secret)).toMatchObject({ quantity: 7 });
  await other.change(secret, { addArticle: { ...coffee, quantity: 1 } });
  await one.change(secret, { addArticle: { ...coffee, quantity: 1 } });
  expect(await articleIn(one.carts, secret)).toMatchObject({ quantity: 9 });
});

test("a new price counts at once, for reads and in the response to a change", async () => {
  await setPrice(450);
  expect(await articleIn(one.carts, secret)).toMatchObject({ price: 450 });
  await setPrice(400);
  const { update } = await one.change(secret, set(3));
  expect(update.cart.articles[0]).toMatchObject({ price: 400, total: 1_200 });
  await setPrice(350);
  expect((await one.change(undefined, set(1))).update.cart.articles[0]).toMatchObject({
    price: 350,
  });
});

test("a change is refused while too little stock is left, and made once there is enough", async () => {
  await setStock(2);
  await expect(one.change(secret, set(3))).rejects.toThrow("AVAILABILITY_LIMIT");
  await expect(one.change(undefined, set(3))).rejects.toThrow("AVAILABILITY_LIMIT");
  await setStock(5);
  await one.change(secret, set(3));
});

test("a price counts as soon as its transaction ends, even if others began and ended during it", async () => {
  await database.transaction().execute(async (transaction) => {
    await setPrice(450, transaction);
    await setStock(9, "100102-250");
    expect(await articleIn(one.carts, secret)).toMatchObject({ price: 500 });
    await one.change(secret, set(4));
  });
  expect(await articleIn(one.carts, secret)).toMatchObject({ price: 450, quantity: 4 });
});

test("a price ends at its moment", async () => {
  const until = later(60_000).now;
  await sql`update offer set valid_until = ${until} where tcm = ${coffee.tcm} and market = 'DE'`.execute(
    database,
  );
  try {
    expect(await articleIn(one.carts, secret)).toMatchObject({ price: 500 });
    const read = await one.carts.read({ secret }, later(60_000));
    expect(read).toMatchObject({ articles: [], defectiveArticles: [{ tcm: coffee.tcm }] });
  } finally {
    await sql`update offer set valid_until = 'infinity' where tcm = ${coffee.tcm} and market = 'DE'`.execute(
      database,
    );
  }
});

test("a change that another process has made is not made again", async () => {
  const key = "test-key-of-one-change";
  const other = startProcess();
  await other.change(secret, { addArticle: { ...coffee, quantity: 1 } }, key);
  await articleIn(one.carts, secret);
  await one.change(secret, { addArticle: { ...coffee, quantity: 1 } }, key);
  expect(await articleIn(one.carts, secret)).toMatchObject({ quantity: 3 });
});

test("a new cart begins with the price of its moment", async () => {
  await setPrice(450);
  const { update } = await one.change(undefined, set(2));
  expect(update.cart.articles[0]).toMatchObject({ price: 450 });
});

test("among concurrent changes one with a used key is not made again", async () => {
  const { secrets, addTogether } = await begunCarts();
  const last = secrets.pop()!;
  const again = () => one.change(last, { addArticle: { ...coffee, quantity: 4 } }, "a-used-key");
  await again();
  await Promise.all([addTogether(), again()]);
  expect(await articleIn(one.carts, last)).toMatchObject({ quantity: 5 });
});

test("changes that arrive together are made with the prices of their moment", async () => {
  const { addTogether } = await begunCarts();
  await setPrice(480);
  for (const { update } of await addTogether())
    expect(update.cart.articles[0]).toMatchObject({ price: 480, quantity: 2 });
});

/** Begins eight carts; each gets a second piece by `addTogether`. */
async function begunCarts() {
  const secrets: string[] = [];
  for (let count = 0; count < 8; count++)
    secrets.push((await one.change(undefined, set(1))).secret!);
  const add: CartChange = { addArticle: { ...coffee, quantity: 1 } };
  const addTogether = () => Promise.all(secrets.map((each) => one.change(each, add)));
  return { secrets, addTogether };
}
