import { expect, test, vi } from "vitest";
import type { Slice } from "../../platform/http/slice.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { createProblemLog, readProblems } from "./problems.ts";

const sites = [allSites.DE.site, allSites.AT.site];
const now = new Date("2026-11-30T12:00:00Z");
const slices: Pick<Slice, "problems">[] = [
  {},
  { problems: async () => ["The voucher A is not accepted."] },
  { problems: async ({ site }) => (site.code === "AT" ? ["Nothing is sold here."] : []) },
];

test("a problem of several sites is one line, which names them", async () => {
  expect(await readProblems({ slices, sites }, now)).toEqual([
    "DE, AT: The voucher A is not accepted.",
    "AT: Nothing is sold here.",
  ]);
});

test("each problem is logged once", async () => {
  const warn = vi.fn<(problem: string) => void>();
  const log = createProblemLog({ slices, sites, log: { warn } });
  await log(now);
  await log(now);
  expect(warn.mock.calls).toEqual([
    ["DE, AT: The voucher A is not accepted."],
    ["AT: Nothing is sold here."],
  ]);
});
