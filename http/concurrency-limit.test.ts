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

test("a limit stands while work takes no longer than alone", () => {
  const before = limit.current;
  work("page", 12, 200);
  expect(limit.current).toBe(before);
});

test("it shrinks while work takes longer beside other work, to one at the least", () => {
  const before = limit.current;
  work("page", 20, 20);
  expect(limit.current).toBe(before * (12.5 / 20));
  work("page", 1_000, 200);
  expect(limit.current).toBe(1);
});

test("it halves at most, so that one pause of the machine does not end the work", () => {
  const before = limit.current;
  work("page", 10, 19);
  work("page", 60_000, 1);
  expect(limit.current).toBe(before / 2);
});

test("it grows again step by step", () => {
  work("page", 1_000, 200);
  work("page", 10, 20);
  expect(limit.current).toBe(2);
  work("page", 10, 20);
  expect(limit.current).toBe(3);
});

test("slow kinds of work are no overload", () => {
  const before = limit.current;
  work("search", 500, 40, true);
  work("search", 500, 200);
  expect(limit.current).toBe(before);
});

test("the first work that runs alone says how long a new kind takes", () => {
  const before = limit.current;
  work("new", 500, 20);
  expect(limit.current).toBe(before);
  work("new", 10, 1, true);
  work("new", 500, 40);
  expect(limit.current).toBeLessThan(before);
});

test("work that became slower for good is no overload in the long run", () => {
  work("page", 1_000, 200);
  expect(limit.current).toBe(1);
  work("page", 1_000, 600, true);
  expect(limit.current).toBeGreaterThan(8);
});

test("after much work beside other work, the next is due to run alone", () => {
  work("page", 10, 99);
  expect(limit.isAloneDue).toBe(false);
  work("page", 10, 1);
  expect(limit.isAloneDue).toBe(true);
  work("page", 10, 1, true);
  expect(limit.isAloneDue).toBe(false);
});
