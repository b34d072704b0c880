import { expect, test } from "vitest";
import { ContentReads } from "./content-changes.ts";

const yes = async () => true;
const no = async () => false;

test("read content is unchanged when each reading of the changed names confirms it", async () => {
  const reads = new ContentReads();
  reads.add("offers:tea", Infinity, yes);
  reads.add("offers:coffee", Infinity, yes);
  reads.add("offers:coffee", Infinity, no);
  expect(await reads.revalidate(["offers:tea"])).toBe(true);
  expect(await reads.revalidate(["offers:tea", "offers:coffee"])).toBe(false);
});

test("read content counts as changed when one reading of a changed name cannot confirm it", async () => {
  const reads = new ContentReads();
  reads.add("offers:tea", Infinity, yes);
  reads.add("offers:tea");
  reads.add("offers:tea", Infinity, yes);
  reads.add("listing");
  for (const name of ["offers:tea", "listing", "product:1"])
    expect(await reads.revalidate([name])).toBe(false);
});
