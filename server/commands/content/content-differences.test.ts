import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { filesOf } from "../../../tests/support/content-files.ts";
import { notValid } from "./content-differences.ts";

const sites = [allSites.DE.site, allSites.TR.site];
const at = (moment: string, path: string, entry: object) =>
  notValid(
    { part: "x", before: filesOf({}), after: filesOf({ [path]: [{ name: "a", ...entry }] }) },
    new Date(moment),
    sites,
  );

test("validity by days begins and ends on the clocks of the file's site", () => {
  const begins = { from: "2026-12-24" };
  // At that moment it is 00:30 in Berlin and 02:30 in Istanbul, and still the day before in UTC.
  expect(at("2026-12-23T23:30:00Z", "DE.yaml", begins)).toEqual([]);
  expect(at("2026-12-23T22:30:00Z", "DE.yaml", begins)).toEqual([
    "x/DE.yaml: a: begins 2026-12-24",
  ]);
  expect(at("2026-12-23T22:30:00Z", "TR.yaml", begins)).toEqual([]);
  const ends = { until: "2026-12-24" };
  expect(at("2026-12-24T22:59:00Z", "DE.yaml", ends)).toEqual([]);
  expect(at("2026-12-24T23:00:00Z", "DE.yaml", ends)).toEqual(["x/DE.yaml: a: ended 2026-12-24"]);
});

test("an entry for all sites is named as not valid when it is so on one of them", () => {
  const day = { from: "2026-12-24", until: "2026-12-24" };
  expect(at("2026-12-23T22:30:00Z", "nodes.yaml", day)).toEqual([
    "x/nodes.yaml: a: begins 2026-12-24",
  ]);
  expect(at("2026-12-24T12:00:00Z", "nodes.yaml", day)).toEqual([]);
  expect(at("2026-12-24T21:30:00Z", "nodes.yaml", day)).toEqual([
    "x/nodes.yaml: a: ended 2026-12-24",
  ]);
});

test("validity by moments is the same on every site", () => {
  const begins = { from: "2026-12-24T00:00:00+01:00" };
  expect(at("2026-12-23T23:00:00Z", "DE.yaml", begins)).toEqual([]);
  expect(at("2026-12-23T22:59:59Z", "DE.yaml", begins)).toHaveLength(1);
});
