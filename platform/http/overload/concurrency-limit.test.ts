import { beforeEach, expect, test } from "vitest";
import { ConcurrencyLimit, type LoopTimes } from "./concurrency-limit.ts";

let limit: ConcurrencyLimit;
let loop: LoopTimes;
beforeEach(() => {
  loop = { idle: 0, active: 0 };
  limit = new ConcurrencyLimit(10, () => ({ ...loop }));
  // The first record starts the clock.
  limit.record(true, true);
});

/** Records tasks while others wait: each takes `each` milliseconds, and the event loop is idle for a share of that time. */
function finish(times: number, each: number, idleShare: number, hasWaited = true) {
  for (let time = 0; time < times; time++) {
    loop.idle += each * idleShare;
    loop.active += each * (1 - idleShare);
    limit.record(hasWaited, true);
  }
}

test("the concurrency limit grows while tasks wait and the event loop is idle", () => {
  const before = limit.current;
  finish(20, 5, 0.5);
  expect(limit.current).toBe(before + 1);
  finish(1_000, 5, 0.5);
  expect(limit.current).toBe(13);
});

test("the concurrency limit shrinks to two while the event loop is never idle", () => {
  const before = limit.current;
  finish(20, 5, 0);
  expect(limit.current).toBe(before - 1);
  finish(1_000, 5, 0);
  expect(limit.current).toBe(2);
});

test("the concurrency limit stays where the event loop is just busy", () => {
  const before = limit.current;
  finish(1_000, 5, 0.05);
  expect(limit.current).toBe(before);
});

test("a pause of the machine or the database changes the concurrency limit by one at most", () => {
  finish(1_000, 1, 0.5);
  finish(19, 1, 0.5);
  finish(1, 60_000, 0);
  expect(limit.current).toBe(12);
  finish(20, 1, 0.5);
  expect(limit.current).toBe(13);
  expect(limit.queueRoom).toBe(32);
});

test("as many tasks may wait as finish within 45 ms, running ones included: from 2 to 256", () => {
  finish(20, 1, 0.05);
  expect(limit.current).toBe(4);
  expect(limit.queueRoom).toBe(41);
  finish(20, 0.01, 0.05);
  expect(limit.queueRoom).toBe(256);
  finish(20, 100, 0.05);
  expect(limit.queueRoom).toBe(2);
});

test("tasks that did not wait do not shorten the queue", () => {
  for (let time = 0; time < 10; time++) {
    finish(1, 1, 0.05, true);
    finish(1, 1, 0.05, false);
  }
  expect(limit.queueRoom).toBe(18);
  finish(20, 1, 0.05, false);
  expect(limit.queueRoom).toBe(2);
});

test("a task is not measured while no other waits", () => {
  const before = [limit.current, limit.queueRoom];
  finish(15, 100, 0);
  limit.record(true, false);
  finish(15, 100, 0);
  expect([limit.current, limit.queueRoom]).toEqual(before);
});
