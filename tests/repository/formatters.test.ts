import { expect, test } from "vitest";
import { lint } from "./lint.ts";

const offences = {
  "a class of Intl": 'new Intl.NumberFormat("de-DE");',
  "a class called as a function": 'Intl.DateTimeFormat("de-DE");',
  "a class taken out of Intl": "const { PluralRules } = Intl;",
  "Intl of the global object": 'new globalThis.Intl.Collator("de-DE");',
  "Intl by a string": 'new globalThis["Intl"].Segmenter("de-DE");',
  "a number's toLocaleString": '(0.1).toLocaleString("de-DE", { style: "percent" });',
  "a date's toLocaleString": 'new Date().toLocaleString("de-DE");',
  toLocaleDateString: 'new Date().toLocaleDateString("de-DE");',
  toLocaleTimeString: 'new Date()?.toLocaleTimeString("de-DE");',
  localeCompare: '["b", "a"].sort((a, b) => a.localeCompare(b));',
  "a method by a string": '"a"["localeCompare"]("b");',
};

test("the linter refuses a formatter, however it is created", async () => {
  const codes = Object.entries(offences);
  const complaints = await lint(codes.map(([, code], n) => [`border/cart/planted${n}.ts`, code]));
  const refused = [expect.stringContaining("take one from platform/shared/texts/formats.ts")];
  expect(codes.map(([by], n) => [by, complaints[n]])).toEqual(codes.map(([by]) => [by, refused]));
});

test("the linter allows formatters where each is created once, in types and in tests", async () => {
  const create = 'new Intl.NumberFormat("de-DE");';
  const complaints = await lint([
    ["platform/shared/texts/formats.ts", create],
    ["platform/shared/planted.test.ts", create],
    ["tests/e2e/planted.spec.ts", create],
    ["platform/shared/planted.ts", "export type Options = Intl.NumberFormatOptions;\n"],
  ]);
  expect(complaints).toEqual([[], [], [], []]);
});
