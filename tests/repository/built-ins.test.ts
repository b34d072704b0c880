import { expect, test } from "vitest";
import { lint } from "./lint.ts";

const refused = "Libraries of hosts change";

test.each([
  ["Array.from", "Array.from([1], String);"],
  ["JSON.stringify", "JSON.stringify([1]);"],
  ["Date.parse", 'Date.parse("2026-01-01");'],
  ["reduce", "[1].reduce((a, b) => a + b);"],
  ["bind", "fetch.bind(null);"],
  ["Event", 'new Event("a");'],
])("the linter refuses %s where scripts run in pages of hosts", async (name, code) => {
  const folders = ["border/cart/client", "border/cart", "platform/shared", "border/client"];
  for (const folder of folders)
    expect(await lint(`${folder}/planted.ts`, code), folder).toContain(`${refused} ${name}:`);
});

test("the linter allows changed built-ins on the server, in the shop's pages and in tests", async () => {
  const code = "Array.from([1], String);";
  const files = [
    "border/cart/server/planted.ts",
    "shop/orders/planted.ts",
    "border/planted.test.ts",
  ];
  for (const file of files) expect(await lint(file, code), file).not.toContain(refused);
});

test("the linter allows what libraries leave as it is", async () => {
  const code = 'JSON.parse("[1]"); [...new Set([1])].map(String); new CustomEvent("a");';
  expect(await lint("border/client/planted.ts", code)).not.toContain(refused);
});
