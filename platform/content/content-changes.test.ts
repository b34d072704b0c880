import { expect, test } from "vitest";
import { ContentReads } from "./content-changes.ts";

const yes = async () => true;
const no = async () => false;

test("what was read is still the same when each reading of the changed names says so", async () => {
  const reads = new ContentReads();
  reads.note("offers:tea", Infinity, yes);
  reads.note("offers:coffee", Infinity, yes);
  reads.note("offers:coffee", Infinity, no);
  expect(await reads.revalidate(["offers:tea"])).toBe(true);
  expect(await reads.revalidate(["offers:tea", "offers:coffee"])).toBe(false);
});

test("a change of a name is a change of what was read where one of its readings cannot tell", async () => {
  const reads = new ContentReads();
  reads.note("offers:tea", Infinity, yes);
  reads.note("offers:tea");
  reads.note("offers:tea", Infinity, yes);
  reads.note("listing");
  for (const name of ["offers:tea", "listing", "product:1"])
    expect(await reads.revalidate([name])).toBe(false);
});
