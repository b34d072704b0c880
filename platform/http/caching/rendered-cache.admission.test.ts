import { beforeEach, describe, expect, test, vi } from "vitest";
import { RefusedError, type Caller } from "../overload/admission.ts";
import type { Refusal } from "../overload/waiting-tasks.ts";
import { degradedHeaders } from "./freshness.ts";
import {
  NothingToShow,
  RenderedCache,
  type Rendering,
  type RenderingRequest,
} from "./rendered-cache.ts";
import { renderedFrom } from "./rendered.ts";

/** Renderings of requests wait for `admit`, or are refused. */
let cache: RenderedCache;
let now: number;
let admitted: PromiseWithResolvers<void>;
/** Number of admitted tasks. */
let permits: number;
/** The callers whose failures are held. */
let held: Caller[];
/** Outcomes of the admitted tasks. */
let outcomes: ("done" | "failed")[];
const onError = vi.fn<(error: unknown, key: string) => void>();

beforeEach(() => {
  now = 0;
  admitted = Promise.withResolvers();
  permits = 0;
  held = [];
  outcomes = [];
  onError.mockClear();
  cache = new RenderedCache({
    renderWithin: 1_000,
    maxBytes: 10_000_000,
    now: () => now,
    onError,
    admission: {
      async hold(caller, error) {
        held.push(caller);
        throw error;
      },
      async runAtOnce(caller, work) {
        await admitted.promise;
        permits++;
        if (caller.isGone()) throw new RefusedError("gone");
        try {
          const result = await work();
          outcomes.push("done");
          return result;
        } catch (error) {
          outcomes.push("failed");
          throw error;
        }
      },
    },
  });
});

const admit = () => admitted.resolve();
const refuse = (reason: Refusal) => admitted.reject(new RefusedError(reason));
const callerOf = (isGone = false): Caller => ({
  connection: {},
  importance: "page",
  isGone: () => isGone,
});
const page = (words: string, reads?: ReadonlySet<string>) => async (): Promise<Rendering> => ({
  rendered: renderedFrom(words, {}),
  freshUntil: Infinity,
  reads,
});
const failing = (error: Error) => () => Promise.reject<Rendering>(error);
const fallback = () => renderedFrom("fallback", {});
const textOf = (rendered: ReturnType<typeof renderedFrom>) =>
  rendered.bodies.identity.bytes.toString();
const get = async (render: () => Promise<Rendering>, request: RenderingRequest) =>
  textOf((await cache.get("page", render, request)).rendered);
const renderUncached = async (render: () => Promise<Rendering>, request: RenderingRequest) =>
  textOf(await cache.renderUncached("page", render, request));

test("a response that is not fresh says so in its headers, and for how long", () => {
  expect(degradedHeaders({ freshness: "fresh" }, "must-revalidate")).toEqual({});
  expect(degradedHeaders({ freshness: "stale" })).toEqual({
    "x-kontor-degraded": "stale",
    "cache-control": "public, max-age=10",
  });
  expect(degradedHeaders({ freshness: "fallback" }, "must-revalidate")).toEqual({
    "x-kontor-degraded": "fallback",
    "cache-control": "public, max-age=10, must-revalidate",
  });
});

test("an answer whose rendering was refused may be stored by no other cache", () => {
  expect(degradedHeaders({ freshness: "stale", retryAfter: 100 })).toMatchObject({
    "cache-control": "public, max-age=0",
  });
});

test("the last response is available at any age; without one there is none", async () => {
  expect(cache.last("page")).toBeUndefined();
  await cache.get("page", page("old"));
  cache.invalidate();
  expect(cache.peek("page")).toBeUndefined();
  expect(textOf(cache.last("page")!)).toBe("old");
});

test("a change of as many names as the cache remembers keeps responses that show none of them", async () => {
  await cache.get("page", page("page", new Set(["product"])));
  cache.invalidate(new Set(Array.from({ length: 1_000 }, (_, index) => `other:${index}`)));
  expect(cache.peek("page")).toBeDefined();
  cache.invalidate(new Set(["one more"]));
  expect(cache.peek("page")).toBeUndefined();
});

test("a rendering that hangs fails and says so", async () => {
  vi.useFakeTimers();
  const response = cache.get("page", () => new Promise(() => {})).catch(String);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await response).toContain("Rendering took more than 1000 ms.");
  vi.useRealTimers();
});

describe("a rendering for a request", () => {
  test("begins when it is admitted, or at once as part of a running task", async () => {
    const response = get(page("admitted"), { caller: callerOf() });
    expect(await get(page("inside"), {})).toBe("inside");
    expect(permits).toBe(0);
    admit();
    expect(await response).toBe("admitted");
    expect(permits).toBe(1);
  });

  test("takes one permit for all requests that wait for it", async () => {
    const answers = [
      get(page("first"), { caller: callerOf() }),
      get(page("second"), { caller: callerOf() }),
    ];
    admit();
    expect(await Promise.all(answers)).toEqual(["first", "first"]);
    expect(permits).toBe(1);
  });

  test("runs as long as one of its waiting clients is connected", async () => {
    const answers = [
      get(page("page"), { caller: callerOf(true) }),
      get(page("page"), { caller: callerOf() }),
    ];
    admit();
    expect(await Promise.all(answers)).toEqual(["page", "page"]);
  });

  test("does not run when all its waiting clients are gone, even if another response could be served", async () => {
    await cache.get("page", page("old"));
    cache.invalidate();
    const render = vi.fn<() => Promise<Rendering>>(page("page"));
    const caller = callerOf(true);
    const answers = [get(render, { caller, fallback }), get(render, { caller, fallback })];
    admit();
    for (const outcome of await Promise.allSettled(answers))
      expect(outcome).toMatchObject({ status: "rejected", reason: { reason: "gone" } });
    expect(render).not.toHaveBeenCalled();
  });

  test.each(["full", "late"] as const)(
    "that is refused as %s is replaced by the last response, and no error is logged",
    async (reason) => {
      const reads = new Set(["product"]);
      await cache.get("page", page("old", reads));
      cache.invalidate();
      refuse(reason);
      const response = await cache.get("page", page("new"), { caller: callerOf(), fallback });
      expect(textOf(response.rendered)).toBe("old");
      expect(response).toMatchObject({ freshness: "stale", reads });
      expect(onError).not.toHaveBeenCalled();
    },
  );

  test("that is refused asks for a slot again a tenth of a second later", async () => {
    const caller = callerOf();
    await cache.get("page", page("old"));
    cache.invalidate();
    refuse("full");
    expect(await cache.get("page", page("new"), { caller })).toMatchObject({ retryAfter: 100 });
    admitted = Promise.withResolvers();
    admit();
    now = 99;
    expect(await get(page("new"), { caller })).toBe("old");
    now = 100;
    expect(await get(page("new"), { caller })).toBe("new");
  });

  test("that is refused is held for each waiting client, but not for later ones", async () => {
    const callers = [callerOf(), callerOf()];
    const answers = callers.map((caller) => get(page("page"), { caller }));
    refuse("full");
    for (const outcome of await Promise.allSettled(answers))
      expect(outcome).toMatchObject({ status: "rejected", reason: { reason: "full" } });
    expect(held).toEqual(callers);
    admitted = Promise.withResolvers();
    admit();
    expect(await get(page("page"), { caller: callerOf() })).toBe("page");
  });

  test("that is refused is not held when there is a last response or a fallback", async () => {
    await cache.get("page", page("old"));
    cache.invalidate();
    refuse("full");
    const caller = callerOf();
    await get(page("new"), { caller });
    await cache.get("other page", page("new"), { caller, fallback });
    await cache.renderUncached("page", page("own"), { caller, fallback });
    expect(held).toEqual([]);
    await expect(renderUncached(page("own"), { caller })).rejects.toThrow(RefusedError);
    expect(held).toEqual([caller]);
  });

  test("that finds nothing to show is measured, one that fails is not", async () => {
    admit();
    const caller = callerOf();
    await expect(get(failing(new NothingToShow()), { caller })).rejects.toThrow(NothingToShow);
    expect(outcomes).toEqual(["done"]);
    expect(await get(failing(new Error("down")), { caller, fallback })).toBe("fallback");
    expect(outcomes).toEqual(["done", "failed"]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("down"), "page");
  });
});

describe("an uncached rendering for one request", () => {
  test("ignores the cached response and leaves it in the cache", async () => {
    await cache.get("page", page("shared"));
    admit();
    expect(await renderUncached(page("own"), { caller: callerOf() })).toBe("own");
    expect(permits).toBe(1);
    expect(textOf(cache.peek("page")!)).toBe("shared");
  });

  test("begins at once as part of a running task", async () => {
    expect(await renderUncached(page("own"), {})).toBe("own");
    expect(permits).toBe(0);
  });

  test("that fails is replaced by the fallback, and the error is logged", async () => {
    expect(await renderUncached(failing(new Error("down")), { fallback })).toBe("fallback");
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("down"), "page");
  });

  test("that fails without a fallback fails", async () => {
    await expect(renderUncached(failing(new Error("down")), {})).rejects.toThrow("down");
  });

  test("that is refused is replaced by the fallback, and no error is logged", async () => {
    refuse("full");
    expect(await renderUncached(page("own"), { caller: callerOf(), fallback })).toBe("fallback");
    expect(onError).not.toHaveBeenCalled();
  });

  test("that finds nothing to show has no fallback", async () => {
    await expect(renderUncached(failing(new NothingToShow()), { fallback })).rejects.toThrow(
      NothingToShow,
    );
  });
});
