import { expect, test } from "vitest";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { allSites } from "../sites/all-sites.ts";
import { fc } from "../../tests/support/seed.ts";
import { arrivalDays, readyAt, readyDay } from "./collection-time.ts";
import { exampleRetailStores } from "./store-examples.ts";

const [store] = exampleRetailStores as [(typeof exampleRetailStores)[number]];
const siteOf = (code: SiteCode) => valueAt(allSites, code).site;
const site = siteOf("DE");

/** Local times in winter. The store is open on Monday to Friday from 9 to 19, on Saturday from 10 to 18. */
const local = (text: string) => new Date(`${text}+01:00`);
const ready = (text: string) => readyAt(store, local(text), site);

test.each([
  ["during the hours", "2026-12-01T11:02", "2026-12-01T13:15"],
  ["before they begin", "2026-12-01T06:00", "2026-12-01T11:00"],
  ["with the last two hours", "2026-12-01T17:00", "2026-12-01T19:00"],
  ["too late for the day", "2026-12-01T18:00", "2026-12-02T10:00"],
  ["on a Saturday evening", "2026-12-05T20:00", "2026-12-07T11:00"],
  ["before Christmas", "2026-12-24T12:00", "2026-12-28T10:00"],
])("an order %s is ready after two hours of opening", (_, now, then) => {
  expect(ready(now)).toEqual(local(then));
});

test("a store that closes for good has nothing ready after that", () => {
  const closes = local("2026-12-01T12:00");
  expect(readyAt({ ...store, closes }, local("2026-12-01T11:00"), site)).toBeUndefined();
});

test("an order is ready today until two hours before the store closes, then the next day", () => {
  expect(readyDay(store, local("2026-12-01T11:02"), site)).toEqual({
    day: "2026-12-01",
    until: local("2026-12-01T17:00"),
  });
  expect(readyDay(store, local("2026-12-01T17:30"), site)).toEqual({
    day: "2026-12-02",
    until: local("2026-12-02T17:00"),
  });
});

test("at any moment, the day of an order is that of its hour, and changes at the moment that it says", () => {
  const week = 7 * 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * week }), (time) => {
      const now = new Date(local("2026-01-01T00:00").getTime() + time);
      const { day, until } = readyDay(store, now, site)!;
      const dayOf = (moment: number) => readyDay(store, new Date(moment), site)!.day;
      const inBerlin = readyAt(store, now, site)!.toLocaleDateString("sv", {
        timeZone: "Europe/Berlin",
      });
      expect(day).toBe(inBerlin);
      expect(dayOf(until.getTime())).toBe(day);
      expect(dayOf(until.getTime() + 1_000)).not.toBe(day);
    }),
    { numRuns: 60 },
  );
});

test("what a store does not have arrives on the days of a delivery on which it is open", () => {
  const days = arrivalDays(store, local("2026-12-01T10:00"), {
    ...site,
    deliveryDays: { from: 2, to: 3 },
  })!;
  expect([days.from, days.to]).toEqual(["2026-12-03", "2026-12-04"]);
  expect(days.until).toEqual(local("2026-12-01T14:00"));
  const hours = {
    ...store.hours,
    exceptions: [{ day: "2026-12-03", open: [] }],
  };
  const later = arrivalDays({ ...store, hours }, local("2026-12-01T10:00"), {
    ...site,
    deliveryDays: { from: 2, to: 2 },
  })!;
  expect([later.from, later.to]).toEqual(["2026-12-04", "2026-12-04"]);
});

test("where a carrier has days of its own, they are part of it", () => {
  const turkish = siteOf("TR");
  const withTransit = arrivalDays(store, local("2026-12-01T08:00"), turkish)!;
  const without = arrivalDays(store, local("2026-12-01T08:00"), {
    ...turkish,
    transitDays: undefined,
  })!;
  expect(withTransit.to > without.to).toBe(true);
});
