import { visitorEventsPath } from "../../border-paths.ts";
import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { batchAt, eventAt, publishTo, purchaseAt } from "../../../tests/support/tracked-events.ts";
import type { EventEnvelope } from "../tracking-schema.ts";
import { makePartitions } from "./partitions.ts";

const day = 86_400_000;
const start = new Date("2026-11-25T10:00:00Z");
let shop: TestShop;
let clock: Date;
beforeEach(async () => {
  clock = start;
  shop = await openTestShop({ now: () => clock });
});
afterEach(() => shop.close());

const now = () => clock.getTime();
const db = () => shop.services.database.sql;
const publish = async (events: EventEnvelope[], more = {}) =>
  (await publishTo(shop, batchAt(now(), events, more))).response;

async function partitions(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; events: number }>`
    select tableoid::regclass::text as name, count(*) as events from tracking_event group by 1`.execute(
    db(),
  );
  return Object.fromEntries(rows.map(({ name, events }) => [name, events]));
}

const tables = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_class
      where relispartition and relkind = 'r' and relname like 'tracking_event_2%' order by 1`.execute(
      db(),
    )
  ).rows.map(({ name }) => name);

const ids = async () =>
  (await db().selectFrom("tracking_event").select("id").execute()).map(({ id }) => id);

test("days have partitions before their events come, created by any number of processes at once", async () => {
  clock = new Date("2026-12-05T23:59:00Z");
  await Promise.all(Array.from({ length: 8 }, () => makePartitions(db(), clock)));
  expect(await tables()).toEqual(
    expect.arrayContaining([4, 5, 6, 7, 8].map((each) => `tracking_event_2026_12_0${each}`)),
  );
  await publish([eventAt(now()), eventAt(now() + 60_000)]);
  expect(await partitions()).toEqual({
    tracking_event_2026_12_05: 1,
    tracking_event_2026_12_06: 1,
  });
});

test("an event of a day without a partition moves into it later, and is still known as a duplicate", async () => {
  const early = eventAt(now() + 20 * day);
  await publish([early]);
  expect(await partitions()).toEqual({ tracking_event_other: 1 });
  clock = new Date(now() + 20 * day);
  await makePartitions(db(), clock);
  expect(await partitions()).toEqual({ tracking_event_2026_12_15: 1 });
  expect((await publish([early])).duplicate).toEqual([early.id]);
});

test("events are deleted after 13 months with keys and counts, even if their ids have wrong dates", async () => {
  const odd = eventAt(now(), { id: uuid({ msecs: 1_000 }) });
  await publish([eventAt(now()), purchaseAt(now(), "10042"), odd]);
  clock = new Date(now() + 390 * day);
  await shop.services.sweep();
  expect(await ids()).toHaveLength(3);
  clock = new Date(now() + 8 * day);
  await makePartitions(db(), clock);
  const late = purchaseAt(now(), "10043");
  await publish([late]);
  await shop.services.sweep();
  expect(await ids()).toEqual([late.id]);
  expect(await tables()).not.toContain("tracking_event_2026_11_25");
  const keys = await db().selectFrom("tracking_key").select("key").execute();
  expect(keys).toEqual([{ key: "purchase:DE:10043" }]);
});

test("a visitor's events are erased with their keys, those of others are not", async () => {
  const visitor = "visitor-12345678";
  await publish([eventAt(now()), purchaseAt(now(), "10042")], { visitor });
  const others = [eventAt(now()), purchaseAt(now(), "10043")];
  await publish(others.slice(0, 1), { visitor: "visitor-87654321" });
  await publish(others.slice(1));
  const response = await shop.app.inject({
    method: "DELETE",
    url: visitorEventsPath,
    headers: { host: shop.host("DE"), cookie: `userKey=${visitor}` },
  });
  expect(response.json()).toEqual({ erased: 2 });
  expect(response.headers["set-cookie"]).toMatch(/^userKey=;/);
  expect((await ids()).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  expect(await db().selectFrom("tracking_key").select("key").execute()).toEqual([
    { key: "purchase:DE:10043" },
  ]);
});

test("after an erasure only the visitor's later events are stored, not those received before", async () => {
  const visitor = "visitor-12345678";
  clock = new Date(now() + 1_000);
  await shop.services.tracking.erase(visitor, clock);
  clock = start;
  await publish([eventAt(now())], { visitor });
  expect(await ids()).toEqual([]);
  clock = new Date(now() + 2_000);
  const later = eventAt(now());
  await publish([later], { visitor });
  expect(await ids()).toEqual([later.id]);
});

test("what a visitor did before an erasure is not stored when it is received after it", async () => {
  const visitor = "visitor-12345678";
  const onTheWay = eventAt(now() - 5_000);
  await shop.services.tracking.erase(visitor, clock);
  clock = new Date(now() + 1_000);
  await publish([onTheWay], { visitor });
  expect(await ids()).toEqual([]);
});

test("what happened before an erasure, and was stored while it ran, is erased later", async () => {
  const visitor = "visitor-12345678";
  const [earlier, later] = [eventAt(now() - 5_000), eventAt(now())];
  await publish([earlier, later], { visitor });
  const erased_at = new Date(now() - 1_000);
  await db().insertInto("tracking_erasure").values({ visitor, erased_at }).execute();
  await shop.services.sweep();
  expect(await ids()).toEqual([later.id]);
});

test("an erasure names its visitor in the body, and keeps the cookie and events of a later name", async () => {
  const [erased, later] = [eventAt(now()), eventAt(now())];
  await publish([erased], { visitor: "visitor-12345678" });
  await publish([later], { visitor: "visitor-87654321" });
  const erase = () =>
    shop.app.inject({
      method: "DELETE",
      url: visitorEventsPath,
      headers: { host: shop.host("DE"), cookie: "userKey=visitor-87654321" },
      payload: { visitor: "visitor-12345678" },
    });
  const response = await erase();
  expect(response.json()).toEqual({ erased: 1, visitor: "visitor-12345678" });
  expect(response.cookies).toEqual([]);
  expect(await ids()).toEqual([later.id]);
  const again = await erase();
  expect([again.statusCode, again.json()]).toEqual([
    200,
    { erased: 0, visitor: "visitor-12345678" },
  ]);
});

test("a request for erasure without the visitor's cookie erases nothing", async () => {
  await publish([eventAt(now())]);
  const response = await shop.app.inject({
    method: "DELETE",
    url: visitorEventsPath,
    headers: { host: shop.host("DE") },
  });
  expect(response.json()).toEqual({ erased: 0 });
  expect(await ids()).toHaveLength(1);
});

test("outcomes of events are counted by day, site, browser, client and name, without their contents", async () => {
  const one = eventAt(now());
  const named = { event: "x", fields: { "ida@example.com": true } };
  await publish([one, one, eventAt(now(), { name: "CustomEventData", data: named })]);
  const wrong = purchaseAt(now(), "10042");
  (wrong.data as { ecommerce: { items: unknown[] } }).ecommerce.items = [
    { item_id: "1", price: "ida@example.com" },
  ];
  await publish([wrong, { ...one, name: "ida@example.com" }], { client: "ida@example.com" });
  await Promise.all(shop.services.tracking.jobs.map(({ run }) => run()));
  await publish([one]);
  await Promise.all(shop.services.tracking.jobs.map(({ run }) => run()));
  const counts = await db().selectFrom("tracking_outcome").selectAll().orderBy("outcome").execute();
  const common = { day: "2026-11-25", site: "DE", browser: "", client: "5.1.2", name: "LeadData" };
  expect(counts).toEqual([
    { ...common, outcome: "accepted", field: "", events: 1 },
    { ...common, outcome: "duplicate", field: "", events: 2 },
    {
      ...common,
      client: "other",
      name: "purchase",
      outcome: "invalid",
      field: "/data/ecommerce/items/price",
      events: 1,
    },
    { ...common, name: "CustomEventData", outcome: "personal", field: "", events: 1 },
    { ...common, client: "other", name: "", outcome: "unknown", field: "/name", events: 1 },
  ]);
});
