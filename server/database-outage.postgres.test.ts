import {
  cartApiPath,
  cartPagePath,
  personalDataPath,
  promotionPath,
} from "../border/border-paths.ts";
import { customerPaths } from "../shop/shop-paths.ts";
import { PassThrough } from "node:stream";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allContent, anyContent } from "../platform/content/content-changes.ts";
import { openDatabase } from "../platform/database/database.ts";
import { promotionIds } from "../border/promotion/promotion-contract.ts";
import { startPostgres, type PostgresServer } from "../tools/scripts/postgres.ts";
import { cartVisitor } from "../tests/support/cart-visitor.ts";
import { customerBrowser, login, register } from "../tests/support/customer-browser.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { openLine, type Line } from "../tests/support/line.ts";
import { onServer } from "../tests/support/on-server.ts";
import { catalogueAddresses, getPage } from "../tests/support/page.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Requests that need the database, during and after an outage. */

/** Discards the shop's log: errors are expected during an outage. */
const logTo = new PassThrough().resume();
/** Milliseconds. The outage lasts for as long as the responses take: that they arrive shows that the limit works. */
const answerWithin = 2_000;
const addCoffee = { addArticle: { productId: "100101", quantity: 1 } };

const patience = { timeout: 60_000 };

/** Retries until a response is successful: on a busy machine the limit may be exceeded even while the database works. */
async function eventually<Answer extends { statusCode: number }>(ask: () => Promise<Answer>) {
  return vi.waitFor(async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    return response;
  }, patience);
}

/** Shoppers of each kind that the shop stores data for, with their requests. */
async function shoppersOf(shop: TestShop) {
  const guest = cartVisitor(shop);
  await eventually(() => guest.change(addCoffee, { "idempotency-key": "before" }));
  const customer = customerBrowser(shop);
  const email = await vi.waitFor(() => register(customer), patience);
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const page = (url: string) => customer.get(url);
  return {
    guest,
    cart: () => [
      shop.app.inject({ url: cartApiPath, headers: { cookie: guest.cookie } }),
      guest.change(addCoffee, { "idempotency-key": "while away" }),
      guest.change({ setVoucher: { code: "WILLKOMMEN", set: true } }),
    ],
    pages: () => [
      ...[
        "/kaffee-c1000.html",
        "/search?query=kaffee&site=DE",
        customerPaths.account,
        cartPagePath,
      ].map(page),
      customer.submit(customerPaths.profile, { firstName: "Ida", lastName: "Müller" }),
      login(customerBrowser(shop), email),
      customerBrowser(shop).submit(customerPaths.register, {
        firstName: "Ada",
        lastName: "Müller",
        email: "ada@example.com",
        password: "Geheim123",
      }),
    ],
    data: () => [
      shop.app.inject({ url: personalDataPath, headers: { cookie, host: shop.host("DE") } }),
      // A site without earlier requests: the promotions of others may be cached.
      shop.app.inject({
        url: `${promotionPath}/${promotionIds.benefits}`,
        headers: { host: shop.host("PL") },
      }),
    ],
  };
}

type Shoppers = Awaited<ReturnType<typeof shoppersOf>>;

async function expectOutageToBeAnswered(shop: TestShop, shoppers: Shoppers) {
  const [ready, strictlyReady, header] = await Promise.all([
    shop.app.inject("/health/ready"),
    shop.app.inject("/health/ready?strict"),
    shop.app.inject("/service/pageborder/header/TR"),
    expectRefusals(shoppers),
  ]);
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ database: "unavailable" });
  expect(strictlyReady.statusCode).toBe(503);
  expect(header.statusCode).toBe(200);
  expect(header.body).toContain("<header");
}

async function expectRefusals({ cart, pages, data }: Shoppers) {
  const [carts, allPages, allData] = await Promise.all([
    // More requests than there are connections.
    Promise.all([...cart(), ...cart(), ...cart(), ...cart(), ...cart()]),
    Promise.all(pages()),
    Promise.all(data()),
  ]);
  for (const response of [...carts, ...allPages, ...allData]) {
    const asked = `${response.raw.req.method} ${response.raw.req.url}`;
    expect(response.statusCode, asked).toBe(503);
    expect(response.headers["retry-after"], asked).toBe("5");
  }
  for (const response of carts) expect(response.json().error).toBe("CARTSTORAGE_UNAVAILABLE");
  for (const response of allPages) expect(response.headers["content-type"]).toContain("text/html");
  for (const response of allData)
    expect(response.headers["content-type"]).toContain("application/problem+json");
}

/** Expects that the shop works again by itself, and that a request that failed has its effect once when it is repeated. */
async function expectRecovery(shop: TestShop, { guest }: Awaited<ReturnType<typeof shoppersOf>>) {
  await eventually(() => shop.app.inject("/health/ready?strict"));
  for (const _time of ["first", "second"]) {
    const again = await eventually(() =>
      guest.change(addCoffee, { "idempotency-key": "while away" }),
    );
    expect(again.json().cart.numberOfArticles).toBe(2);
  }
  // All connections of the pool are free again.
  await Promise.all(openTransactions(shop, sql`select 1`).ended);
}

/** Opens as many concurrent transactions as the pool has connections. Each runs `work` when all are open. */
function openTransactions(shop: TestShop, work: RawBuilder<unknown>) {
  const connections = 10;
  const allAreOpen = Promise.withResolvers<void>();
  let open = 0;
  const ended = Array.from({ length: connections }, () =>
    shop.services.database.sql.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      if (++open === connections) allAreOpen.resolve();
      await allAreOpen.promise;
      await work.execute(transaction);
    }),
  );
  return { allAreOpen: allAreOpen.promise, ended };
}

describe("a server whose processes stop", () => {
  let server: PostgresServer;
  let shop: TestShop;
  let shoppers: Shoppers;
  beforeAll(async () => {
    server = await startPostgres(["fsync=off"]);
    shop = await openTestShop({
      database: { url: server.url, folder: "memory://" },
      answerWithin,
      logTo,
    });
    shoppers = await shoppersOf(shop);
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  test("while PostgreSQL's processes are stopped the shop answers, and it recovers when they go on", async () => {
    await server.signal("SIGSTOP");
    try {
      // The first time until the silence is detected, the second time at once.
      await expectOutageToBeAnswered(shop, shoppers);
      await expectOutageToBeAnswered(shop, shoppers);
    } finally {
      await server.signal("SIGCONT");
    }
    await expectRecovery(shop, shoppers);
    const heard = vi.fn<() => void>();
    shop.services.onContentChange(heard);
    await expect
      .poll(async () => {
        await sql`select pg_notify('content', 'product:1')`.execute(shop.services.database.sql);
        return heard.mock.calls.length;
      })
      .toBeGreaterThan(0);
  });

  test("after PostgreSQL is killed in the middle of its work the shop still answers", async () => {
    const { allAreOpen, ended } = openTransactions(shop, sql`select pg_sleep(600)`);
    const outcomes = Promise.allSettled(ended);
    await allAreOpen;
    await server.signal("SIGKILL");
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: { statusCode: 503 } });
    await expectOutageToBeAnswered(shop, shoppers);
  });
});

describe("a server behind a line", () => {
  let database: TestDatabase;
  let line: Line;
  let shop: TestShop;
  let shoppers: Shoppers;
  let now = new Date();
  beforeAll(async () => {
    database = await preparedDatabase();
    line = await openLine(new URL(database.url));
    shop = await openTestShop({
      database: { url: line.url, folder: "memory://" },
      answerWithin,
      logTo,
      now: () => now,
    });
    shoppers = await shoppersOf(shop);
  });
  afterAll(async () => {
    await shop.close();
    line.close();
    await database.drop();
  });

  test("a shop that is cut off from its database answers, then reconnects and reads what it missed", async () => {
    line.cut();
    await expectOutageToBeAnswered(shop, shoppers);
    const heard = vi.fn<(names: ReadonlySet<string>) => void>();
    shop.services.onContentChange(heard);
    await onServer(database.url, "select pg_notify('content', 'product:1')");
    line.mend();
    await expectRecovery(shop, shoppers);
    await expect.poll(() => heard.mock.calls.some(([names]) => names.has(anyContent))).toBe(true);
    await expect
      .poll(async () => {
        await onServer(database.url, "select pg_notify('content', 'product:2')");
        return heard.mock.calls.some(([names]) => names.has("product:2"));
      })
      .toBe(true);
  });

  test("while a lock holds up the database's answers the shop answers, and it recovers after it", async () => {
    const other = await openDatabase({ url: database.url, folder: "", onError: () => {} });
    await other.sql.transaction().execute(async (transaction) => {
      await sql`lock table cart, customer, registration, product, promotion`.execute(transaction);
      expect((await eventually(() => shop.app.inject("/health/ready?strict"))).statusCode).toBe(
        200,
      );
      await expectRefusals(shoppers);
    });
    await other.close();
    await expectRecovery(shop, shoppers);
  });

  test("lists are shown as they were last while the database is away, although all content is read again", async () => {
    const { category } = await catalogueAddresses(shop, "TR");
    const lists = () =>
      Promise.all(
        [category, "/search?query=kahve&site=TR"].map((url) =>
          eventually(() => getPage(shop, "TR", url)),
        ),
      );
    const shown = await lists();
    line.cut();
    // As when the validity of an offer begins.
    for (const slice of shop.services.slices) slice.invalidate?.(allContent);
    now = new Date(now.getTime() + 3_600_000);
    for (const [index, list] of (await lists()).entries()) {
      expect(list.headers["x-kontor-degraded"]).toBe("stale");
      expect(list.body).toBe(shown[index]!.body);
    }
    line.mend();
    await expectRecovery(shop, shoppers);
  });
});
