import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const names = ["reduced", "sticky", "shadow", "TABLET"];

test.each([
  ["stickyy", "sticky"],
  ["stiky", "sticky"],
  ["stikcy", "sticky"],
  ["STICKY", "sticky"],
  ["tablet", "TABLET"],
  ["shaddow", "shadow"],
  ["DESKTOP", undefined],
  ["", undefined],
  ["a".repeat(1_000), undefined],
])("the name meant by %j is %j", (wrong, expected) =>
  expect(nearestName(wrong, names)).toBe(expected),
);
