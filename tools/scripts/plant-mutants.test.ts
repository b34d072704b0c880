import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { limitLoops, plantMutants } from "./plant-mutants.ts";

const mistakesIn = (source: string) =>
  plantMutants(source, "some.ts").map(({ line, before, after }) => `${line}: ${before} → ${after}`);

test("comparisons, numbers and returned values of a function get a mistake each, with its line", () => {
  expect(mistakesIn("function isMany(count: number) {\n  return count > 3;\n}")).toEqual([
    "2: return count > 3; → return;",
    "2: count > 3 → count >= 3",
    "2: 3 → 4",
  ]);
});

test("a condition is tried as true and as false, and its negation proves nothing more", () => {
  expect(mistakesIn("if (a === b) run();")).toEqual(["1: a === b → true", "1: a === b → false"]);
});

test("types, names of properties, imports and messages of errors get no mutants", () => {
  const source = `import { one } from "./one.ts";
type Kind = "a" | 1;
const given: { "b": 2 } | undefined = one("c");
function fail() { throw new Error("d"); }`;
  expect(mistakesIn(source)).toEqual(['4: throw new Error("d"); → ;']);
});

test("chains and refinements of a value lose a part", () => {
  expect(mistakesIn("const f = () => a?.b.trim();")).toEqual([
    "1: a?.b.trim() → undefined",
    "1: a?.b.trim() → a?.b",
    "1: a?.b → a.b",
  ]);
});

test("every mistake is in a source that is whole otherwise", () => {
  const [first] = plantMutants("const a = 1; // one\nconst b = 2;", "some.ts");
  expect(first!.source).toBe("const a = 2; // one\nconst b = 2;");
});

test("loops with and without a block throw when they never end", () => {
  const source = limitLoops("let i = 0; while (true) i++; for (;;) { i++; }", "some.js");
  expect(source.match(/endless loop/g)).toHaveLength(2);
  expect(() => runInNewContext(source, { loops: 0 })).toThrow("endless loop");
});
