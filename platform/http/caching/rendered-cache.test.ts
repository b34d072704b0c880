import { beforeEach, describe, expect, test, vi } from "vitest";
import { Admission } from "../overload/admission.ts";
import { ConcurrencyLimit } from "../overload/concurrency-limit.ts";
import { NothingToShow, RenderedCache, type Rendering } from "./rendered-cache.ts";
import { renderedFrom } from "./rendered.ts";

let now: number;
let cache: RenderedCache;
const onError = vi.fn<(error: unknown, key: string) => void>();
const minute = 60_000;
type Render = Parameters<RenderedCache["get"]>[1];

beforeEach(() => {
  now = 0;
  onError.mockClear();
  cache = new RenderedCache({
    renderWithin: 1_000,
    maxBytes: 10_000_000,
    now: () => now,
    onError,
    admission: new Admission({ limit: new ConcurrencyLimit(10) }),
  });
});

/** Requests the only page there is; its content is `words` when it has to be rendered. */
async function ask(words: string | Error, freshUntil = Infinity) {
  const render = vi.fn<Render>(async () => {
    if (words instanceof Error) throw words;
    return { rendered: renderedFrom(words, {}), freshUntil };
  });
  const { rendered, freshness } = await cache.get("page", render);
  return { text: textOf(rendered), freshness, wasRendered: render.mock.calls.length > 0 };
}
const textOf = (rendered: ReturnType<typeof renderedFrom>) =>
  rendered.bodies.identity.bytes.toString();

test("an answer is rendered once and then served from the cache", async () => {
  expect(await ask("first")).toEqual({ text: "first", freshness: "fresh", wasRendered: true });
  expect(await ask("second")).toEqual({ text: "first", freshness: "fresh", wasRendered: false });
});

test("requests for one answer at once share one rendering", async () => {
  const render = vi.fn<Render>(async () => ({
    rendered: renderedFrom("shared", {}),
    freshUntil: Infinity,
  }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get("page", render)));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(answers.map((response) => response.rendered)).size).toBe(1);
});

test("responses with different keys are rendered separately", async () => {
  await ask("page");
  const other = await cache.get("other", async () => ({
    rendered: renderedFrom("other", {}),
    freshUntil: Infinity,
  }));
  expect(textOf(other.rendered)).toBe("other");
});

test("a response is rendered again once its content has expired", async () => {
  await ask("until noon", 12);
  now = 11;
  expect((await ask("afternoon")).text).toBe("until noon");
  now = 12;
  expect(cache.peek("page")).toBeUndefined();
  expect((await ask("afternoon")).text).toBe("afternoon");
});

test("a response is rendered again after the clock was set back", async () => {
  now = 2 * minute;
  await cache.get("page", async () => ({
    rendered: renderedFrom("tomorrow", {}),
    freshUntil: Infinity,
    revalidate: async () => true,
  }));
  now = minute;
  expect(cache.peek("page")).toBeUndefined();
  expect((await ask("today")).text).toBe("today");
});

test("an answer is rendered again after the content changed", async () => {
  await ask("old");
  cache.invalidate();
  expect(cache.peek("page")).toBeUndefined();
  expect((await ask("new")).text).toBe("new");
});

test("a rendering that began before a change is not served after it", async () => {
  const begun = Promise.withResolvers<void>();
  const slow = cache.get("page", async () => {
    await begun.promise;
    return { rendered: renderedFrom("old", {}), freshUntil: Infinity };
  });
  cache.invalidate();
  const after = ask("new");
  begun.resolve();
  expect(textOf((await slow).rendered)).toBe("old");
  expect((await after).text).toBe("new");
  expect((await ask("newest")).text).toBe("new");
});

test("a failed rendering returns the newer response of another one, and leaves it in the cache", async () => {
  const begun = Promise.withResolvers<never>();
  const slow = cache.get("page", () => begun.promise);
  cache.invalidate();
  await ask("new");
  begun.reject(new Error("no database"));
  const { rendered, freshness } = await slow;
  expect({ text: textOf(rendered), freshness }).toEqual({ text: "new", freshness: "fresh" });
  expect(await ask("newer")).toEqual({ text: "new", freshness: "fresh", wasRendered: false });
});

describe("of responses that name their content,", () => {
  const shows = (...names: string[]) => new Set(names);
  /** Requests a response that shows these names. Returns whether it had to be rendered. */
  async function isRendered(key: string, reads?: ReadonlySet<string>) {
    const render = vi.fn<Render>(async () => ({
      rendered: renderedFrom(key, {}),
      freshUntil: Infinity,
      reads,
    }));
    await cache.get(key, render);
    return render.mock.calls.length > 0;
  }

  test("a change ends only the cached responses that show it", async () => {
    const answers: [string, Set<string> | undefined][] = [
      ["product", shows("product:1", "listing")],
      ["list", shows("product:1", "product:2", "offers")],
      ["header", shows("navigation", "listing")],
      ["unknown", undefined],
      ["nothing noted", shows()],
    ];
    const rendered = async () => {
      const keys = [];
      for (const [key, reads] of answers) if (await isRendered(key, reads)) keys.push(key);
      return keys;
    };
    await rendered();
    expect(await rendered()).toEqual([]);
    cache.invalidate(shows("product:1"));
    expect(cache.peek("product")).toBeUndefined();
    expect(cache.peek("header")).toBeDefined();
    expect(await rendered()).toEqual(["product", "list", "unknown", "nothing noted"]);
    cache.invalidate(shows("offers", "product:3"));
    cache.invalidate(shows("product:4"));
    expect(await rendered()).toEqual(["list", "unknown", "nothing noted"]);
    cache.invalidate(shows("product:4", "*"));
    expect(await rendered()).toEqual(answers.map(([key]) => key));
    expect(await rendered()).toEqual([]);
  });

  test("a change that leaves a list as it was renders nothing, and the next change compares again", async () => {
    const revalidate = vi.fn<NonNullable<Rendering["revalidate"]>>(async () => true);
    const render = vi.fn<Render>(async () => ({
      rendered: renderedFrom("list", {}),
      freshUntil: 10,
      reads: shows("listing", "offers:tea", "offers:coffee"),
      revalidate,
    }));
    const ask = () => cache.get("list", render);
    const { rendered } = await ask();
    cache.invalidate(shows("offers:tea", "offers:mugs"));
    expect((await ask()).rendered).toBe(rendered);
    expect(revalidate.mock.calls).toEqual([[["offers:tea"]]]);
    expect(cache.peek("list")).toBe(rendered);
    expect(render).toHaveBeenCalledTimes(1);

    revalidate.mockResolvedValueOnce(false);
    cache.invalidate(shows("offers:coffee"));
    await ask();
    expect(render).toHaveBeenCalledTimes(2);

    // Neither the end of its time nor a change of everything is a matter of the list.
    now = 10;
    await ask();
    cache.invalidate();
    await ask();
    expect(render).toHaveBeenCalledTimes(4);
  });

  test("an answer whose list changed while it was compared is compared again", async () => {
    const revalidate = vi.fn<NonNullable<Rendering["revalidate"]>>();
    const render = vi.fn<Render>(async () => ({
      rendered: renderedFrom("list", {}),
      freshUntil: Infinity,
      reads: shows("offers:tea"),
      revalidate,
    }));
    await cache.get("list", render);
    cache.invalidate(shows("offers:tea"));
    revalidate.mockImplementationOnce(async () => {
      cache.invalidate(shows("offers:tea"));
      return true;
    });
    await cache.get("list", render);
    expect(cache.peek("list")).toBeUndefined();
    revalidate.mockResolvedValueOnce(false);
    await cache.get("list", render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("a rendering that began before a change of what it shows is not cached, and others are", async () => {
    const begun = Promise.withResolvers<void>();
    const slow = (reads: Set<string>) => async () => {
      await begun.promise;
      return { rendered: renderedFrom("old", {}), freshUntil: Infinity, reads };
    };
    const renderings = [
      cache.get("product", slow(shows("product:1"))),
      cache.get("other", slow(shows("product:2"))),
    ];
    cache.invalidate(shows("product:1"));
    cache.invalidate(shows("product:3"));
    begun.resolve();
    await Promise.all(renderings);
    expect(cache.peek("product")).toBeUndefined();
    expect(cache.peek("other")).toBeDefined();
  });

  test("a rendering is cached although its expired response is requested while other content changes", async () => {
    const reads = shows("product:1");
    const rendered = renderedFrom("page", {});
    await cache.get("page", async () => ({ rendered, freshUntil: minute, reads }));
    now = minute;
    const begun = Promise.withResolvers<void>();
    const slow = cache.get("page", async () => {
      await begun.promise;
      return { rendered, freshUntil: Infinity, reads };
    });
    cache.invalidate(shows("product:2"));
    expect(cache.peek("page")).toBeUndefined();
    begun.resolve();
    await slow;
    expect(cache.peek("page")).toBeDefined();
  });

  test("more changes than the cache remembers end all its answers", async () => {
    await isRendered("product", shows("product:1"));
    for (let change = 0; change < 2_000; change++) cache.invalidate(shows(`product:${change + 2}`));
    expect(await isRendered("product", shows("product:1"))).toBe(true);
    expect(await isRendered("product", shows("product:1"))).toBe(false);
  });
});

describe("when rendering fails", () => {
  const failure = new Error("no database");

  test("a failed rendering without an earlier answer rejects, and the next one may succeed", async () => {
    await expect(ask(failure)).rejects.toBe(failure);
    expect((await ask("well again")).text).toBe("well again");
  });

  test("a failed rendering is replaced by the last good answer, which says that it is stale", async () => {
    await ask("good");
    cache.invalidate();
    expect(await ask(failure)).toMatchObject({ text: "good", freshness: "stale" });
    expect(onError).toHaveBeenCalledWith(failure, "page");
  });

  test("after a failed rendering all get the stale answer, and the next attempt is ten seconds later", async () => {
    await ask("good");
    cache.invalidate();
    await ask(failure);
    now += 9_999;
    expect(await ask("well again")).toEqual({
      text: "good",
      freshness: "stale",
      wasRendered: false,
    });
    expect(cache.peek("page")).toBeUndefined();
    now += 1;
    expect(await ask("well again")).toMatchObject({ text: "well again", freshness: "fresh" });
    now += 10 * minute;
    expect(await ask("later")).toMatchObject({ text: "well again", wasRendered: false });
  });

  test("a change of the content after a failed rendering renders again at once", async () => {
    await ask("good");
    cache.invalidate();
    await ask(failure);
    cache.invalidate();
    expect(await ask("well again")).toMatchObject({ text: "well again", freshness: "fresh" });
  });
});

test("an answer whose subject no longer exists is not replaced by the last good one", async () => {
  await ask("a product");
  cache.invalidate();
  await expect(ask(new NothingToShow())).rejects.toBeInstanceOf(NothingToShow);
  expect(onError).not.toHaveBeenCalled();
  await expect(ask(new Error("no database"))).rejects.toThrow("no database");
});

describe("without a last good answer", () => {
  const fallback = () => renderedFrom("static", {});
  const down = async () => {
    throw new Error("down");
  };

  test("without a last good answer the fallback stands in for ten seconds", async () => {
    const first = await cache.get("page", down, { fallback });
    expect(first.freshness).toBe("fallback");
    expect(textOf(first.rendered)).toBe("static");
    expect(cache.peek("page")).toBeUndefined();
    now = 9_999;
    expect(await ask("good")).toMatchObject({ text: "static", wasRendered: false });
    now = 10_000;
    expect(await ask("good")).toEqual({ text: "good", freshness: "fresh", wasRendered: true });
  });

  test("a cached fallback never counts as the last good response", async () => {
    await cache.get("page", down, { fallback });
    now = 10_000;
    expect((await cache.get("page", down, { fallback })).freshness).toBe("fallback");
  });
});

test("a rendering that hangs counts as failed", async () => {
  vi.useFakeTimers();
  const response = cache.get("page", () => new Promise(() => {}), {
    fallback: () => renderedFrom("static", {}),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await response).freshness).toBe("fallback");
  expect(onError).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("an answer that contains a fallback is cached for ten seconds only", async () => {
  const render = vi.fn<Render>(async () => ({
    rendered: renderedFrom("half", {}),
    freshUntil: Infinity,
    freshness: "stale",
  }));
  expect((await cache.get("page", render)).freshness).toBe("stale");
  now = 10_000;
  expect((await ask("whole")).text).toBe("whole");
});
