import { afterEach, describe, expect, test, vi } from "vitest";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import { Admission, RefusedError, type AdmissionOptions, type Caller } from "./admission.ts";

type Work = PromiseWithResolvers<void>;

/** An admission with fixed limits that does not delay refusals, and tasks that end when the test says so. */
function admissionOf(current: number, queueRoom: number, options: Partial<AdmissionOptions> = {}) {
  const limit = { current, queueRoom, record: vi.fn<ConcurrencyLimit["record"]>() };
  const held = { turn: vi.fn<(since: number) => Promise<void>>(async () => {}) };
  const admission = new Admission({ limit, held, fewClients: 0, burst: 0, ...options });
  const begun: string[] = [];
  const works: Work[] = [];
  /** Returns the outcome: "done" or the reason of the refusal. */
  const ask = (name: string, caller: Partial<Caller> = {}): Promise<string> => {
    const whole = { connection: {}, importance: "page" as const, isGone: () => false, ...caller };
    return admission
      .run(whole, () => {
        begun.push(name);
        const work = Promise.withResolvers<void>();
        works.push(work);
        return work.promise;
      })
      .then(
        () => "done",
        (error: unknown) => (error instanceof RefusedError ? error.reason : "failed"),
      );
  };
  const settle = () => new Promise(setImmediate);
  const finish = async () => {
    await settle();
    works.shift()?.resolve();
    await settle();
  };
  return { admission, limit, held, begun, works, ask, settle, finish };
}

test("with two permits and room for one, two tasks run, one waits and the others are refused", async () => {
  const { admission, begun, ask, finish } = admissionOf(2, 1);
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

test("a failed task releases its permit and is not measured", async () => {
  const { admission, limit, works, ask, settle } = admissionOf(1, 1);
  const failing = ask("a");
  await settle();
  works[0]!.reject(new Error("no database"));
  expect(await failing).toBe("failed");
  expect(admission.inFlight).toBe(0);
  expect(limit.record).not.toHaveBeenCalled();
});

test("logins go before requests of one shopper, these before pages, and in a full queue each displaces a less important task", async () => {
  const { begun, ask, finish } = admissionOf(1, 3, { shopperPermits: 1 });
  void ask("a");
  const pages = ["b", "c"].map((name) => ask(name));
  void ask("cart", { importance: "shopper" });
  const other = ask("other cart", { importance: "shopper" });
  expect(await pages[1]).toBe("full");
  void ask("login", { importance: "account" });
  expect(await pages[0]).toBe("full");
  expect(await ask("page")).toBe("full");
  for (let each = 0; each < 4; each++) await finish();
  expect(begun).toEqual(["a", "login", "cart", "other cart"]);
  expect(await other).toBe("done");
});

test("changes of carts run concurrently, so that they share statements, while pages run in sequence", async () => {
  const { begun, ask, settle, finish } = admissionOf(1, 8, { shopperPermits: 3 });
  for (const name of ["page", "other page"]) void ask(name);
  for (const name of ["a", "b", "c"]) void ask(name, { importance: "shopper" });
  await settle();
  expect(begun).toEqual(["page", "a", "b"]);
  await finish();
  expect(begun).toEqual(["page", "a", "b", "c"]);
});

test("16 shoppers may change their carts and wait, even if only one page may wait", async () => {
  const { begun, ask, finish } = admissionOf(2, 1, { shopperPermits: 2 });
  const pages = ["a", "b", "c"].map((name) => ask(name));
  const refusedBefore = {};
  expect(await ask("page", { connection: refusedBefore })).toBe("full");
  const connections = [refusedBefore, ...Array.from({ length: 14 }, () => ({}))];
  const carts = connections.map((connection, number) =>
    ask(`cart ${number}`, { connection, importance: "shopper" }),
  );
  expect(await pages[2]).toBe("full");
  expect(await carts[0]).toBe("full");
  expect(await ask("page")).toBe("full");
  for (let each = 0; each < 16; each++) await finish();
  expect(await Promise.all(carts.slice(1))).toEqual(Array(14).fill("done"));
  expect(begun).toHaveLength(16);
});

test("a first request goes before a retry until the retry was served", async () => {
  const { begun, ask, finish } = admissionOf(1, 3);
  const connection = {};
  for (const name of ["a", "b", "c", "d"]) void ask(name);
  expect(await ask("refused", { connection })).toBe("full");
  for (let each = 0; each < 3; each++) await finish();
  void ask("again", { connection });
  void ask("first");
  for (let each = 0; each < 3; each++) await finish();
  expect(begun.slice(4)).toEqual(["first", "again"]);
  void ask("e");
  void ask("next", { connection });
  void ask("f");
  for (let each = 0; each < 3; each++) await finish();
  expect(begun.slice(6)).toEqual(["e", "next", "f"]);
});

test("a retry is overtaken by at most as many tasks as may wait", async () => {
  const { begun, ask, finish } = admissionOf(1, 2, { shopperRoom: 0 });
  const refused = { connection: {} };
  for (const name of ["runs", "waits", "waits, too"]) void ask(name);
  expect(await ask("retry", refused)).toBe("full");
  await finish();
  void ask("retry", refused);
  for (const name of ["a", "b", "c", "d"]) {
    await finish();
    void ask(name);
  }
  await finish();
  expect(begun.indexOf("retry")).toBe(begun.indexOf("b") + 1);
});

test("a refusal is held, unless the client is gone", async () => {
  const { held, ask } = admissionOf(1, 1);
  for (const name of ["a", "b"]) void ask(name);
  const leave = Promise.withResolvers<void>();
  held.turn.mockReturnValueOnce(leave.promise);
  const outcomes: string[] = [];
  const refused = ask("refused").then((outcome) => outcomes.push(outcome));
  await ask("gone", { isGone: () => true });
  expect(held.turn).toHaveBeenCalledOnce();
  expect(outcomes).toEqual([]);
  leave.resolve();
  await refused;
  expect(outcomes).toEqual(["full"]);
});

test("a failure is held like a refusal only if the database is unreachable", async () => {
  const { held, works, ask, settle } = admissionOf(2, 1);
  const outcomes = ["away", "broken"].map((name) => ask(name));
  await settle();
  works[0]!.reject(Object.assign(new Error("no database"), { statusCode: 503 }));
  works[1]!.reject(new Error("broken"));
  await Promise.all(outcomes);
  expect(held.turn).toHaveBeenCalledOnce();
});

test("a task is refused early only if it would be refused later", async () => {
  const { admission, ask } = admissionOf(1, 1);
  const page: Caller = { connection: {}, importance: "page", isGone: () => false };
  expect(admission.refuseEarly(page)).toBeUndefined();
  void ask("a");
  expect(admission.refuseEarly(page)).toBeUndefined();
  void ask("b");
  await expect(admission.refuseEarly(page)).rejects.toThrow(RefusedError);
  expect(admission.refuseEarly({ ...page, importance: "shopper" })).toBeUndefined();
  expect(admission.refused.full).toBe(1);
});

test("a waiting client that disconnects frees its place in the queue", async () => {
  const { begun, ask, finish } = admissionOf(2, 1);
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
  const { begun, ask, finish } = admissionOf(2, 1);
  let isGone = false;
  for (const name of ["a", "b"]) void ask(name);
  const left = ask("left", { isGone: () => isGone });
  isGone = true;
  await finish();
  expect(await left).toBe("gone");
  expect(begun).toEqual(["a", "b"]);
});

test("a connection that sends requests ahead of answers gets few permits", async () => {
  const { admission, ask, finish } = admissionOf(10, 5);
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

test("a connection that sends requests ahead of answers is closed when many of its refusals are held", async () => {
  const { held, ask, settle } = admissionOf(1, 1);
  for (const name of ["a", "b"]) void ask(name);
  held.turn.mockReturnValue(new Promise(() => {}));
  let isGone = false;
  const close = vi.fn<() => void>(() => (isGone = true));
  const ahead = { connection: {}, isGone: () => isGone, close };
  for (let each = 0; each < 1_000; each++) void ask("page", ahead);
  await settle();
  expect(held.turn).toHaveBeenCalledTimes(4);
  expect(close).toHaveBeenCalledOnce();
});

test("one burst of tasks waits in the queue; bursts without a pause are refused", async () => {
  const { admission, ask, finish } = admissionOf(1, 1, { burst: 10 });
  const burst = Array.from({ length: 13 }, () => ask("page"));
  expect(await burst[12]).toBe("full");
  expect(admission.queued).toBe(11);
  for (let each = 0; each < 11; each++) await finish();
  const soon = ["a", "b"].map((name) => ask(name));
  expect(await soon[1]).toBe("full");
  for (let each = 0; each < 2; each++) await finish();
  // A task that finds a free slot shows that the overload has ended.
  for (let each = 0; each < 10; each++) {
    void ask("quiet");
    await finish();
  }
  for (let each = 0; each < 12; each++) void ask("page");
  expect(admission.queued).toBe(11);
});

describe("when a running task hangs", () => {
  afterEach(() => void vi.useRealTimers());

  test("a task that waits too long for its permit is refused", async () => {
    vi.useFakeTimers();
    const { admission, ask } = admissionOf(1, 1, { waitAtMost: 2_000 });
    void ask("hangs");
    const waiting = ask("waits");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe("late");
    expect(admission.queued).toBe(0);
  });

  test("without a limit a task waits for its permit as long as it takes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { admission, ask, finish } = admissionOf(1, 1);
    void ask("takes an hour");
    const waiting = ask("waits");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(admission.queued).toBe(1);
    for (const _ of ["takes an hour", "waits"]) await finish();
    expect(await waiting).toBe("done");
  });
});

test("a finished task is recorded with whether it had waited and whether others wait", async () => {
  const { limit, ask, finish } = admissionOf(1, 1);
  void ask("a");
  void ask("b");
  await finish();
  expect(limit.record).toHaveBeenLastCalledWith(false, true);
  await finish();
  expect(limit.record).toHaveBeenLastCalledWith(true, false);
});
