import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allSites } from "../shop/sites/all-sites.ts";
import { exampleSubscription } from "../shop/subscriptions/subscription-examples.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** The size of the simulation: `npm run test:long` simulates a year of a thousand subscriptions. */
const count = Number(process.env.SUBSCRIPTIONS ?? 100);
const days = Number(process.env.SUBSCRIPTION_DAYS ?? 150);

const articles = ["100101-250", "100121-250"] as const;
const sites = Object.values(allSites).map(({ site }) => site);
const dayLength = 86_400_000;
/** At this time of the day it is the same day on all sites. */
const firstDay = Date.parse("2026-11-10T11:00:00Z");

let database: TestDatabase;
let folder: string;
let shop: TestShop;
let servers: BuiltServer[];
let offset = 0;
const now = () => new Date(Date.now() + offset);
const today = () => now().toISOString().slice(0, 10);

beforeAll(async () => {
  database = await preparedDatabase();
  folder = await mkdtemp(join(tmpdir(), "kontor-clock-"));
  await moveBy(firstDay - Date.now());
  shop = await openTestShop({ database, now });
  servers = await Promise.all([builtServer({ database }), builtServer({ database })]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Moves the clock of all processes. */
async function moveBy(milliseconds: number) {
  offset += milliseconds;
  await writeFile(join(folder, "next"), String(offset));
  await rename(join(folder, "next"), join(folder, "clock"));
}

const start = (server: BuiltServer) =>
  server.start({
    CLOCK_FILE: join(folder, "clock"),
    NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/simulated-days.ts")).href}`,
  });

const query = async <Row>(statement: ReturnType<typeof sql>) =>
  (await statement.execute(shop.services.database.sql)).rows as Row[];

/** Records mails in the transactions that request them, and sends none: thousands would take longer than all else. */
const recordMails = async () => {
  await query(sql`create table told_mail as select kind, data from outgoing_mail limit 0`);
  await query(sql`create function tell() returns trigger language plpgsql as $$
    begin insert into told_mail values (new.kind, new.data); return null; end $$`);
  await query(
    sql`create trigger tell before insert on outgoing_mail for each row execute function tell()`,
  );
};

async function subscribe() {
  const { subscriptions, database: opened } = shop.services;
  for (let each = 0; each < count; each++) {
    const site = sites[each % sites.length]!;
    const { address } = exampleSubscription;
    const { example } = site.postalCode;
    await opened.sql.transaction().execute((transaction) =>
      subscriptions.open(transaction, {
        number: `S${each}`,
        site: site.code,
        placedAt: now(),
        email: `year${each}@example.com`,
        address: { ...address, country: site.market, postalCode: example, phone: "0555123456" },
        payment: each % 3 === 0 ? "prepayment" : "invoice",
        subscriptions: [
          {
            tcm: articles[each % 2]!,
            quantity: 1 + (each % 3),
            intervalWeeks: 2 + (each % 11),
            price: 100_000,
            whenSoldOut:
              each % 4 === 0
                ? { kind: "alternative", tcm: articles[(each + 1) % 2]! }
                : { kind: "skip" },
            ...(each % 5 === 0 && { gift: { deliveries: 3, recipient: "Jan", message: "" } }),
          },
        ],
      }),
    );
  }
}

/** Returns the deliveries that are still to be announced or ordered today. */
const left = async () =>
  query<{ key: string }>(sql`select number as key from subscription where state = 'active'
      and next_day <= (${today()}::date + 3)::text and not exists (select from subscription_delivery as delivery
        where delivery.subscription = subscription.number and delivery.number = next_number)
    union all select delivery.subscription || ' ' || delivery.number from subscription_delivery as delivery
      join subscription on subscription.number = delivery.subscription
      where delivery.state = 'ordering' or delivery.state = 'announced' and day <= ${today()}`);

/** Waits until the day's work is done. Orders that a killed process left are continued when their lease has ended. */
async function finishDay() {
  for (let minute = 0; minute < 60; minute++) {
    for (let look = 0; look < 40; look++) {
      if ((await left()).length === 0) return;
      await sleep(100);
    }
    await moveBy(60_000);
  }
  expect(await left(), servers.map((server) => server.printed()).join("\n")).toEqual([]);
}

/** The merchant: what is not paid counts for limits. */
async function payOrders() {
  const placed = await query<{ number: string }>(
    sql`select number from placed_order where state = 'placed'`,
  );
  for (const { number } of placed)
    await shop.services.orders.setState(number, { state: "paid", note: "" });
}

test.runIf(process.env.NIGHT)(
  "in months with two processes that are killed and down for days, each due delivery has one order or a told reason",
  { timeout: 7_200_000 },
  async () => {
    const random = randomIntegers();
    const started = performance.now();
    let [kills, outages] = [0, 0];
    await recordMails();
    await query(sql`update offer set stock = 1000000`);
    await subscribe();
    await Promise.all(servers.map(start));
    for (let day = 0; day < days; day++) {
      if (random(8) === 0) {
        const stock = random(2) === 0 ? 0 : 1_000_000;
        await query(sql`update offer set stock = ${stock} where tcm = ${articles[0]}`);
      }
      await moveBy(dayLength);
      if (random(9) === 0) {
        const killed = random(4) === 0 ? servers : [servers[random(2)]!];
        await sleep(random(1_500));
        await Promise.all(killed.map((server) => server.kill("SIGKILL")));
        kills += killed.length;
        if (killed === servers && random(2) === 0) {
          outages++;
          await moveBy(3 * dayLength);
        }
        await Promise.all(killed.map(start));
      }
      await finishDay();
      if (day % 7 === 0) await payOrders();
    }
    const deliveries = await query<{ key: string; state: string; order: string | null }>(
      sql`select subscription || ' ' || number as key, state, order_number as "order"
        from subscription_delivery where number > 1`,
    );
    const placed = await query<{ key: string; number: string; engine: string }>(
      sql`select subscription || ' ' || subscription_delivery as key, number, engine_number as engine
        from placed_order where subscription is not null`,
    );
    const made = deliveries.filter(({ state }) => state === "placed");
    const failed = deliveries.filter(({ state }) => state === "failed");
    const minutes = Math.round((performance.now() - started) / 60_000);
    console.log(
      `${count} subscriptions, ${days} days, ${kills} kills, ${outages} outages: ${made.length} orders, ${failed.length} told failures, ${minutes} minutes`,
    );
    expect(made.length).toBeGreaterThan(count);
    expect(new Map(made.map(({ key, order }) => [key, order]))).toEqual(
      new Map(placed.map(({ key, number }) => [key, number])),
    );
    expect(placed).toHaveLength(made.length);
    // The engine has these orders and no others.
    const atEngine = await query<{ number: string }>(
      sql`select number from engine_order where state = 'placed'`,
    );
    expect(atEngine.map(({ number }) => number).toSorted()).toEqual(
      placed.map(({ engine }) => engine).toSorted(),
    );
    const told = await query<{ kind: string; key: string }>(
      sql`select kind, (data->>'number') || ' ' || (data->>'delivery') as key from told_mail
        where kind in ('subscription-announced', 'subscription-failed')`,
    );
    const keysOf = (kind: string) =>
      told.flatMap((mail) => (mail.kind === kind ? [mail.key] : [])).toSorted();
    expect(keysOf("subscription-failed")).toEqual(failed.map(({ key }) => key).toSorted());
    const announced = new Set(keysOf("subscription-announced"));
    expect(made.filter(({ key }) => !announced.has(key))).toEqual([]);
    // Numbers are without gaps: no delivery was dropped.
    expect(
      await query(sql`select number from subscription where next_number - 2 <> (select count(*)
        from subscription_delivery where subscription = subscription.number and number > 1
          and number < subscription.next_number)`),
    ).toEqual([]);
    expect(
      await query(
        sql`select number from subscription where state = 'active' and next_day < ${today()}`,
      ),
    ).toEqual([]);
  },
);
