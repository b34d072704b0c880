import { afterEach, describe, expect, test, vi } from "vitest";
import { percentile } from "../bench/statistics.ts";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import { Admission, Refused, type AdmissionOptions, type Asker } from "./admission.ts";

type Work = PromiseWithResolvers<void>;

/** An admission with a fixed limit, and work that ends when a test says so. */
function admissionOf(current: number, options: AdmissionOptions = {}) {
  const limit = { current, isAloneDue: false, record: vi.fn<ConcurrencyLimit["record"]>() };
  const admission = new Admission({ limit, burst: 0, ...options });
  const begun: string[] = [];
  const works: Work[] = [];
  /** What became of it: "done" or the reason of the refusal. */
  const ask = (name: string, asker: Partial<Asker> = {}): Promise<string> => {
    const whole = { kind: "page", connection: {}, isFirst: false, isGone: () => false, ...asker };
    return admission
      .run(whole, () => {
        begun.push(name);
        const work = Promise.withResolvers<void>();
        works.push(work);
        return work.promise;
      })
      .then(
        () => "done",
        (error: unknown) => (error instanceof Refused ? error.reason : "failed"),
      );
  };
  const settle = () => new Promise(setImmediate);
  const finish = async () => {
    await settle();
    works.shift()?.resolve();
    await settle();
  };
  return { admission, limit, begun, works, ask, settle, finish };
}

test("with places for two tasks two run, one waits for its turn, and the others are refused at once", async () => {
  const { admission, begun, ask, finish } = admissionOf(2);
  const [first, , third, fourth] = ["a", "b", "c", "d"].map((name) => ask(name));
  expect(await fourth).toBe("full");
  expect(begun).toEqual(["a", "b"]);
  expect(admission).toMatchObject({ inFlight: 2, queued: 1, limit: 2, refused: { full: 1 } });
  await finish();
  expect(await first).toBe("done");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const _ of ["b", "c"]) await finish();
  expect(await third).toBe("done");
  expect(admission).toMatchObject({ inFlight: 0, queued: 0 });
});

test("a task that fails leaves its place, and is no measurement", async () => {
  const { admission, limit, works, ask, settle } = admissionOf(1);
  const failing = ask("a");
  await settle();
  works[0]!.reject(new Error("no database"));
  expect(await failing).toBe("failed");
  expect(admission.inFlight).toBe(0);
  expect(limit.record).not.toHaveBeenCalled();
});

test("writes go first, and take the turn of a page when the queue is full", async () => {
  const { begun, ask, finish } = admissionOf(4);
  for (const name of ["a", "b", "c", "d"]) void ask(name);
  const pages = ["e", "f"].map((name) => ask(name));
  const write = ask("write", { isFirst: true });
  expect(await pages[1]).toBe("full");
  await finish();
  expect(begun.at(-1)).toBe("write");
  await finish();
  expect(begun.at(-1)).toBe("e");
  for (const _ of begun) await finish();
  expect(await write).toBe("done");
});

test("a waiting client that is gone gives its turn to another", async () => {
  const { begun, ask, finish } = admissionOf(2);
  let isGone = false;
  for (const name of ["a", "b"]) void ask(name);
  const left = ask("left", { isGone: () => isGone });
  isGone = true;
  const next = ask("next");
  expect(await left).toBe("gone");
  await finish();
  expect(begun).toEqual(["a", "b", "next"]);
  await finish();
  await finish();
  expect(await next).toBe("done");
});

test("the task of a client that left while it waited is not begun", async () => {
  const { begun, ask, finish } = admissionOf(2);
  let isGone = false;
  for (const name of ["a", "b"]) void ask(name);
  const left = ask("left", { isGone: () => isGone });
  isGone = true;
  await finish();
  expect(await left).toBe("gone");
  expect(begun).toEqual(["a", "b"]);
});

test("a connection that sends requests ahead of answers gets few places", async () => {
  const { admission, ask, finish } = admissionOf(10);
  const connection = {};
  const ahead = Array.from({ length: 1_000 }, () => ask("page", { connection }));
  expect(await ahead.at(-1)).toBe("full");
  expect(admission.inFlight).toBe(4);
  const other = ask("other");
  for (let each = 0; each < 5; each++) await finish();
  expect(await other).toBe("done");
  void ask("again", { connection });
  expect(admission.inFlight).toBe(1);
});

test("one burst of tasks waits in the queue; bursts without a pause are an overload and are refused", async () => {
  const { admission, ask, finish } = admissionOf(1, { burst: 10 });
  const burst = Array.from({ length: 13 }, () => ask("page"));
  expect(await burst[12]).toBe("full");
  expect(admission.queued).toBe(11);
  for (let each = 0; each < 11; each++) await finish();
  const soon = ["a", "b"].map((name) => ask(name));
  expect(await soon[1]).toBe("full");
  for (let each = 0; each < 2; each++) await finish();
  // Work that finds a free place shows that the overload is over.
  for (let each = 0; each < 10; each++) {
    void ask("quiet");
    await finish();
  }
  for (let each = 0; each < 12; each++) void ask("page");
  expect(admission.queued).toBe(11);
});

describe("when work hangs", () => {
  afterEach(() => void vi.useRealTimers());

  test("a task that waits too long for its place is refused", async () => {
    vi.useFakeTimers();
    const { admission, ask } = admissionOf(1, { waitAtMost: 2_000 });
    void ask("hangs");
    const waiting = ask("waits");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe("late");
    expect(admission.queued).toBe(0);
  });
});

test("the time of each task is recorded, and whether it ran alone", async () => {
  let time = 0;
  const { limit, ask, settle, finish } = admissionOf(2, { clock: () => time });
  void ask("alone");
  await settle();
  time = 5;
  await finish();
  expect(limit.record).toHaveBeenLastCalledWith("page", 5, true);
  for (const name of ["one", "beside"]) void ask(name);
  await finish();
  expect(limit.record).toHaveBeenLastCalledWith("page", 0, false);
  await finish();
  expect(limit.record).toHaveBeenLastCalledWith("page", 0, false);
});

test("a task that is due to run alone begins when no other is under way", async () => {
  const { limit, begun, ask, finish } = admissionOf(4);
  for (const name of ["a", "b"]) void ask(name);
  limit.isAloneDue = true;
  for (const name of ["c", "d"]) void ask(name);
  await finish();
  expect(begun).toEqual(["a", "b"]);
  await finish();
  expect(begun).toEqual(["a", "b", "c"]);
});

describe("three times as much work as one processor can do", () => {
  afterEach(() => void vi.useRealTimers());

  const alone = 10;

  /** Work of ten steps of a millisecond each, which take turns with the steps of other work. */
  function processor() {
    let last: Promise<unknown> = Promise.resolve();
    const step = () => (last = last.then(() => new Promise((done) => setTimeout(done, 1))));
    return async () => {
      for (let each = 0; each < alone; each++) await step();
    };
  }

  test("at three times the load as much is done as alone, all of it soon, and the rest is refused", async () => {
    vi.useFakeTimers();
    const admission = new Admission();
    const work = processor();
    const times: number[] = [];
    let refused = 0;
    const ask = () => {
      const asked = performance.now();
      admission
        .run({ kind: "page", connection: {}, isFirst: false, isGone: () => false }, work)
        .then(
          () => times.push(performance.now() - asked),
          () => refused++,
        );
    };
    const overload = async (requests: number) => {
      for (let each = 0; each < requests; each++) {
        ask();
        await vi.advanceTimersByTimeAsync(each % 3 === 0 ? 4 : 3);
      }
    };
    await overload(600);
    times.length = refused = 0;
    const started = performance.now();
    await overload(3_000);
    expect(times.length * alone).toBeGreaterThan((performance.now() - started) * 0.9);
    expect(times.length + refused).toBeGreaterThan(2_990);
    expect(percentile(times, 50)).toBeLessThanOrEqual(2.5 * alone);
    expect(percentile(times, 99)).toBeLessThanOrEqual(5 * alone);
  });
});
