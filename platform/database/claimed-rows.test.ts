import { describe, expect, test } from "vitest";
import { waitAfter } from "./claimed-rows.ts";

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

describe("the wait after a failed try of a claimed row", () => {
  test("is 30 seconds at first, four times as long each time, and six hours at most", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 10].map((tries) => waitAfter(tries, 0));
    expect(waits).toEqual([
      30 * second,
      2 * minute,
      8 * minute,
      32 * minute,
      128 * minute,
      6 * hour,
      6 * hour,
      6 * hour,
    ]);
  });

  test("is shorter by a random part, a quarter at most, in whole milliseconds", () => {
    expect(waitAfter(1, 1)).toBe(22_500);
    expect(waitAfter(1, 0.5)).toBe(26_250);
    expect(waitAfter(1, 0.00001)).toBe(30_000);
    expect(waitAfter(7, 1)).toBe(4.5 * hour);
  });
});
