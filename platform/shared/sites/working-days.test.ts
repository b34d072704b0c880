import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SiteCode } from "./site.ts";
import { valueAt } from "../value-at.ts";
import { deliveryDates, workingDaysAfter } from "./working-days.ts";

const siteOf = (code: SiteCode) => valueAt(allSites, code).site;
const next = (code: SiteCode, day: string) => workingDaysAfter(day, 1, siteOf(code));

test.each([
  ["DE", "2026-11-30", "2026-12-01"],
  ["DE", "2026-12-04", "2026-12-07"],
  ["DE", "2026-12-24", "2026-12-28"],
  ["AT", "2026-12-07", "2026-12-09"],
  ["PL", "2026-12-23", "2026-12-28"],
  // Easter: Good Friday and Monday, Ascension, Whit Monday, Corpus Christi.
  ["DE", "2026-04-02", "2026-04-07"],
  ["AT", "2026-04-02", "2026-04-03"],
  ["CH", "2027-05-05", "2027-05-07"],
  ["HU", "2028-06-02", "2028-06-06"],
  ["PL", "2027-05-26", "2027-05-28"],
  // The feasts of the Islamic calendar.
  ["TR", "2026-03-19", "2026-03-23"],
  ["TR", "2027-03-08", "2027-03-12"],
  ["TR", "2026-05-26", "2026-06-01"],
])("%s: the working day after %s is %s", (code, day, after) => {
  expect(next(code, day)).toBe(after);
});

const datesAt = (moment: string, code: SiteCode = "DE") =>
  deliveryDates(new Date(moment), siteOf(code));

test("an order is delivered two to three working days after its day, and after the next one from 14:00 on", () => {
  expect(datesAt("2026-11-30T13:59:59+01:00")).toEqual({
    from: "2026-12-02",
    to: "2026-12-03",
    orderUntil: new Date("2026-11-30T14:00+01:00"),
  });
  expect(datesAt("2026-11-30T14:00+01:00")).toEqual({
    from: "2026-12-03",
    to: "2026-12-04",
    orderUntil: new Date("2026-12-01T14:00+01:00"),
  });
});

test("an order on a weekend or a holiday counts as of the next working day", () => {
  expect(datesAt("2026-12-05T09:00+01:00")).toMatchObject({ from: "2026-12-09", to: "2026-12-10" });
  expect(datesAt("2026-12-25T09:00+01:00")).toMatchObject({
    from: "2026-12-30",
    orderUntil: new Date("2026-12-28T14:00+01:00"),
  });
});

test("the last hour for an order is in the site's time zone, in summer and in winter", () => {
  expect(datesAt("2026-10-23T00:00Z")!.orderUntil).toEqual(new Date("2026-10-23T12:00Z"));
  expect(datesAt("2026-10-26T00:00Z")!.orderUntil).toEqual(new Date("2026-10-26T13:00Z"));
  expect(datesAt("2026-10-26T00:00Z", "TR")!.orderUntil).toEqual(new Date("2026-10-26T11:00Z"));
});

test("a site that does not say until when it handles orders names no days", () => {
  const { timeZone, deliveryDays } = siteOf("DE");
  expect(deliveryDates(new Date(), { timeZone, deliveryDays })).toBeUndefined();
});
