import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { timeLeft } from "./count-down.ts";

test("a countdown shows what is left, and nothing less than zero", () => {
  const left = (ms: number) => Object.values(timeLeft(ms, 0));
  expect(left(0)).toEqual([0, 0, 0, 0]);
  expect(left(-5_000)).toEqual([0, 0, 0, 0]);
  expect(left(1)).toEqual([0, 0, 0, 1]);
  expect(left(59_001)).toEqual([0, 0, 1, 0]);
  expect(left(86_400_000 + 3_600_000 + 60_000 + 1_000)).toEqual([1, 1, 1, 1]);
});

test("days, hours, minutes and seconds are together what is left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (ms) => {
      const { days, hours, minutes, seconds } = timeLeft(ms, 0);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000));
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});
