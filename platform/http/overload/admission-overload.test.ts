import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { percentile } from "../../../tools/bench/harness/statistics.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { Admission } from "./admission.ts";
import type { Importance } from "./waiting-tasks.ts";

/** Overload: more work than one processor can do. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds of a task that runs by itself. */
const alone = 10;
/** Milliseconds that a change of a cart takes. */
const change = 2;
/** Milliseconds to receive a request, whether it is refused or not. */
const received = 0.2;

/** Spends milliseconds of a single processor in sequence, in the order in which they are requested. */
function processor() {
  let last: Promise<unknown> = Promise.resolve();
  return () => (last = last.then(() => new Promise((done) => setTimeout(done, 1))));
}

/** An admission in front of such a processor, which is never idle. */
function server() {
  const step = processor();
  const limit = new ConcurrencyLimit(10, () => ({ idle: 0, active: performance.now() }));
  const admission = new Admission({ limit });
  const work = async (milliseconds: number) => {
    for (let each = 0; each < milliseconds; each++) await step();
  };
  let parts = 0;
  return async (connection = {}, importance: Importance = "page") => {
    parts += received;
    if (parts >= 1) {
      parts -= 1;
      await step();
    }
    const took = importance === "page" ? alone : change;
    return admission.run({ connection, importance, isGone: () => false }, () => work(took));
  };
}

test("at three times the load the server finishes as many tasks as without overload, each soon, and refuses the rest", async () => {
  const request = server();
  const times: number[] = [];
  let refused = 0;
  const ask = () => {
    const asked = performance.now();
    request().then(
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
  expect(percentile(times, 99)).toBeLessThanOrEqual(5 * alone);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times.length + refused).toBeGreaterThan(2_990);
});

test("at three times the load an admitted page is answered soon, also while carts change", async () => {
  const request = server();
  const times: number[] = [];
  const ask = (importance: Importance) => {
    const asked = performance.now();
    request({}, importance).then(
      () => importance === "page" && times.push(performance.now() - asked),
      () => {},
    );
  };
  for (let each = 0; each < 3_600; each++) {
    // A burst at the start, which the server absorbs.
    if (each === 600) times.length = 0;
    ask(each % 4 === 0 ? "shopper" : "page");
    await vi.advanceTimersByTimeAsync(3);
  }
  // Changes go before it.
  expect(percentile(times, 99)).toBeLessThanOrEqual(15 * alone);
});

/**
 * Returns the numbers of requests finished and refused within ten seconds, for clients that send the next one at once, even after
 * a refusal.
 */
async function outcomesFor(clients: number) {
  const request = server();
  const outcomes = { done: 0, refused: 0 };
  let isOver = false;
  const client = async (connection: object) => {
    while (!isOver)
      await request(connection).then(
        () => outcomes.done++,
        () => outcomes.refused++,
      );
  };
  for (let each = 0; each < clients; each++) void client({});
  // A burst at the start, which the server absorbs.
  await vi.advanceTimersByTimeAsync(3_000);
  Object.assign(outcomes, { done: 0, refused: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  isOver = true;
  return outcomes;
}

test("clients that never pause, even after a refusal, get nine tenths of the possible throughput", async () => {
  const best = await outcomesFor(4);
  for (const clients of [16, 64, 256])
    expect((await outcomesFor(clients)).done).toBeGreaterThan(best.done * 0.9);
});

test("16 clients that never pause are never refused, however long their pages take", async () => {
  expect(await outcomesFor(16)).toMatchObject({ refused: 0 });
  expect(await outcomesFor(64)).not.toMatchObject({ refused: 0 });
});
