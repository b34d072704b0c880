import { expect, test } from "vitest";
import { isDay, parseMoment } from "./moments.ts";

test.each([
  ["2026-12-24T18:00+01:00", "2026-12-24T17:00:00.000Z"],
  ["2026-12-24T18:00 01:00", "2026-12-24T17:00:00.000Z"],
  ["2026-12-24T18:00:59.5-0330", "2026-12-24T21:30:59.500Z"],
  ["2028-02-29T00:00Z", "2028-02-29T00:00:00.000Z"],
])("%s is the moment %s", (text, moment) => expect(parseMoment(text)?.toISOString()).toBe(moment));

test.each([
  "",
  "2026-12-24",
  "2026-12-24T18:00",
  "2026-02-30T00:00Z",
  "2026-02-29T00:00Z",
  "9999-99-99T00:00Z",
  "0000-01-01T00:00Z",
  "0001-01-01T00:00+01:00",
  "2026-12-24T24:30Z",
  "2026-12-24T18:60Z",
  "2026-12-24T18:00+25:00",
  "+012026-12-24T18:00Z",
  "2026-12-24T18:00Z and more",
])("%j is no moment", (text) => expect(parseMoment(text)).toBeUndefined());

test("a text is a day only when the calendar has it", () => {
  expect(isDay("2028-02-29")).toBe(true);
  for (const text of ["2026-02-29", "2026-2-3", "24.12.2026", "9999-99-99", ""])
    expect(isDay(text), text).toBe(false);
});
