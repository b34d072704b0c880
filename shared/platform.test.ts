import { expect, test } from "vitest";
import { defaultPlatform, isMobile, isPlatform, platformForWidth, platforms } from "./platform.ts";

test.each([
  [0, "MATCH"],
  [979, "MATCH"],
  [979.5, "MATCH"],
  [980, "TABLET"],
  [1439, "TABLET"],
  [1440, "CLASSIC"],
  [5000, "CLASSIC"],
])("a window of %d px is %s", (width, platform) => {
  expect(platformForWidth(width)).toBe(platform);
});

test("MATCH and SMARTPHONE are mobile", () => {
  expect(platforms.filter(isMobile)).toEqual(["MATCH", "SMARTPHONE"]);
  expect(defaultPlatform).toBe("CLASSIC");
});

test.each([["classic"], ["DESKTOP"], [""], [undefined], [["CLASSIC"]]])(
  "%j is no platform",
  (value) => {
    expect(isPlatform(value)).toBe(false);
  },
);
