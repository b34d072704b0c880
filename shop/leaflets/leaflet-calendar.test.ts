import { expect, test } from "vitest";
import { dayAt } from "../../platform/shared/sites/site-clock.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import { fc } from "../../tests/support/seed.ts";
import {
  leafletState,
  nextLeafletChange,
  overlap,
  overlapsItself,
  type LeafletDays,
} from "./leaflet-calendar.ts";

const germany = { timeZone: "Europe/Berlin" };
const turkiye = { timeZone: "Europe/Istanbul" };
/** Each third week, from a Monday on. */
const weekly = { from: "2026-01-05", until: "2026-01-11", every: 3 };
const once = { from: "2026-12-07", until: "2026-12-13" };

const at = (days: LeafletDays, moment: string, site = germany) => {
  const { kind, issue } = leafletState(days, new Date(moment), site);
  return [kind, issue.firstDay, issue.lastDay];
};

test("a leaflet that comes back is valid in its week, over in the next, then announced", () => {
  expect(at(weekly, "2026-01-07T12:00Z")).toEqual(["valid", "2026-01-05", "2026-01-11"]);
  expect(at(weekly, "2026-01-14T12:00Z")).toEqual(["over", "2026-01-05", "2026-01-11"]);
  expect(at(weekly, "2026-01-21T12:00Z")).toEqual(["announced", "2026-01-26", "2026-02-01"]);
  expect(at(weekly, "2026-01-26T12:00Z")).toEqual(["valid", "2026-01-26", "2026-02-01"]);
});

test("it is still valid in its week after years, also where a year has 53 weeks", () => {
  expect(at(weekly, "2027-01-05T12:00Z")).toEqual(["over", "2026-12-28", "2027-01-03"]);
  expect(at(weekly, "2035-11-07T12:00Z")[0]).toBe("valid");
});

test("before its first week it is announced", () => {
  expect(at(weekly, "2025-06-01T12:00Z")).toEqual(["announced", "2026-01-05", "2026-01-11"]);
});

test("one that comes once is planned, announced a week before, valid, over for a week, and ended", () => {
  const kinds = [
    "2026-11-29",
    "2026-11-30",
    "2026-12-07",
    "2026-12-14",
    "2026-12-20",
    "2026-12-21",
  ];
  expect(kinds.map((day) => at(once, `${day}T12:00Z`)[0])).toEqual([
    "planned",
    "announced",
    "valid",
    "over",
    "over",
    "ended",
  ]);
});

test("days begin at the midnight of the site", () => {
  const lastMinute = "2026-12-13T22:59:59Z";
  expect(at(once, lastMinute)[0]).toBe("valid");
  expect(at(once, lastMinute, turkiye)[0]).toBe("over");
  expect(at(once, "2026-12-13T23:00:00Z")[0]).toBe("over");
});

test("a week in which clocks change begins and ends at midnight", () => {
  // Clocks go forward on 29 March 2026, and back on 25 October.
  for (const [from, until, hours] of [
    ["2026-03-23", "2026-03-29", 167],
    ["2026-10-19", "2026-10-25", 169],
  ] as const) {
    const { issue } = leafletState({ from, until }, new Date(`${from}T12:00Z`), germany);
    expect(dayAt(issue.until, germany)).toBe(dayAfter(until, 1));
    expect((issue.until.getTime() - issue.from.getTime()) / 3_600_000).toBe(hours);
  }
});

const day = fc.integer({ min: 0, max: 60 }).map((count) => dayAfter("2026-02-20", count));
const length = fc.integer({ min: 1, max: 10 });
const days = fc
  .record({ from: day, length, every: fc.option(fc.integer({ min: 2, max: 4 })) })
  .map(({ from, length, every }) => ({
    from,
    until: dayAfter(from, length - 1),
    ...(every !== null && { every }),
  }));

test("nothing changes before the next change, and the pages of a moment do then", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 2_400 }), (some, hours) => {
      const now = new Date(new Date("2026-03-01T00:30Z").getTime() + hours * 3_600_000);
      const next = nextLeafletChange(some, now, germany);
      const kindAt = (moment: Date) => leafletState(some, moment, germany).kind;
      const end = next ?? dayAfterMoment(now, 400);
      for (let moment = now; moment < end; moment = dayAfterMoment(moment, 1))
        expect(kindAt(moment)).toBe(kindAt(now));
      expect(kindAt(new Date(end.getTime() - 1))).toBe(kindAt(now));
    }),
  );
});

const dayAfterMoment = (moment: Date, count: number) =>
  new Date(moment.getTime() + count * 86_400_000);

test("two leaflets overlap if and only if some day has both", () => {
  const daysOf = ({ from, until, every }: LeafletDays) => {
    const all = new Set<string>();
    for (let issue = 0; issue < (every ? 60 : 1); issue++)
      for (let one = from; one <= until; one = dayAfter(one, 1))
        all.add(dayAfter(one, issue * 7 * (every ?? 0)));
    return all;
  };
  fc.assert(
    fc.property(days, days, (one, other) => {
      const isMixed = (one.every === undefined) !== (other.every === undefined);
      const common = daysOf(one).intersection(daysOf(other));
      expect(overlap(one, other)).toBe(!isMixed && common.size > 0);
      expect(overlap(other, one)).toBe(overlap(one, other));
    }),
  );
});

test("a leaflet of eight days cannot come back each week", () => {
  expect(overlapsItself({ from: "2026-01-05", until: "2026-01-11", every: 1 })).toBe(false);
  expect(overlapsItself({ from: "2026-01-05", until: "2026-01-12", every: 1 })).toBe(true);
  expect(overlapsItself({ from: "2026-01-05", until: "2026-03-12" })).toBe(false);
});
