import { expect, test } from "vitest";
import { parseBoolean } from "./booleans.ts";

test.each([
  ["true", true],
  ["false", false],
  ["TRUE", false],
  ["1", false],
  ['"true"', false],
  ["{", false],
  ["", false],
  [null, false],
  [undefined, false],
])("%j is read as the boolean %j", (text, value) => {
  expect(parseBoolean(text)).toBe(value);
});
