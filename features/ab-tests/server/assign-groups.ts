import { createHash } from "node:crypto";
import type { AbTest, AbTestGroup } from "../ab-tests-contract.ts";

/** The group of each test that a visitor is in, the same whenever and wherever it is asked for. */
export const groupsOf = (visitor: string, tests: AbTest[]): Map<string, string> =>
  new Map(tests.map((test) => [test.name, groupOf(visitor, test)]));

/**
 * Weighted rendezvous hashing: each group draws a time of arrival from the hash, the sooner the larger its share, and the first
 * gets the visitor. When shares change, a visitor moves only into a group whose share grew beside that of the old one.
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

/** A number above 0 and up to 1 that follows from a text, even over all texts. */
function evenNumber(text: string): number {
  const bytes = createHash("sha256").update(text).digest();
  return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
}
