import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldRefusals } from "./held-refusals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns how many refusals that started at the same time have been sent at each of the given times, in milliseconds. */
async function leftAfter(held: HeldRefusals, refusals: number, times: number[]) {
  let left = 0;
  for (let each = 0; each < refusals; each++) void held.turn(performance.now()).then(() => left++);
  const counts: number[] = [];
  let passed = 0;
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - passed);
    passed = time;
    counts.push(left);
  }
  return counts;
}

test("a refusal is held for a fifth of a second", async () => {
  expect(await leftAfter(new HeldRefusals(), 1, [199, 200])).toEqual([0, 1]);
});

test("125 of many refusals are sent in a second", async () => {
  const counts = await leftAfter(new HeldRefusals(), 500, [199, 1_200, 2_200]);
  expect(counts).toEqual([0, 126, 251]);
});

test("no refusal is held longer than a response may take, and those beyond the rate are spread over time", async () => {
  const counts = await leftAfter(new HeldRefusals(1_000), 500, [749, 800, 850, 900, 950, 1_000]);
  expect(counts).toEqual([69, 151, 237, 324, 411, 500]);
});

test("a refusal that begins late is sent before its client has waited too long", async () => {
  const held = new HeldRefusals(1_000);
  let hasLeft = false;
  void held.turn(performance.now() - 900).then(() => (hasLeft = true));
  await vi.advanceTimersByTimeAsync(99);
  expect(hasLeft).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasLeft).toBe(true);
});

test("a refusal that is sent early does not make others coincide", async () => {
  const held = new HeldRefusals(1_000);
  const times: number[] = [];
  const refuse = (since: number) =>
    void held.turn(since).then(() => times.push(performance.now() - start));
  const start = performance.now();
  for (let each = 0; each < 3; each++) refuse(start);
  refuse(start - 950);
  refuse(start);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([50, 200, 208, 216, 224]);
});
