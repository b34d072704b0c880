import { describe, expect, test, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

const kilobyte = 1_024;
const large = 2_048 * kilobyte;

/** Returns a cache and a count of the responses that were built. */
function cacheOf(most = large) {
  const cache = createAnswerCache(most);
  const make = vi.fn<(text: string) => Promise<Buffer>>(async (text) => Buffer.from(text));
  return {
    cache,
    make,
    ask: (asked: string, { version = "1", text = asked } = {}) =>
      cache.of(version, asked, () => make(text)),
  };
}

test("a response is built once for each query", async () => {
  const { ask, make } = cacheOf();
  expect(String(await ask("kaffee"))).toBe("kaffee");
  expect(String(await ask("tasse"))).toBe("tasse");
  expect(String(await ask("kaffee"))).toBe("kaffee");
  expect(make).toHaveBeenCalledTimes(2);
});

test("equal cached responses share their bytes", async () => {
  const { ask, cache } = cacheOf();
  const first = await ask("kaff", { text: "Kaffee" });
  await ask("kaffe", { text: "Kaffee" });
  expect(await ask("kaffe")).toBe(first);
  expect(cache.size).toMatchObject({ asked: 2, answers: 1 });
});

test("cached responses belong to one version; the next one drops all of them", async () => {
  const { ask, cache } = cacheOf();
  await ask("kaffee", { text: "before" });
  await ask("tasse");
  expect(String(await ask("kaffee", { version: "2", text: "after" }))).toBe("after");
  expect(cache.size).toMatchObject({ asked: 1, answers: 1 });
});

test("a response that was begun before a change is not cached after it", async () => {
  const { ask, cache } = cacheOf();
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const begun = cache.of("1", "kaffee", () => promise);
  await ask("tasse", { version: "2" });
  resolve(Buffer.from("before"));
  expect(String(await begun)).toBe("before");
  expect(String(await ask("kaffee", { version: "2", text: "after" }))).toBe("after");
});

test("a response that failed is built again", async () => {
  const { ask, make } = cacheOf();
  make.mockRejectedValueOnce(new Error("no database"));
  await expect(ask("kaffee")).rejects.toThrow("no database");
  expect(String(await ask("kaffee"))).toBe("kaffee");
});

describe("memory", () => {
  const most = 80 * kilobyte;

  test("the memory of the response cache is limited for any queries", async () => {
    const { ask, cache } = cacheOf(most);
    for (let at = 0; at < 1_000; at++) {
      await ask(`different ${at}`, { text: `${at} `.repeat(at) });
      await ask(`alike ${at}`, { text: "the same" });
      expect(cache.size.bytes).toBeLessThanOrEqual(most);
    }
    const { asked, answers } = cache.size;
    expect(asked).toBeGreaterThan(50);
    expect(asked).toBeLessThan(160);
    expect(answers).toBeGreaterThan(10);
    expect(answers).toBeLessThan(64);
  });

  test("the memory of the response cache counts queries, even if they share a response", async () => {
    const { ask, cache } = cacheOf();
    await ask("a", { text: "the same" });
    const { bytes } = cache.size;
    const question = "x".repeat(kilobyte);
    await ask(question, { text: "the same" });
    expect(cache.size.bytes - bytes).toBeGreaterThanOrEqual(2 * kilobyte);
  });

  test("the response cache evicts the least recently used queries", async () => {
    const { ask, make } = cacheOf(most);
    await ask("kaffee");
    for (let at = 0; at < 1_000; at++) {
      await ask(`different ${at}`, { text: `${at} `.repeat(200) });
      await ask("kaffee");
    }
    expect(make.mock.calls.filter(([text]) => text === "kaffee")).toHaveLength(1);
    make.mockClear();
    await ask("different 0", { text: "again" });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("the response cache does not store a response that is larger than its limit", async () => {
    const { ask, cache } = cacheOf(most);
    expect((await ask("kaffee", { text: "x".repeat(100 * kilobyte) })).byteLength).toBe(
      100 * kilobyte,
    );
    expect(cache.size.answers).toBe(0);
  });
});
