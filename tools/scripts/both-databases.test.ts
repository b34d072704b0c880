import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { onBothDatabases } from "./both-databases.ts";

test("each entry of the tests on both databases names files that exist", () => {
  const names = onBothDatabases.flatMap(expandBraces);
  expect(names.filter((name) => globSync(name).length === 0)).toEqual([]);
});

/** Expands `{a,b}.ts` to `a.ts` and `b.ts`, each of which must exist. */
function expandBraces(pattern: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return choices ? choices.split(",").map((choice) => before + choice + after) : [pattern];
}
