import { expect, test } from "vitest";
import { dayAt, timeAt } from "../../platform/shared/sites/site-clock.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import { fc } from "../../tests/support/seed.ts";
import { comesBackTooSoon, nextSaleChange, saleState, type SaleTimes } from "./sale-calendar.ts";

const germany = { timeZone: "Europe/Berlin" };
const turkiye = { timeZone: "Europe/Istanbul" };
/** Each fourth week from Friday at nine to the Sunday after next, members the evening before. */
const weekly: SaleTimes = {
  membersFrom: "2026-11-26T18:00",
  from: "2026-11-27T09:00",
  until: "2026-12-06T20:00",
  every: 4,
};
const once: SaleTimes = { from: "2026-12-18T09:00", until: "2026-12-24T12:00" };

const at = (sale: SaleTimes, moment: string, site = germany) => {
  const state = saleState(sale, new Date(moment), site);
  return Object.keys(state).filter((kind) => state[kind as keyof typeof state]);
};

test("a sale opens and ends at the minute, in the time zone of the site", () => {
  expect(at(weekly, "2026-11-27T07:59:59.999Z")).toEqual(["next"]);
  expect(at(weekly, "2026-11-27T08:00Z")).toEqual(["open"]);
  expect(at(weekly, "2026-11-27T05:59:59.999Z", turkiye)).toEqual(["next"]);
  expect(at(weekly, "2026-11-27T06:00Z", turkiye)).toEqual(["open"]);
  expect(at(weekly, "2026-12-06T18:59:59.999Z")).toEqual(["open"]);
  expect(at(weekly, "2026-12-06T19:00Z")).toEqual(["last"]);
});

test("a sale that comes back opens at the same local time, in summer too", () => {
  const { next } = saleState(weekly, new Date("2027-06-10T12:00Z"), germany);
  expect([dayAt(next!.from, germany), timeAt(next!.from, germany)]).toEqual([
    "2027-06-11",
    "09:00",
  ]);
  expect(timeAt(next!.membersFrom, germany)).toBe("18:00");
});

test("it is announced for two weeks before members come, and over for a week", () => {
  expect(at(once, "2026-12-04T07:59:59Z")).toEqual([]);
  expect(at(once, "2026-12-04T08:00Z")).toEqual(["next"]);
  expect(at(once, "2026-12-31T10:59:59Z")).toEqual(["last"]);
  expect(at(once, "2026-12-31T11:00Z")).toEqual([]);
});

test("a time that clocks skip is as long after midnight as on other days", () => {
  // Clocks go from 2:00 to 3:00 on 29 March 2026.
  const night = { from: "2026-03-29T02:30", until: "2026-03-30T02:30" };
  const moment = (state: string) => at(night, state);
  expect(moment("2026-03-29T01:29Z")).toEqual(["next"]);
  expect(moment("2026-03-29T01:30Z")).toEqual(["open"]);
});

const day = fc.integer({ min: 0, max: 60 }).map((count) => dayAfter("2026-02-20", count));
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom("00", "30", "59") })
  .map(({ hour, minute }) => `T${String(hour).padStart(2, "0")}:${minute}`);
const sales = fc
  .record({
    day,
    length: fc.integer({ min: 1, max: 13 }),
    begins: time,
    ends: time,
    lead: fc.option(fc.integer({ min: 1, max: 3 })),
    every: fc.option(fc.integer({ min: 2, max: 4 })),
  })
  .map(({ day: first, length, begins, ends, lead, every }): SaleTimes => ({
    from: first + begins,
    until: dayAfter(first, length) + ends,
    ...(lead !== null && { membersFrom: dayAfter(first, -lead) + begins }),
    ...(every !== null && { every }),
  }));

test("nothing changes before the next change", () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: -1_000, max: 2_400 }), (sale, hours) => {
      const now = new Date(Date.parse("2026-03-01T00:30Z") + hours * 3_600_000);
      const later = (ms: number) => new Date(now.getTime() + ms);
      const stateAt = (moment: Date) => {
        const state = saleState(sale, moment, germany);
        const { next } = state;
        return JSON.stringify({ ...state, isForMembers: next && next.membersFrom <= moment });
      };
      const next = nextSaleChange(sale, now, germany);
      const end = next?.getTime() ?? later(400 * 86_400_000).getTime();
      for (let moment = now.getTime(); moment < end; moment += 5 * 3_600_000)
        expect(stateAt(new Date(moment))).toBe(stateAt(now));
      expect(stateAt(new Date(end - 1))).toBe(stateAt(now));
    }),
  );
});

test("a sale may not come back before it ends", () => {
  expect(comesBackTooSoon({ from: "2026-01-02T09:00", until: "2026-01-09T09:00", every: 1 })).toBe(
    false,
  );
  expect(comesBackTooSoon({ from: "2026-01-02T09:00", until: "2026-01-09T09:01", every: 1 })).toBe(
    true,
  );
  expect(comesBackTooSoon({ from: "2026-01-02T09:00", until: "2026-05-09T09:01" })).toBe(false);
});
