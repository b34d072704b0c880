import { beforeEach, expect, test } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

let limit: ConcurrencyLimit;
beforeEach(() => {
  limit = new ConcurrencyLimit();
  work("page", 10, 40, true);
});

/** Work that takes so many milliseconds, so often. */
function work(kind: string, took: number, times: number, ranAlone = false) {
  for (let time = 0; time < times; time++) limit.record(kind, took, ranAlone);
}

test("the concurrency limit stays while tasks take no longer than alone", () => {
  const before = limit.current;
  work("page", 12, 200);
  expect(limit.current).toBe(before);
});

test("the concurrency limit shrinks to one at the least while tasks take longer beside others", () => {
  const before = limit.current;
  work("page", 20, 20);
  expect(limit.current).toBe(before * (12.5 / 20));
  work("page", 1_000, 200);
  expect(limit.current).toBe(1);
});

test("one pause of the machine halves the concurrency limit at most", () => {
  const before = limit.current;
  work("page", 10, 19);
  work("page", 60_000, 1);
  expect(limit.current).toBe(before / 2);
});

test("the concurrency limit grows again step by step after an overload", () => {
  work("page", 1_000, 200);
  work("page", 10, 20);
  expect(limit.current).toBe(2);
  work("page", 10, 20);
  expect(limit.current).toBe(3);
});

test("kinds of tasks that are slow alone are no overload", () => {
  const before = limit.current;
  work("search", 500, 40, true);
  work("search", 500, 200);
  expect(limit.current).toBe(before);
});

test("the first task of a new kind that runs alone sets the time of that kind", () => {
  const before = limit.current;
  work("new", 500, 20);
  expect(limit.current).toBe(before);
  work("new", 10, 1, true);
  work("new", 500, 40);
  expect(limit.current).toBeLessThan(before);
});

test("a kind of task that became slower for good is no overload in the long run", () => {
  work("page", 1_000, 200);
  expect(limit.current).toBe(1);
  work("page", 1_000, 600, true);
  expect(limit.current).toBeGreaterThan(8);
});

test("after 100 tasks beside others the next is due to run alone", () => {
  work("page", 10, 99);
  expect(limit.isAloneDue).toBe(false);
  work("page", 10, 1);
  expect(limit.isAloneDue).toBe(true);
  work("page", 10, 1, true);
  expect(limit.isAloneDue).toBe(false);
});
