import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "./longest-first.ts";
import { nightFiles, rotatingFiles } from "./rotation.ts";

test("files that take minutes start first, then those that take longer than their size says", async () => {
  const config = { root: "/project", isolate: false, sequence: { groupOrder: 1 } };
  const cache = {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => ({ size: key.includes("large") ? 10_000 : 100 }),
  };
  const specification = (file: string) => ({
    project: { name: "server", config },
    moduleId: `/project/${file}`,
  });
  const files = ["border/small.test.ts", "border/large.test.ts", rotatingFiles[0]!, nightFiles[0]!];
  const sorted = await new LongestFirst({ config, cache } as unknown as Vitest).sort(
    files.map((file) => specification(file) as unknown as TestSpecification),
  );
  expect(sorted.map(({ moduleId }) => moduleId.slice("/project/".length))).toEqual([
    nightFiles[0],
    rotatingFiles[0],
    "border/large.test.ts",
    "border/small.test.ts",
  ]);
});
