import { expect, test } from "vitest";
import { spellingKey } from "./word-spelling.ts";

test.each([
  ["espresso", "espreso", "expresso", "eszpresszo", "ekspresso"],
  ["cappuccino", "capuccino", "kapucino", "capucino"],
  ["macchiato", "machiato", "makiato"],
  ["ristretto", "ristreto"],
  ["mahlstrom", "mahlstrohm", "malstrom", "mahlsztrom"],
])("the word %s is also spelled %s, %s", (...spellings) => {
  expect(new Set(spellings.map(spellingKey)).size).toBe(1);
});

test("short words and words with digits have no other spelling", () => {
  expect(["te", "v60x"].map(spellingKey)).toEqual(["", ""]);
});
