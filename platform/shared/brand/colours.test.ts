import { expect, test } from "vitest";
import { contrast, isColour } from "./colours.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#a8432a", "#a8432a", 1],
])("the contrast of %s and %s is %f", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  ["#A8432a", true],
  ["#abc", false],
  ["red", false],
  [7, false],
])("whether %j is a colour: %s", (value, expected) => {
  expect(isColour(value)).toBe(expected);
});
