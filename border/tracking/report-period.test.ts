import { expect, test } from "vitest";
import { boundsOf, daysOf, readPeriod } from "./report-period.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

const now = new Date("2026-11-22T23:30:00Z");

test("a tracking report without a period is of the last 28 days and all sites", () => {
  const period = { from: "2026-10-26", to: "2026-11-22", sites: [] };
  expect(readPeriod({}, shopSites, now)).toEqual(period);
  expect(readPeriod({ from: "", to: "" }, shopSites, now)).toEqual(period);
  expect(daysOf(period)).toHaveLength(28);
});

test("a tracking report is of the days and sites that are named, with sites in their usual order", () => {
  expect(
    readPeriod({ from: "2026-02-28", to: "2026-03-01", sites: ["AT", "DE"] }, shopSites, now),
  ).toEqual({
    from: "2026-02-28",
    to: "2026-03-01",
    sites: ["DE", "AT"],
  });
  expect(daysOf({ from: "2026-02-28", to: "2026-03-01" })).toEqual(["2026-02-28", "2026-03-01"]);
});

test("a report period includes all of its first and last day, and has 92 days at most", () => {
  const period = { from: "2026-10-01", to: "2026-12-31" };
  expect(readPeriod(period, shopSites, now)).toEqual({ ...period, sites: [] });
  expect(boundsOf(period)).toEqual({
    start: new Date("2026-10-01T00:00:00Z"),
    until: new Date("2027-01-01T00:00:00Z"),
  });
});

test.each([
  [{ from: "2026-02-30" }, "There is no day 2026-02-30. Correct it."],
  [{ to: "yesterday" }, '"yesterday" is no day'],
  [{ to: "9999999-01-01" }, "is no day"],
  [{ from: "2026-11-22", to: "2026-11-21" }, "after the last"],
  [{ from: "2026-10-01", to: "2027-01-01" }, "At most 92 days"],
  [{ sites: ["DE", "de"] }, 'no site "de"; there are DE, AT'],
])("the report period %j is refused with what to write instead", (asked, problem) => {
  expect(readPeriod(asked, shopSites, now)).toEqual({ problem: expect.stringContaining(problem) });
});
