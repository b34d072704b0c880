import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { randomIntegers } from "../../../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { silence } from "../../../tests/support/silent-engine.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { exampleSubscription } from "../subscription-examples.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Many subscriptions and a year at night, a few and a season otherwise; `subscription-kills.postgres.test.ts` kills the processes. */
const [count, days] = process.env.NIGHT ? [100, 365] : [12, 100];

let shop: TestShop;
let now = new Date("2026-01-15T09:00:00Z");
const { logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
afterAll(() => shop.close());

const { site } = allSites.DE;
const articles = ["100101-250", "100121-250"] as const;

test("each due delivery of many subscriptions has one order or a told reason, although the engine falls silent and days are lost", async () => {
  const random = randomIntegers();
  const { engine, subscriptions, orders, database } = shop.services;
  const { place } = engine.orders;
  vi.spyOn(engine.orders, "place").mockImplementation(async (...args) => {
    const luck = random(8);
    if (luck === 0) throw silence(false);
    const placed = await place(...args);
    if (luck === 1) throw silence(true);
    return placed;
  });
  await sql`update offer set stock = 1000000 where market = 'DE'`.execute(database.sql);
  for (let each = 0; each < count; each++)
    await database.sql.transaction().execute((transaction) =>
      subscriptions.open(transaction, {
        number: `S${each}`,
        site: site.code,
        placedAt: now,
        email: `year${each}@example.com`,
        address: exampleSubscription.address,
        payment: each % 3 === 0 ? "prepayment" : "invoice",
        subscriptions: [
          {
            tcm: articles[each % 2]!,
            quantity: 1 + (each % 3),
            intervalWeeks: 2 + (each % 11),
            price: 500,
            whenSoldOut:
              each % 4 === 0
                ? { kind: "alternative", tcm: articles[(each + 1) % 2]! }
                : { kind: "skip" },
            ...(each % 5 === 0 && { gift: { deliveries: 3, recipient: "Jan", message: "" } }),
          },
        ],
      }),
    );
  const deliver = () => subscriptions.jobs[0]!.run();
  const proceed = () =>
    orders.jobs.find(({ name }) => name === "continue orders on their way")!.run();
  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));

  for (let day = 0; day < days; day++) {
    // An outage, a clock that is wrong for an hour, and articles that sell out.
    if (random(20) === 0) later(3 * 86_400);
    if (random(10) === 0) {
      const stock = random(2) === 0 ? 0 : 1_000_000;
      await sql`update offer set stock = ${stock} where market = 'DE' and tcm = ${articles[0]}`.execute(
        database.sql,
      );
    }
    await Promise.all([deliver(), deliver()]);
    later(60);
    await proceed();
    await deliver();
    later(86_340);
  }
  vi.restoreAllMocks();
  for (let run = 0; run < 3; run++) {
    later(120);
    await proceed();
    await deliver();
  }

  const { rows: deliveries } = await sql<{ key: string; state: string; order: string | null }>`
    select subscription || ' ' || number as key, state, order_number as "order" from subscription_delivery
    where number > 1`.execute(database.sql);
  const { rows: placed } = await sql<{ key: string; number: string; engine: string }>`
    select subscription || ' ' || subscription_delivery as key, number, engine_number as engine from placed_order
    where subscription is not null`.execute(database.sql);
  const made = deliveries.filter(({ state }) => state === "placed");
  expect(made.length).toBeGreaterThan(count);
  expect(new Map(made.map(({ key, order }) => [key, order]))).toEqual(
    new Map(placed.map(({ key, number }) => [key, number])),
  );
  // The engine has no other orders than these.
  const { rows: atEngine } = await sql<{ number: string }>`select number from engine_order
    where state = 'placed'`.execute(database.sql);
  expect(atEngine.map(({ number }) => number).toSorted()).toEqual(
    placed.map(({ engine: number }) => number).toSorted(),
  );
  const { rows: told } = await sql<{
    key: string;
  }>`select (data->>'number') || ' ' || (data->>'delivery') as key
    from outgoing_mail where kind = 'subscription-failed'`.execute(database.sql);
  expect(told).toHaveLength(deliveries.filter(({ state }) => state === "failed").length);
  // Numbers are without gaps: no delivery was dropped.
  const { rows: gaps } =
    await sql`select number from subscription where next_number - 2 <> (select count(*)
    from subscription_delivery where subscription = subscription.number and number > 1
      and number < subscription.next_number)`.execute(database.sql);
  expect(gaps).toEqual([]);
  const { rows: overdue } = await sql`select number from subscription where state = 'active'
    and next_day < ${new Date(now.getTime() - 4 * 86_400_000).toISOString().slice(0, 10)}`.execute(
    database.sql,
  );
  expect(overdue).toEqual([]);
});
