import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { toHex, toOklch } from "./colour-space.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a colour is the same after its way to OKLCH and back", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(toHex(toOklch(colour))).toBe(colour);
    }),
  );
});

test("a colour that no screen can show keeps its lightness and loses chroma", () => {
  const shown = toOklch(toHex({ lightness: 0.9, chroma: 0.3, hue: 0.5 }));
  expect(shown.lightness).toBeCloseTo(0.9, 2);
  expect(shown.chroma).toBeLessThan(0.15);
});
