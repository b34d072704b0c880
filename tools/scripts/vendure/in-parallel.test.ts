import { expect, test } from "vitest";
import { chunksOf, inParallel } from "./in-parallel.ts";

test("work is done on so many items at a time, and its results have the order of the items", async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 10, 20, 0, 5], 2, async (milliseconds) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running--;
    return milliseconds * 2;
  });
  expect(results).toEqual([60, 20, 40, 0, 10]);
  expect(most).toBe(2);
});

test("the last chunk may be smaller", () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});
