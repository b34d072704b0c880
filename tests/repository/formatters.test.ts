import { expect, test } from "vitest";
import { lint } from "./lint.ts";

const refused = "take one from platform/shared/formats.ts";

test.each([
  ["a class of Intl", 'new Intl.NumberFormat("de-DE");'],
  ["a class called as a function", 'Intl.DateTimeFormat("de-DE");'],
  ["a class taken out of Intl", "const { PluralRules } = Intl;"],
  ["Intl of the global object", 'new globalThis.Intl.Collator("de-DE");'],
  ["Intl by a string", 'new globalThis["Intl"].Segmenter("de-DE");'],
  ["a number's toLocaleString", '(0.1).toLocaleString("de-DE", { style: "percent" });'],
  ["a date's toLocaleString", 'new Date().toLocaleString("de-DE");'],
  ["toLocaleDateString", 'new Date().toLocaleDateString("de-DE");'],
  ["toLocaleTimeString", 'new Date()?.toLocaleTimeString("de-DE");'],
  ["localeCompare", '["b", "a"].sort((a, b) => a.localeCompare(b));'],
  ["a method by a string", '"a"["localeCompare"]("b");'],
])("the linter refuses a formatter that is created by %s", async (_by, code) => {
  expect(await lint("border/cart/planted.ts", code)).toContain(refused);
});

test("the linter allows formatters where each is created once, in types and in tests", async () => {
  const create = 'new Intl.NumberFormat("de-DE");';
  expect(await lint("platform/shared/formats.ts", create)).not.toContain(refused);
  expect(await lint("platform/shared/planted.test.ts", create)).not.toContain(refused);
  expect(await lint("tests/e2e/planted.spec.ts", create)).not.toContain(refused);
  const type = "export type Options = Intl.NumberFormatOptions;\n";
  expect(await lint("platform/shared/planted.ts", type)).not.toContain(refused);
});
