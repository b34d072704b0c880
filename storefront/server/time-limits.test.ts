import { expect, test } from "vitest";
import { timeLimits } from "./time-limits.ts";

test("each part of a response has less time than the code that waits for it", () => {
  const { place, database, fragment, page, refusal, answer: response } = timeLimits(4_500);
  const inOrder = [place, database, fragment, page, response];
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
  expect(new Set(inOrder).size).toBe(inOrder.length);
  expect(refusal).toBeLessThan(response);
});

test("if a response has no time limit, no part of it has one", () => {
  expect(new Set(Object.values(timeLimits(0)))).toEqual(new Set([0]));
});
