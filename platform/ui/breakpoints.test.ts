import { expect, test } from "vitest";
import { mediaFrom } from "./breakpoints.ts";

test.each([
  ["xs", 374],
  ["s", 667],
  ["m", 767],
  ["l", 979],
  ["xl", 1023],
  ["xxl", 1279],
  ["3xl", 1439],
  ["4xl", 1919],
  [1024, 1024],
] as const)("a media query from the breakpoint %s is from %d px", (breakpoint, width) => {
  expect(mediaFrom(breakpoint)).toBe(`(min-width: ${width}px)`);
});

test("an unknown breakpoint is refused with those that are known", () => {
  expect(() => mediaFrom("huge" as "xs")).toThrow('no breakpoint "huge"; there are xs, s, m');
});
