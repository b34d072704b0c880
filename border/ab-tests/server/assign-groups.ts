import { createHash } from "node:crypto";
import type { AbTest, AbTestGroup } from "../ab-tests-contract.ts";

/** Returns a visitor's group of each test; deterministic, so every server returns the same. */
export const groupsOf = (visitor: string, tests: AbTest[]): Map<string, string> =>
  new Map(tests.map((test) => [test.name, groupOf(visitor, test)]));

/**
 * Weighted rendezvous hashing: each group draws an arrival time from the hash, earlier for a larger share, and the first one gets
 * the visitor. When shares change, a visitor moves only into a group whose share grew relative to that of the old one.
 */
function groupOf(visitor: string, { name, groups }: AbTest): string {
  const arrival = (group: AbTestGroup) =>
    -Math.log(evenNumber(`${name} ${group.name} ${visitor}`)) / group.share;
  const [first] = groups
    .map((group) => ({ name: group.name, arrival: arrival(group) }))
    .toSorted((one, other) => one.arrival - other.arrival);
  if (!first) throw new Error(`The test ${name} has no groups`);
  return first.name;
}

/** Returns a number above 0 and up to 1 derived from a text, uniformly distributed over all texts. */
function evenNumber(text: string): number {
  const bytes = createHash("sha256").update(text).digest();
  return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
}
