import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { retry, type RetryOptions } from "./retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a function that fails so many times before it succeeds, and counts its calls. */
function failing(times: number) {
  return vi.fn<() => Promise<string>>(async () => {
    if (times-- > 0) throw new Error("no luck");
    return "done";
  });
}

/** Catches the reason of a failure before the clock advances. */
const reasonOf = (outcome: Promise<unknown>) => outcome.catch((error: unknown) => error);

/** Returns the delays of a run that never succeeds. */
async function waitsOf(options: RetryOptions): Promise<number[]> {
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  await retry(failing(Infinity), { ...options, sleep }).catch(() => {});
  return waits;
}

test("retries wait ten times 100 ms by default", async () => {
  expect(await waitsOf({})).toEqual(Array(10).fill(100));
});
test("the waits of a linear back-off grow by the delay each time", async () => {
  expect(await waitsOf({ backOff: "linear", retries: 4 })).toEqual([100, 200, 300, 400]);
});
test("the waits of an exponential back-off double each time", async () => {
  expect(await waitsOf({ backOff: "exponential", retries: 5 })).toEqual([100, 200, 400, 800, 1600]);
});
test("the wait before a retry is at most 300 seconds", async () => {
  const waits = await waitsOf({ backOff: "exponential", retries: 20 });
  expect(Math.max(...waits)).toBe(300_000);
});
test("waits are as many as the retries, never shorter than before, never longer than allowed", async () => {
  const options = fc.record({
    backOff: fc.constantFrom("fixed" as const, "linear" as const, "exponential" as const),
    delay: fc.nat(10_000),
    maxBackOff: fc.nat(100_000),
    retries: fc.nat(30),
  });
  await fc.assert(
    fc.asyncProperty(options, async (given) => {
      const waits = await waitsOf(given);
      expect(waits).toHaveLength(given.retries);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(waits.every((wait) => wait <= given.maxBackOff)).toBe(true);
    }),
  );
});

test("a retry returns what the first success returns, and stops there", async () => {
  const run = failing(3);
  const result = retry(run);
  await vi.advanceTimersByTimeAsync(299);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe("done");
  expect(run).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

test("retrying fails with the last error when no retry is left", async () => {
  const cause = new Error("no luck");
  const run = vi.fn<() => Promise<never>>(() => Promise.reject(cause));
  await expect(retry(run, { retries: 2, sleep: async () => {} })).rejects.toMatchObject({
    message: "All retries failed. Last error: no luck",
    cause,
  });
  expect(run).toHaveBeenCalledTimes(3);
});

test("an error that is not retryable is not retried", async () => {
  const run = failing(1);
  await expect(retry(run, { isRetryable: () => false })).rejects.toThrow(
    "Met not retryable error. Last error: no luck",
  );
  expect(run).toHaveBeenCalledTimes(1);
});

test("all attempts of a retry together take at most a minute", async () => {
  const run = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const outcome = reasonOf(retry(run));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual(new Error("Timeout after 60000ms"));
});

test("no attempt begins once the time of all retries is over", async () => {
  const run = failing(Infinity);
  const outcome = reasonOf(retry(run, { timeout: 250 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toEqual(new Error("Timeout after 250ms"));
  expect(run).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("a retry rejects with the reason of its abort signal, before and while it runs", async () => {
  const reason = new Error("the caller has stopped waiting");
  const aborted = failing(0);
  await expect(retry(aborted, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(aborted).not.toHaveBeenCalled();

  const run = failing(Infinity);
  const controller = new AbortController();
  const outcome = reasonOf(retry(run, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(150);
  controller.abort(reason);
  expect(await outcome).toBe(reason);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("an attempt that fails after the time is over is followed by no wait", async () => {
  let fail!: (reason: unknown) => void;
  const run = vi.fn<() => Promise<never>>(() => new Promise((_, reject) => (fail = reject)));
  const outcome = reasonOf(retry(run, { timeout: 250 }));
  await vi.advanceTimersByTimeAsync(250);
  expect(await outcome).toEqual(new Error("Timeout after 250ms"));
  fail(new Error("no luck"));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a wait under way ends with the time for everything", async () => {
  const outcome = reasonOf(retry(failing(Infinity), { delay: 10_000, timeout: 250 }));
  await vi.advanceTimersByTimeAsync(250);
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});

test("a signal that outlives the run has no listener left", async () => {
  const listeners = new Map<string, () => void>();
  await retry(failing(0), {
    signal: {
      aborted: false,
      reason: undefined,
      addEventListener: (type, listener) => void listeners.set(type, listener),
      removeEventListener: (type, listener) =>
        void (listeners.get(type) === listener && listeners.delete(type)),
    },
  });
  expect([...listeners]).toEqual([]);
});

test("a failure that is no Error stands in the message as text", async () => {
  const run = () => Promise.reject("no luck" as unknown);
  await expect(retry(run, { retries: 0 })).rejects.toThrow("Last error: no luck");
});
