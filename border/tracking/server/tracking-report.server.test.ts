import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { ReportPeriod } from "../report-period.ts";
import type { CheckedEvent } from "./event-sink.ts";
import { storeEvents } from "./event-store.ts";
import { dayOfId } from "./event-time.ts";
import { maxLost } from "./loss-report.ts";
import type { OrderSource, SourceOrder } from "./order-source.ts";
import { createOutcomeCounts } from "./outcome-counts.ts";
import { printedTrackingReport } from "./printed-tracking-report.ts";
import { readTrackingReport } from "./tracking-report.ts";

let shop: TestShop;
const now = new Date("2026-11-25T10:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate tracking_event, tracking_key, tracking_outcome`.execute(
    shop.services.database.sql,
  );
});

const week: ReportPeriod = { from: "2026-11-18", to: "2026-11-24", sites: [] };
const report = (period: Partial<ReportPeriod> = {}, orders?: OrderSource) =>
  readTrackingReport(shop.services.database.sql, { ...week, ...period }, { now, orders });

function eventAt(at: string, more: Partial<CheckedEvent> = {}): CheckedEvent {
  const time = new Date(at);
  const id = uuid({ msecs: time.getTime() });
  return {
    day: dayOfId(id),
    id,
    site: "DE",
    name: "LeadData",
    version: 1,
    time: time.toISOString(),
    received: time.toISOString(),
    client: "5.1.2",
    tab: "tab-12345678",
    sequence: 1,
    page: "page-12345678",
    visitor: null,
    session: null,
    consent: "C0001,C0002",
    tests: null,
    browser: "Firefox",
    is_bot: false,
    network: "192.0.2.0/24",
    data: {},
    key: null,
    signed: false,
    ...more,
  };
}
const store = (...events: CheckedEvent[]) => storeEvents(shop.services.database.sql, events);
const purchase = (number: string, at: string, more: Partial<CheckedEvent> = {}) =>
  eventAt(at, { key: `purchase:${more.site ?? "DE"}:${number}`, tab: `buy-${number}`, ...more });
/** Events of a tab with these numbers, one minute apart. */
const tab = (name: string, at: string, numbers: number[], more: Partial<CheckedEvent> = {}) =>
  numbers.map((sequence, minute) =>
    eventAt(new Date(Date.parse(at) + minute * 60_000).toISOString(), {
      tab: name,
      sequence,
      ...more,
    }),
  );

/** Simulates the checkout's table. */
function simulatedOrders(...orders: [site: SourceOrder["site"], number: string, placed: string][]) {
  const table = orders.map(([site, number, placed]) => ({
    site,
    number,
    placed: new Date(placed),
    browser: "Safari",
  }));
  return {
    orders: async ({ start, until, sites }) =>
      table.filter(
        ({ site, placed }) =>
          placed >= start && placed < until && (sites.length === 0 || sites.includes(site)),
      ),
  } satisfies OrderSource;
}

test("the tracking report compares orders with purchases by their numbers", async () => {
  await store(
    purchase("100", "2026-11-18T12:00:00Z"),
    // The order placed just before midnight, and one before the period.
    purchase("102", "2026-11-20T00:00:10Z"),
    purchase("99", "2026-11-18T00:00:05Z"),
    purchase("500", "2026-11-21T12:00:00Z", { browser: "Opera" }),
    purchase("100", "2026-11-21T13:00:00Z", { site: "AT" }),
    purchase("501", "2026-11-25T00:00:00Z"),
    purchase("502", "2026-11-17T23:59:59Z"),
  );
  const source = simulatedOrders(
    ["DE", "99", "2026-11-17T23:59:55Z"],
    ["DE", "100", "2026-11-18T12:00:00Z"],
    ["DE", "101", "2026-11-18T13:00:00Z"],
    ["DE", "102", "2026-11-19T23:59:50Z"],
    ["CH", "103", "2026-11-24T23:59:59Z"],
  );
  const { orders } = await report({}, source);
  expect(orders!.total).toMatchObject({ orders: 4, untracked: 2, withoutOrder: 2 });
  expect(orders!.byDay).toMatchObject([
    { name: "2026-11-18", orders: 2, untracked: 1, withoutOrder: 0 },
    { name: "2026-11-19", orders: 1, untracked: 0, withoutOrder: 0 },
    { name: "2026-11-21", orders: 0, untracked: 0, withoutOrder: 2 },
    { name: "2026-11-24", orders: 1, untracked: 1, withoutOrder: 0 },
  ]);
  expect(orders!.bySite).toMatchObject([
    { name: "AT", orders: 0, untracked: 0, withoutOrder: 1 },
    { name: "CH", orders: 1, untracked: 1, withoutOrder: 0 },
    { name: "DE", orders: 3, untracked: 1, withoutOrder: 1 },
  ]);
  expect(orders!.byBrowser).toMatchObject([
    { name: "Firefox", orders: 0, untracked: 0, withoutOrder: 1 },
    { name: "Opera", orders: 0, untracked: 0, withoutOrder: 1 },
    { name: "Safari", orders: 4, untracked: 2, withoutOrder: 0 },
  ]);
  expect(orders!.untracked.map(({ site, number }) => site + number)).toEqual(["CH103", "DE101"]);
  expect(orders!.withoutOrder.map(({ site, number }) => site + number)).toEqual(["DE500", "AT100"]);
  const ofGermany = await report({ sites: ["DE"] }, source);
  expect(ofGermany.orders!.total).toMatchObject({ orders: 3, untracked: 1, withoutOrder: 1 });
});

test("the tracking report counts number gaps of ended tabs as losses, by browser and site", async () => {
  const site = "PL";
  await store(
    // 2, 4 and 5 never arrived; 3 arrived twice, the second time with another id.
    ...tab("lost-12345", "2026-11-20T10:00:00Z", [1, 3, 3, 6], { site }),
    ...tab("whole-1234", "2026-11-21T10:00:00Z", [1, 2], { site, browser: "Safari" }),
    // Began long before: losses count only after its first known event.
    ...tab("long-12345", "2026-11-17T23:59:00Z", [40, 41, 43], { site }),
    // Ended outside of the period, or not at all.
    ...tab("early-1234", "2026-11-17T12:00:00Z", [1, 9], { site }),
    ...tab("open-12345", "2026-11-24T12:00:00Z", [1, 9], { site }),
    // A client that is no browser.
    ...tab("odd-123456", "2026-11-22T12:00:00Z", [1, maxLost + 3], { site }),
    ...tab("bot-123456", "2026-11-22T12:00:00Z", [1, 5], { site, is_bot: true }),
    // At another site the same name is a different tab.
    ...tab("lost-12345", "2026-11-20T10:00:00Z", [2], { site: "CZ" }),
  );
  const { losses } = await report({ sites: [site] });
  expect(losses).toEqual({
    total: { name: "", tabs: 3, events: 12, lost: 4 },
    byBrowser: [
      { name: "Firefox", tabs: 2, events: 10, lost: 4 },
      { name: "Safari", tabs: 1, events: 2, lost: 0 },
    ],
    bySite: [{ name: site, tabs: 3, events: 12, lost: 4 }],
    openTabs: 1,
    oddTabs: 1,
    reported: { pages: 0, lostPages: 0, lostEvents: 0 },
  });
  const both = await report({ sites: ["PL", "CZ"] });
  expect(both.losses.bySite).toContainEqual({ name: "CZ", tabs: 1, events: 2, lost: 1 });
});

test("a purchase that is sent again, also by a host, leaves no gap in its tab and counts once", async () => {
  const site = "CH";
  const day = "2026-11-11";
  const at = `${day}T10:00:00Z`;
  const bought = { key: "purchase:CH:700", data: { value: 20 } };
  const withPurchase = (name: string, numbers: number[], ofPurchase: number[]) =>
    tab(name, at, numbers, { site }).map((event) =>
      ofPurchase.includes(event.sequence) ? { ...event, ...bought } : event,
    );
  await store(...withPurchase("buyer-1234", [1, 2, 3, 4], [2, 3]));
  await store(...withPurchase("reload-123", [1, 2, 3], [2]));
  await store(eventAt(at, { site, ...bought, signed: true, client: "host", tab: "host-12345" }));
  const { losses, outcomes } = await report({ from: day, to: day, sites: [site] });
  expect(losses.total).toEqual({ name: "", tabs: 2, events: 7, lost: 0 });
  expect(outcomes).toMatchObject([{ day, stored: 4 }]);
  const { rows } = await sql`select client, name from tracking_event
    where site = ${site} and data->>'value' = '20'`.execute(shop.services.database.sql);
  expect(rows).toEqual([{ client: "host", name: "LeadData" }]);
});

test("the tracking report adds up what browsers say that they lost", async () => {
  const executed = (at: string, data: object, more: Partial<CheckedEvent> = {}) =>
    eventAt(at, { site: "CZ", name: "trackingExecuted", data, tab: `says-${at}`, ...more });
  const losses = { lost_pages: 1, lost_events: 7 };
  await store(
    ...["1", "2", "3"].map((second) =>
      eventAt(`2026-11-20T11:00:0${second}Z`, { site: "CZ", name: "InitialPageData", tab: second }),
    ),
    // An old release does not report losses.
    executed("2026-11-20T11:00:01Z", { events: 3, waited: 5 }),
    executed("2026-11-20T11:00:02Z", { lost_pages: 0, lost_events: 0 }),
    executed("2026-11-20T11:00:03Z", losses),
    executed("2026-11-21T11:00:03Z", { lost_pages: maxLost * 9 }, { site: "TR" }),
    executed("2026-11-20T11:00:04Z", losses, { is_bot: true }),
    executed("2026-11-17T11:00:04Z", losses),
  );
  const ofCzechia = await report({ sites: ["CZ"] });
  expect(ofCzechia.losses.reported).toEqual({ pages: 3, lostPages: 1, lostEvents: 7 });
  expect(printedTrackingReport(ofCzechia)).toContain(
    "left before they were tracked: 1 (25.0 %). Events for which a browser had no room: 7.",
  );
  expect((await report({ sites: ["TR"] })).losses.reported.lostPages).toBe(maxLost);
});

test("the tracking report counts duplicates, rejected events and bots by day", async () => {
  const counts = createOutcomeCounts(shop.services.database.sql);
  const counted = { site: "HU", browser: "Firefox", client: "5.1.2", name: "", field: "" } as const;
  const received = new Date("2026-11-19T23:00:00Z");
  for (const outcome of ["accepted", "duplicate", "consent", "invalid", "invalid"])
    counts.count({ ...counted, outcome }, received);
  counts.count({ ...counted, outcome: "accepted", site: "SK" }, received);
  await counts.store();
  await store(
    eventAt("2026-11-18T12:00:00Z", {
      site: "HU",
      is_bot: true,
      received: "2026-11-19T23:59:59Z",
      tab: "hu-bot-123",
    }),
    eventAt("2026-11-19T12:00:00Z", { site: "HU", tab: "hu-human-1" }),
  );
  const { outcomes } = await report({ sites: ["HU"] });
  const none = { invalid: 0, unknown: 0, consent: 0, personal: 0, preview: 0, time: 0 };
  expect(outcomes).toHaveLength(7);
  expect(outcomes.slice(0, 2)).toEqual([
    { day: "2026-11-18", stored: 0, bots: 0, duplicates: 0, rejected: none },
    {
      day: "2026-11-19",
      stored: 2,
      bots: 1,
      duplicates: 1,
      rejected: { ...none, consent: 1, invalid: 2 },
    },
  ]);
});

test("the tracking report counts events from wrong clocks, and names the refused ones", async () => {
  const counts = createOutcomeCounts(shop.services.database.sql);
  const received = "2026-11-20T12:00:00Z";
  const counted = { site: "CH_FR", browser: "Firefox", client: "5.1.2", name: "purchase" } as const;
  counts.count(
    { ...counted, outcome: "invalid", field: "/data/ecommerce/value" },
    new Date(received),
  );
  const { values } = await counts.rejectedPurchases.get();
  expect(values).toMatchObject([{ labels: { code: "invalid" }, value: 1 }]);
  await counts.store();
  await store(
    eventAt("1970-01-01T00:05:00Z", { site: "CH_FR", received, tab: "cz-dead-1" }),
    eventAt("2026-12-20T12:00:00Z", { site: "CH_FR", received, tab: "cz-ahead-1" }),
  );
  const { outcomes, refusals } = await report({ sites: ["CH_FR"] });
  expect(outcomes.map(({ stored }) => stored)).toEqual([0, 0, 2, 0, 0, 0, 0]);
  const refused = {
    event: "purchase",
    field: "/data/ecommerce/value",
    reason: "invalid",
    events: 1,
  };
  expect(refusals).toEqual([refused]);
  expect(printedTrackingReport(await report({ sites: ["CH_FR"] }))).toMatch(
    /purchase +\/data\/ecommerce\/value +invalid +1/,
  );
});

test("the tracking report is printed as tables, with a note on its limits", async () => {
  await store(...tab("ended-12345", "2026-11-20T10:00:00Z", [1, 3]));
  const source = simulatedOrders(["TR", "7", "2026-11-19T12:00:00Z"]);
  const printed = printedTrackingReport(await report({ sites: ["TR"] }, source));
  expect(printed).toContain("Tracking from 2026-11-18 to 2026-11-24 (UTC), TR");
  expect(printed).toContain("Only visits with consent");
  expect(printed).toMatch(
    /site +orders +refused +undecided +by server alone +never tracked +share +purchases without order\n +TR +1 +0 +0 +0 +1 +100\.0 % +0/,
  );
  expect(printed).toContain("2026-11-19  TR    7       Safari");
  expect(printedTrackingReport(await report({ sites: ["TR"] }))).toContain("takes no orders yet");
  const empty = printedTrackingReport(await report({ sites: ["SK"] }));
  expect(empty).toContain("No tab ended in this period.");
  const all = printedTrackingReport(await report({ sites: [] }));
  expect(all).toMatch(/browser +tabs +events +lost +share/);
  expect(all).not.toContain("No tab ended");
});
