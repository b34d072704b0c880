import { expect, test } from "vitest";
import { knownChoice, type PageChoice } from "./known-choice.ts";

/** Returns what remains of a choice, and what is reported of it. */
function known(choice: unknown) {
  const reports: string[] = [];
  const result = knownChoice(choice as PageChoice, (message) => void reports.push(message));
  return { result, reports };
}

test.each([
  [{ options: ["stickyy"] }, 'the option "stickyy": did you mean "sticky"? There are reduced,'],
  [{ options: ["DROP"] }, 'the option "DROP". There are reduced,'],
  [{ options: "sticky" }, 'options that are no list: "sticky"'],
  [{ options: 5 }, "options that are no list: 5"],
  [{ options: [{}] }, "the option an object."],
  [{ platform: "DESKTOP" }, 'the platform "DESKTOP". There are CLASSIC, MATCH, SMARTPHONE, TABLET'],
  [{ platform: "tablet" }, 'did you mean "TABLET"?'],
  [{ option: ["sticky"] }, 'the choice "option": did you mean "options"?'],
  [{ nonce: 5 }, "a nonce that is no string: 5"],
  [{ platform: "a\nb" }, String.raw`the platform "a\nb".`],
])("the choice %j leaves a page its border, and is reported", (choice, message) => {
  const { result, reports } = known(choice);
  expect(reports).toEqual([expect.stringContaining(message)]);
  expect(result).toEqual({ options: [], platform: undefined, nonce: undefined });
});

test("valid parts of a choice stay when others are invalid", () => {
  const { result, reports } = known({ options: ["sticky", "x", "shadow"], platform: "TABLET" });
  expect(result).toMatchObject({ platform: "TABLET" });
  expect([...result.options!].sort()).toEqual(["shadow", "sticky"]);
  expect(reports).toHaveLength(1);
});

test.each([undefined, null, {}, { options: [""], platform: "", nonce: null }, { options: null }])(
  "the choice %j reports nothing",
  (choice) => expect(known(choice).reports).toEqual([]),
);

test("a long text of a visitor is cut short in the report", () =>
  expect(known({ platform: "x".repeat(10_000) }).reports.join("").length).toBeLessThan(200));
