import { expect, test } from "vitest";
import { isLike } from "./is-like.ts";

const example = { name: "", was: null, lines: [{ count: 0 }] };

test.each([
  { name: "a", was: 5, lines: [] },
  { name: "a", was: null, lines: [{ count: 1 }, { count: 2 }], more: true },
])("%j is like the example", (value) => {
  expect(isLike(value, example)).toBe(true);
});

test.each([
  null,
  "a",
  [],
  { was: null, lines: [] },
  { name: 1, was: null, lines: [] },
  { name: "a", was: null, lines: { 0: { count: 1 } } },
  { name: "a", was: null, lines: [{ count: 1 }, { count: "2" }] },
])("%j is not like the example", (value) => {
  expect(isLike(value, example)).toBe(false);
});
