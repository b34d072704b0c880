import { beforeEach, expect, test, vi } from "vitest";
import { Admission, RefusedError, type Caller } from "../overload/admission.ts";
import { ConcurrencyLimit } from "../overload/concurrency-limit.ts";
import { RenderedCache, type RenderedCacheOptions, type Rendering } from "./rendered-cache.ts";
import { renderedFrom } from "./rendered.ts";

/** Busy responses are served once more while they are rendered again. */

let now: number;
let cache: RenderedCache;
/** Holds back renderings. */
let gate: PromiseWithResolvers<void>;
const render = vi.fn<(key: string) => Promise<Rendering>>();
const onError = vi.fn<RenderedCacheOptions["onError"]>();

const maxLag = 300;
const price = new Set(["product:1"]);

const cacheWith = (admission: RenderedCacheOptions["admission"]) =>
  new RenderedCache({
    renderWithin: 0,
    maxBytes: 10_000_000,
    maxLag,
    now: () => now,
    onError,
    admission,
  });

beforeEach(() => {
  now = 0;
  onError.mockClear();
  gate = Promise.withResolvers();
  gate.resolve();
  render.mockReset();
  render.mockImplementation(async (key) => {
    const words = `${key} ${render.mock.calls.length}`;
    await gate.promise;
    return { rendered: renderedFrom(words, {}), freshUntil: 1_000, reads: price };
  });
  cache = cacheWith(new Admission({ limit: new ConcurrencyLimit(10) }));
});

async function ask(key = "page", caller?: Caller) {
  const { rendered, freshness } = await cache.get(key, () => render(key), { caller });
  return `${freshness}: ${rendered.bodies.identity.bytes.toString()}`;
}

/** Renders a response and serves it as often as one that is busy. */
async function makeBusy(key = "page") {
  for (let request = 0; request < 10; request++) await ask(key);
}

/** Changes what a response shows; its renderings wait for `gate`. */
function change(names: ReadonlySet<string> = price) {
  cache.invalidate(names);
  gate = Promise.withResolvers();
}

test("50 requests for a busy response that has changed get the last one while it is rendered once", async () => {
  await makeBusy();
  change();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(answers)).toEqual(new Set(["fresh: page 1"]));
  expect(render).toHaveBeenCalledTimes(2);
  gate.resolve();
  await vi.waitFor(async () => expect(await ask()).toBe("fresh: page 2"));
  expect(render).toHaveBeenCalledTimes(2);
});

test("a busy response that was last correct 300 ms ago is not served again, however often it changed since", async () => {
  await makeBusy();
  now = 100;
  await ask();
  change();
  now = 399;
  expect(await ask()).toBe("fresh: page 1");
  change();
  now = 400;
  const late = ask();
  gate.resolve();
  expect(await late).toBe("fresh: page 3");
});

test("a rarely requested response is rendered before it is served", async () => {
  await ask();
  await ask();
  cache.invalidate(price);
  expect(await ask()).toBe("fresh: page 2");
});

test("a busy response is rendered before it is served when all content has changed or it has expired", async () => {
  await makeBusy();
  cache.invalidate();
  expect(await ask()).toBe("fresh: page 2");
  now = 900;
  await makeBusy();
  cache.invalidate(price);
  now = 1_000;
  expect(await ask()).toBe("fresh: page 3");
});

test("one connection may ask for many busy answers that have changed", async () => {
  const keys = Array.from({ length: 12 }, (_, page) => `page ${page}`);
  for (const key of keys) await makeBusy(key);
  change();
  const caller: Caller = { connection: {}, importance: "page", isGone: () => false };
  for (const key of keys) expect(await ask(key, caller)).toMatch("fresh: ");
  caller.isGone = () => true;
  gate.resolve();
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2 * keys.length));
});

test("a busy response is rendered again without a permit, and late requests wait for that rendering", async () => {
  cache = cacheWith({
    runAtOnce: () => Promise.reject(new RefusedError("full")),
    hold: (_caller, error) => Promise.reject(error),
  });
  await makeBusy();
  change();
  const caller: Caller = { connection: {}, importance: "page", isGone: () => false };
  expect(await ask("page", caller)).toBe("fresh: page 1");
  now = maxLag;
  const late = ask("page", caller);
  gate.resolve();
  expect(await late).toBe("fresh: page 2");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a busy answer that cannot be rendered again is reported", async () => {
  await makeBusy();
  cache.invalidate(price);
  const failure = new Error("no database");
  render.mockRejectedValueOnce(failure);
  expect(await ask()).toBe("fresh: page 1");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure, "page"));
});
