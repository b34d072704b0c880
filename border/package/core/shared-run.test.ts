import { afterEach, expect, test, vi } from "vitest";
import { sharedRun } from "./shared-run.ts";

afterEach(() => vi.useRealTimers());

test("pages share a run, which is kept alive, until it has ended", async () => {
  const kept: Promise<unknown>[] = [];
  const keep = (promise: Promise<unknown>) => void kept.push(promise);
  let runs = 0;
  const share = sharedRun<number>(1_000);
  const start = async () => ++runs;
  expect(await Promise.all([share(start, keep), share(start, keep)])).toEqual([1, 1]);
  expect(await share(start, keep)).toBe(2);
  expect(kept).toHaveLength(2);
});

test("a run that ended with its request, without an answer, is followed by another", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  const share = sharedRun<string>(1_000);
  const lost = Promise.withResolvers<string>();
  void share(
    () => lost.promise,
    () => {},
  );
  vi.setSystemTime(1_001_000);
  const next = Promise.withResolvers<string>();
  const second = share(
    () => next.promise,
    () => {},
  );
  // One that is late after all does not end the sharing of the next.
  lost.resolve("late");
  await lost.promise;
  const third = share(
    async () => "third",
    () => {},
  );
  next.resolve("second");
  expect([await second, await third]).toEqual(["second", "second"]);
});
