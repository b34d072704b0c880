import { expect, test } from "vitest";
import { lint } from "./lint.ts";

const offences: [name: string, code: string][] = [
  ["Array.from", "Array.from([1], String);"],
  ["JSON.stringify", "JSON.stringify([1]);"],
  ["Date.parse", 'Date.parse("2026-01-01");'],
  ["reduce", "[1].reduce((a, b) => a + b);"],
  ["bind", "fetch.bind(null);"],
  ["Event", 'new Event("a");'],
];

test("the linter refuses built-ins that libraries of hosts change where scripts run in their pages", async () => {
  const folders = ["border/cart/client", "border/cart", "platform/shared", "border/client"];
  const planted = folders.flatMap((folder) =>
    offences.map(([name, code]) => ({ name, file: [`${folder}/${name}.ts`, code] as const })),
  );
  expect(await lint(planted.map(({ file }) => file))).toEqual(
    planted.map(({ name }) => [expect.stringContaining(`Libraries of hosts change ${name}:`)]),
  );
});

test("the linter allows changed built-ins where no host's library runs, and unchanged ones everywhere", async () => {
  const files = [
    "border/cart/server/planted.ts",
    "shop/orders/planted.ts",
    "border/planted.test.ts",
  ].map((file) => [file, "Array.from([1], String);"] as const);
  const unchanged = 'JSON.parse("[1]"); [...new Set([1])].map(String); new CustomEvent("a");';
  const complaints = await lint([...files, ["border/client/planted.ts", unchanged]]);
  expect(complaints).toEqual([[], [], [], []]);
});
