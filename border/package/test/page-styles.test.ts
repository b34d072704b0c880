import { expect, test } from "vitest";
import { styleDifferences } from "./page-styles.ts";

test("each style that differs is named with its element, and no other", () =>
  expect(
    styleDifferences(
      ["a.link { color: red; top: 0px; width: 1px", "p.null { color: red"],
      ["a.link { color: blue; top: 0px; width: 2px", "p.null { color: red"],
    ),
  ).toEqual(["a.link { color: blue", "a.link { width: 2px"]));

test("changed and added elements are named", () => {
  expect(styleDifferences(["a.null { top: 0px"], ["b.null { top: 0px"])).toEqual([
    "b.null in place of a.null",
  ]);
  expect(styleDifferences([], ["b.null { top: 0px"])).toEqual(["1 elements, not 0"]);
});
