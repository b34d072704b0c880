import { expect, test } from "vitest";
import { isPlatform, platforms } from "./platform.ts";

test("each platform is recognised as one", () => {
  expect(platforms.every(isPlatform)).toBe(true);
});

test.each([["classic"], ["DESKTOP"], [""], [undefined], [["CLASSIC"]]])(
  "%j is no platform",
  (value) => {
    expect(isPlatform(value)).toBe(false);
  },
);
