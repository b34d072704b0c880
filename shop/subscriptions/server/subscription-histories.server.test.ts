import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyCapability } from "../../../commerce/capabilities.ts";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { createMailQueue } from "../../../platform/mail/server/mail-queue.ts";
import type { MailTables } from "../../../platform/mail/server/mail-tables.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import { dayAfter } from "../../../platform/shared/sites/working-days.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import { fc } from "../../../tests/support/seed.ts";
import { subscriptionPorts } from "../../server/connect-subscriptions.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SubscriptionChange } from "../subscriptions-contract.ts";
import type { SubscriptionPorts } from "./subscriptions-ports.ts";
import { subscriptionsSlice } from "./subscriptions-slice.ts";
import type { SubscriptionTables } from "./subscriptions-tables.ts";

/** `npm run test:long` sets more, and the embedded database has fewer. */
const histories = Number(process.env.SUBSCRIPTION_HISTORIES ?? 25);

const { site } = allSites.DE;
const articles = ["100101-250", "100101-1000", "100102-250"] as const;
const prices = new Map<string, number>();
const stock = new Map<string, number>();
let now = new Date();
type Crash = "none" | "before" | "inside" | "after";
/** When the process that places an order is killed. */
let crash: Crash = "none";

const catalogue = {
  articleFacts: async (_site: unknown, tcms: string[]) =>
    new Map(
      tcms.map((tcm) => [
        tcm,
        {
          tcm,
          productNumber: 100101,
          kind: "coffee",
          categories: [],
          path: [],
          title: "Espresso",
          label: tcm,
          url: "/espresso-p100101.html",
          picture: { id: "espresso", version: "1" },
          grams: 250,
          millilitres: null,
        },
      ]),
    ),
  offers: async (_at: unknown, tcms: string[]) =>
    new Map(
      tcms
        .filter((tcm) => prices.has(tcm))
        .map((tcm) => [
          tcm,
          { tcm, price: prices.get(tcm)!, was: null, stock: stock.get(tcm) ?? 0 },
        ]),
    ),
  articlesOf: async () => [...articles],
};

let database: Database<SubscriptionTables & MailTables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const prepared = await preparedDatabase();
  ({ drop } = prepared);
  database = await openDatabase({ url: prepared.url, folder: prepared.folder, onError() {} });
  await sql`create table made_order (number bigint generated always as identity, subscription text, delivery integer,
    day text, total integer, primary key (subscription, delivery))`.execute(database.sql);
});
afterAll(async () => {
  await database.close();
  await drop();
});

function openSlice() {
  const { insert, request } = createMailQueue(database.sql, {
    now: () => now,
    domain: "shop.example",
  });
  const ports: SubscriptionPorts = {
    ...subscriptionPorts({
      engine: { capabilities: everyCapability },
      catalogue,
      origins: Object.fromEntries(
        Object.keys(allSites).map((code) => [code, "https://shop.example"]),
      ),
    }),
    sites: [site],
    mailInsert: insert as SubscriptionPorts["mailInsert"],
    requestMail: request as SubscriptionPorts["requestMail"],
    mailsWait() {},
    security() {},
    onError(error) {
      if (!(error instanceof Error && error.message === "crash")) throw error;
    },
    now: () => now,
    async place({ subscription, line, totals }, at) {
      const [number, tcm] = [subscription.number, line.tcm];
      if (crash === "before") throw new Error("crash");
      if ((stock.get(tcm) ?? 0) < line.quantity) return "soldOut";
      const placed = await database.sql.transaction().execute(async (transaction) => {
        const { rows } = await sql<{
          number: string;
        }>`insert into made_order (subscription, delivery, day, total)
          values (${number}, ${subscription.delivery}, ${dayAt(at.now, site)}, ${totals.total})
          on conflict do nothing returning number`.execute(transaction);
        if (rows.length === 0) return "pending" as const;
        await slice.recordOrder(transaction, {
          number: String(rows[0]!.number),
          placedAt: at.now,
          subscription,
          line: { tcm, delivery: totals.delivery, total: totals.total },
        });
        if (crash === "inside") throw new Error("crash");
        return { number: String(rows[0]!.number) };
      });
      if (crash === "after") throw new Error("crash");
      return placed;
    },
  };
  const slice = subscriptionsSlice(database.sql, ports);
  return slice;
}

const address = {
  firstName: "Ida",
  lastName: "Muster",
  company: "",
  street: "Hafenweg 12",
  extra: "",
  postalCode: "20095",
  town: "Hamburg",
  region: "",
  country: "DE",
};
const at = () => ({ site, now });
const deliver = async (slice: ReturnType<typeof openSlice>) => slice.jobs[0]!.run();

/** Opens a subscription, and returns its number. */
async function subscribe(
  slice: ReturnType<typeof openSlice>,
  more: Partial<Parameters<typeof slice.open>[1]["subscriptions"][number]> = {},
  customerId = "7",
): Promise<string> {
  const order = String(Math.floor(Math.random() * 1e10));
  await database.sql.transaction().execute((transaction) =>
    slice.open(transaction, {
      number: order,
      site: site.code,
      placedAt: now,
      email: "ida@example.com",
      customerId,
      address,
      payment: "invoice",
      subscriptions: [
        {
          tcm: articles[0],
          quantity: 2,
          intervalWeeks: 2,
          price: 540,
          whenSoldOut: { kind: "skip" },
          ...more,
        },
      ],
    }),
  );
  const [opened] = (await slice.listOf(customerId, at())).filter(
    ({ openedBy }) => openedBy === order,
  );
  return opened!.number;
}

async function begin() {
  await sql`truncate subscription, subscription_delivery, subscription_step, made_order, outgoing_mail`.execute(
    database.sql,
  );
  now = new Date("2026-03-02T09:00:00Z");
  crash = "none";
  for (const tcm of articles) {
    prices.set(tcm, 600);
    stock.set(tcm, 100);
  }
}

const later = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));
const mailsOf = async (kind: string) => {
  const { rows } = await sql<{
    data: { number: string; delivery: number; day: string };
    made_at: Date;
  }>`
    select data, made_at from outgoing_mail where kind = ${kind} order by made_at`.execute(
    database.sql,
  );
  return rows;
};
const ordersOf = async (number: string) => {
  const { rows } = await sql<{
    delivery: number;
    day: string;
    total: number;
  }>`select delivery, day, total from made_order
    where subscription = ${number} order by delivery`.execute(database.sql);
  return rows;
};

test("each delivery is announced three days before and ordered on its day, across the change of clocks", async () => {
  await begin();
  const slice = openSlice();
  const number = await subscribe(slice);
  for (let day = 0; day < 44; day++) {
    await deliver(slice);
    later(1);
  }
  expect(await ordersOf(number)).toMatchObject([
    { delivery: 2, day: "2026-03-16" },
    { delivery: 3, day: "2026-03-30" },
    { delivery: 4, day: "2026-04-13" },
  ]);
  const announced = await mailsOf("subscription-announced");
  expect(announced.map(({ data, made_at }) => [data.day, dayAt(made_at, site)])).toEqual([
    ["2026-03-16", "2026-03-13"],
    ["2026-03-30", "2026-03-27"],
    ["2026-04-13", "2026-04-10"],
  ]);
});

test("after an outage of three days a delivery is made once, late, with a mail, and the next one in its rhythm", async () => {
  await begin();
  const slice = openSlice();
  const number = await subscribe(slice);
  later(11);
  await deliver(slice);
  later(6);
  await Promise.all([deliver(slice), deliver(openSlice())]);
  await deliver(slice);
  expect(await ordersOf(number)).toMatchObject([{ delivery: 2, day: "2026-03-19" }]);
  expect(await mailsOf("subscription-placed")).toHaveLength(1);
  expect((await slice.byNumber(number, "7", at()))!.next).toMatchObject({ day: "2026-03-30" });
});

test("an outage of weeks leads to one delivery with notice, never to two at once", async () => {
  await begin();
  const slice = openSlice();
  const number = await subscribe(slice);
  later(50);
  for (let day = 0; day < 15; day++) {
    await deliver(slice);
    later(1);
  }
  const orders = await ordersOf(number);
  expect(orders.map(({ day }) => day)).toEqual(
    ["2026-04-24", "2026-05-05"].slice(0, orders.length),
  );
  expect(orders.length).toBeGreaterThan(0);
});

test("a price that rises is told 30 days before it counts, and a lower one counts at once", async () => {
  await begin();
  const slice = openSlice();
  const number = await subscribe(slice, { quantity: 1 });
  prices.set(articles[0], 800);
  const pieces = async () => {
    const { deliveries } = (await slice.byNumber(number, "7", at()))!;
    return deliveries
      .map(({ total }) => total - site.shipping.cost)
      .toReversed()
      .slice(1);
  };
  for (let day = 0; day < 60; day++) {
    await deliver(slice);
    later(1);
  }
  expect(await pieces()).toEqual([540, 540, 720, 720]);
  prices.set(articles[0], 500);
  for (let day = 0; day < 14; day++) {
    await deliver(slice);
    later(1);
  }
  expect((await pieces()).at(-1)).toBe(450);
});

test("a delivery that is sold out is replaced or told, and after three the subscription ends with a mail", async () => {
  await begin();
  const slice = openSlice();
  const replaced = await subscribe(slice, {
    whenSoldOut: { kind: "alternative", tcm: articles[2] },
  });
  const told = await subscribe(slice);
  stock.set(articles[0], 0);
  for (let day = 0; day < 50; day++) {
    await deliver(slice);
    later(1);
  }
  expect((await ordersOf(replaced)).length).toBe(3);
  expect(await ordersOf(told)).toEqual([]);
  expect(await mailsOf("subscription-failed")).toHaveLength(3);
  expect((await slice.byNumber(told, "7", at()))!.ended).toMatchObject({ reason: "failed" });
});

test("a present ends by itself after its deliveries, and a removed account ends its subscriptions", async () => {
  await begin();
  const slice = openSlice();
  const gift = await subscribe(slice, {
    gift: { deliveries: 3, recipient: "Jan", message: "Zum Wachwerden" },
  });
  const own = await subscribe(slice);
  for (let day = 0; day < 40; day++) {
    await deliver(slice);
    later(1);
  }
  expect(await ordersOf(gift)).toHaveLength(2);
  expect((await slice.byNumber(gift, "7", at()))!.ended).toMatchObject({ reason: "delivered" });
  await slice.accountHooks.onRemoved({ id: "7", site: "DE", email: "ida@example.com", now });
  await slice.accountHooks.onRemoved({ id: "7", site: "DE", email: "ida@example.com", now });
  expect(await mailsOf("subscription-ended")).toHaveLength(2);
  expect((await slice.byNumber(own, "7", at()))!.ended).toMatchObject({ reason: "account" });
});

type Action =
  | { kind: "days"; count: number; crash: Crash }
  | { kind: "clock"; days: number }
  | { kind: "stock"; article: number; count: number }
  | { kind: "price"; price: number }
  | { kind: "change"; change: "skip" | "resume" | "cancel" }
  | { kind: "day"; change: "move" | "pause"; ahead: number }
  | { kind: "remove" }
  | { kind: "set"; quantity: number; weeks: number; article: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("days" as const),
      count: fc.integer({ min: 1, max: 20 }),
      crash: fc.constantFrom("none", "none", "before", "inside", "after"),
    }),
  },
  fc.record({ kind: fc.constant("clock" as const), days: fc.integer({ min: -5, max: 9 }) }),
  fc.record({
    kind: fc.constant("stock" as const),
    article: fc.nat(2),
    count: fc.constantFrom(0, 50),
  }),
  fc.record({ kind: fc.constant("price" as const), price: fc.constantFrom(500, 600, 900) }),
  fc.record({
    kind: fc.constant("change" as const),
    change: fc.constantFrom("skip", "skip", "resume", "cancel"),
  }),
  fc.record({
    kind: fc.constant("day" as const),
    change: fc.constantFrom("move", "pause"),
    ahead: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ kind: fc.constant("remove" as const) }),
  fc.record({
    kind: fc.constant("set" as const),
    quantity: fc.integer({ min: 0, max: 5 }),
    weeks: fc.integer({ min: 1, max: 12 }),
    article: fc.nat(2),
  }),
);

test("after any history each delivery was ordered once, with notice and for no more than announced, or told, or skipped", async () => {
  const [slice, other] = [openSlice(), openSlice()];
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (history) => {
      await begin();
      const number = await subscribe(slice, {
        whenSoldOut: { kind: "alternative", tcm: articles[2] },
      });
      const change = async (wanted: SubscriptionChange) => {
        const both = [slice, other].map((each) =>
          each.change(number, { customerId: "7" }, wanted, at()),
        );
        await Promise.all(both);
        await look();
      };
      /** The amounts that were announced or confirmed last. */
      const shown = new Map<number, number>();
      const look = async () => {
        const { next: open } = (await slice.byNumber(number, "7", at()))!;
        if (open?.isAnnounced) shown.set(open.number, open.costs!.total);
      };
      const next = async () => (await slice.byNumber(number, "7", at()))!.next?.number ?? 0;
      for (const step of history)
        switch (step.kind) {
          case "days":
            for (let day = 0; day < step.count; day++) {
              crash = day === 0 ? step.crash : "none";
              await Promise.all([deliver(slice), deliver(other)]);
              crash = "none";
              await look();
              later(1);
            }
            break;
          case "clock":
            later(step.days);
            break;
          case "stock":
            stock.set(articles[step.article]!, step.count);
            break;
          case "price":
            for (const tcm of articles) prices.set(tcm, step.price);
            break;
          case "change":
            if (step.change === "skip") await change({ kind: "skip", delivery: await next() });
            else await change({ kind: step.change });
            break;
          case "day": {
            const day = dayAfter(dayAt(now, site), step.ahead);
            if (step.change === "pause") await change({ kind: "pause", until: day });
            else await change({ kind: "move", delivery: await next(), day });
            break;
          }
          case "remove": {
            // The deletion of the account is finished by two processes, while a third delivers.
            const removed = { id: "7", site: site.code, email: "ida@example.com", now };
            const removing = [slice, other].map((each) => each.accountHooks.onRemoved(removed));
            await Promise.all([...removing, deliver(slice)]);
            break;
          }
          case "set":
            await change({ kind: "quantity", quantity: step.quantity });
            await change({ kind: "interval", weeks: step.weeks });
            await change({ kind: "article", tcm: articles[step.article]! });
        }
      // Whatever was interrupted is finished.
      for (let run = 0; run < 2; run++) await deliver(slice);
      const found = (await slice.byNumber(number, "7", at()))!;
      const orders = await ordersOf(number);
      const rows = found.deliveries.filter(({ number: each }) => each > 1);
      const placed = rows.filter(({ state }) => state === "placed");
      expect(placed.map(({ number: each }) => each).toSorted((a, b) => a - b)).toEqual(
        orders.map(({ delivery }) => delivery),
      );
      // No number is left out: each delivery until the next one has an end.
      const ended = rows.filter(({ state }) => state !== "announced");
      expect(ended.map(({ number: each }) => each).toReversed()).toEqual(
        ended.map((_, index) => index + 2),
      );
      expect(rows.filter(({ state }) => state === "ordering")).toEqual([]);
      const [announced, failed] = [
        await mailsOf("subscription-announced"),
        await mailsOf("subscription-failed"),
      ];
      expect(failed.map(({ data }) => data.delivery).toSorted((a, b) => a - b)).toEqual(
        rows
          .filter(({ state }) => state === "failed")
          .map(({ number: each }) => each)
          .toReversed(),
      );
      for (const { delivery, day, total } of orders) {
        expect(total).toBeLessThanOrEqual(shown.get(delivery)!);
        const notices = announced.filter(({ data }) => data.delivery === delivery);
        expect(notices.some(({ data }) => data.day <= day)).toBe(true);
        for (const { data, made_at } of notices)
          expect(data.day >= dayAfter(dayAt(made_at, site), 3)).toBe(true);
      }
      expect(found.state === "ended" || found.next !== undefined).toBe(true);
      const isRemoved = found.ended?.reason === "account";
      expect(await mailsOf("subscription-ended")).toHaveLength(
        isRemoved || found.ended?.reason === "failed" ? 1 : 0,
      );
    }),
    { numRuns: histories },
  );
});
