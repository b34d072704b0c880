import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { contrast, toHex, toOklch } from "./colour-space.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a colour is the same after its way to OKLCH and back", () => {
  fc.assert(fc.property(colours, (colour) => toHex(toOklch(colour)) === colour));
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#a8432a", "#a8432a", 1],
])("the contrast of %s and %s is %f", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test("a colour that no screen can show keeps its lightness and loses chroma", () => {
  const shown = toOklch(toHex({ lightness: 0.9, chroma: 0.3, hue: 0.5 }));
  expect(shown.lightness).toBeCloseTo(0.9, 2);
  expect(shown.chroma).toBeLessThan(0.15);
});
