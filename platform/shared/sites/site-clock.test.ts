import { expect, test } from "vitest";
import { dayAt, momentAt, startOfDay, timeAt } from "./site-clock.ts";

const berlin = { timeZone: "Europe/Berlin" };
const istanbul = { timeZone: "Europe/Istanbul" };

test("days start at midnight of the site, in winter and summer", () => {
  expect(startOfDay("2026-11-24", berlin)).toEqual(new Date("2026-11-23T23:00Z"));
  expect(startOfDay("2026-07-01", berlin)).toEqual(new Date("2026-06-30T22:00Z"));
  expect(startOfDay("2026-11-24", istanbul)).toEqual(new Date("2026-11-23T21:00Z"));
  // The days on which clocks change.
  expect(startOfDay("2026-10-25", berlin)).toEqual(new Date("2026-10-24T22:00Z"));
  expect(startOfDay("2026-03-29", berlin)).toEqual(new Date("2026-03-28T23:00Z"));
  expect(dayAt(new Date("2026-11-21T22:30Z"), berlin)).toBe("2026-11-21");
  expect(dayAt(new Date("2026-11-21T22:30Z"), istanbul)).toBe("2026-11-22");
});

test.each([
  ["2026-12-24", "18:30", "2026-12-24T17:30:00.000Z"],
  ["2026-07-01", "00:00", "2026-06-30T22:00:00.000Z"],
  // Around the hour that clocks skip in spring and repeat in autumn.
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
  ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("%s %s in Berlin is %s", (day, time, moment) => {
  expect(momentAt(day, time, berlin)).toEqual(new Date(moment));
  expect([dayAt(new Date(moment), berlin), timeAt(new Date(moment), berlin)]).toEqual([day, time]);
});

test.each([
  ["2026-03-29", "02:00"],
  ["2026-03-29", "02:59"],
  ["2026-02-30", "12:00"],
  ["2026-11-21", "24:00"],
  ["", "12:00"],
  ["2026-11-21", ""],
])("clocks in Berlin never show %s %s", (day, time) =>
  expect(momentAt(day, time, berlin)).toBeUndefined(),
);

test("clocks in Istanbul are not changed", () => {
  expect(momentAt("2026-03-29", "02:30", istanbul)).toEqual(new Date("2026-03-28T23:30Z"));
  expect(momentAt("2026-10-25", "02:30", istanbul)).toEqual(new Date("2026-10-24T23:30Z"));
});
