import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { voucherEnd } from "./voucher-end.ts";

test.each([
  ["HU", "after a month", "2026-11-22T12:00:00Z", "2026-12-22T23:00:00.000Z"],
  ["HU", "at the end of a shorter month", "2027-01-31T12:00:00Z", "2027-02-28T23:00:00.000Z"],
  ["DE", "after three months", "2026-11-22T12:00:00Z", "2027-02-22T23:00:00.000Z"],
  ["DE", "with a day of the site, not of UTC", "2026-11-22T23:30:00Z", "2027-02-23T23:00:00.000Z"],
  ["TR", "after three months", "2026-11-22T12:00:00Z", "2027-02-22T21:00:00.000Z"],
  ["AT", "with a day in summer", "2027-03-10T12:00:00Z", "2027-06-10T22:00:00.000Z"],
] as const)("a newsletter voucher of %s ends %s", (code, _what, now, end) => {
  expect(voucherEnd(new Date(now), allSites[code].site).toISOString()).toBe(end);
});
