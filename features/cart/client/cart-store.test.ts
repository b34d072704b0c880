import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartStorageKey, type Cart } from "../cart-contract.ts";
import { emptyCart } from "../cart-rules.ts";
import { createCartStore } from "./cart-store.ts";

const cartOf = (count: number): Cart => ({ ...emptyCart, numberOfArticles: count });
const article = { productId: "100101", tcm: "100101-250", quantity: 1 };

/** A server whose answers are given one by one. */
function open() {
  const requests: { url: string; method: string; body?: unknown; headers: Headers }[] = [];
  const waiting: ((response: Response | Error) => void)[] = [];
  const stored = new Map<string, string>();
  const counts: number[] = [];
  const store = createCartStore({
    onCount: (count) => counts.push(count),
    fetch: ((url: string, init: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        requests.push({
          url,
          method: init.method ?? "GET",
          headers: new Headers(init.headers),
          ...(init.body ? { body: JSON.parse(init.body as string) } : {}),
        });
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      })) as typeof fetch,
    storage: {
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const answer = async (response: Response | Error) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()!(response);
  };
  return { store, requests, answer, stored, counts };
}

const ok = (count: number) => Response.json({ cart: cartOf(count) });

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("loading sets busy, keeps the cart in the browser and tells the count", async () => {
  const { store, answer, stored, counts } = open();
  const loaded = store.load();
  expect(store.state.get().busy).toBe(1);
  await answer(ok(3));
  await loaded;
  await vi.waitFor(() => expect(store.state.get().busy).toBe(0));
  expect(store.state.get().cart?.numberOfArticles).toBe(3);
  expect(JSON.parse(stored.get(cartStorageKey)!).numberOfArticles).toBe(3);
  expect(counts).toEqual([3]);
});

test("a forced reload says so in the address", async () => {
  const { store, answer, requests } = open();
  const loaded = store.load({ forceReload: true });
  await answer(ok(0));
  await loaded;
  expect(requests[0]?.url).toBe("/service/cart/api/cart?forceReload=true");
});

test.each([
  ["no JSON", () => new Response("<html>"), "UNKNOWN"],
  [
    "an error of the catalogue",
    () => Response.json({ error: "CARTSTORAGE_UNAVAILABLE" }, { status: 503 }),
    "CARTSTORAGE_UNAVAILABLE",
  ],
  [
    "an error that nobody knows",
    () => Response.json({ error: "TEAPOT" }, { status: 418 }),
    "UNKNOWN",
  ],
])("a cart that cannot be read is emptied and says why: %s", async (_name, response, code) => {
  const { store, answer, stored } = open();
  const first = store.load();
  await answer(ok(2));
  await first;
  const second = store.load();
  await answer(response());
  await second;
  expect(store.state.get().cart).toBeUndefined();
  expect(store.state.get().getError).toEqual({ error: code });
  expect(stored.has(cartStorageKey)).toBe(false);
});

test("the stored copy outlives a cart for which no answer came", async () => {
  const { store, answer, stored } = open();
  const first = store.load();
  await answer(ok(2));
  await first;
  const second = store.load();
  await answer(new TypeError("left"));
  await second;
  expect(store.state.get()).toMatchObject({ cart: undefined, getError: { error: "UNKNOWN" } });
  expect(JSON.parse(stored.get(cartStorageKey)!).numberOfArticles).toBe(2);
});

test("a cart that another tab has stored is read and not stored again", async () => {
  const { store, answer, stored, counts } = open();
  const loaded = store.load({ writeCopy: false });
  await answer(ok(4));
  await loaded;
  expect(counts).toEqual([4]);
  expect(stored.has(cartStorageKey)).toBe(false);
});

test("a browser that forbids its storage has a cart all the same", async () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  const counts: number[] = [];
  const store = createCartStore({
    onCount: (count) => counts.push(count),
    fetch: () => Promise.resolve(ok(5)),
  });
  await store.load();
  expect(counts).toEqual([5]);
  vi.unstubAllGlobals();
});

test("changes reach the server one after the other, in order", async () => {
  const { store, answer, requests } = open();
  const changes = [2, 3, 4].map((quantity) =>
    store.change({ setArticle: { ...article, quantity } }),
  );
  for (const count of [2, 3, 4]) {
    await vi.waitFor(() => expect(requests).toHaveLength(count - 1));
    await answer(ok(count));
  }
  await Promise.all(changes);
  expect(
    requests.map(({ body }) => (body as { setArticle: typeof article }).setArticle.quantity),
  ).toEqual([2, 3, 4]);
  expect(store.state.get().cart?.numberOfArticles).toBe(4);
});

test("an add carries a key of its own, so that a repeat adds once", async () => {
  const { store, answer, requests } = open();
  for (const count of [1, 2]) {
    const change = store.change({ addArticle: article });
    await answer(ok(count));
    await change;
  }
  const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(null);
});

test("an add whose answer is lost is sent once more with the same key", async () => {
  const { store, answer, requests } = open();
  const change = store.change({ addArticle: article });
  await answer(new TypeError("lost"));
  await answer(ok(1));
  expect(await change).toBeUndefined();
  const [first, second] = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
  expect(store.state.get().cart?.numberOfArticles).toBe(1);
});

test("a change that is lost twice is explained", async () => {
  const { store, answer, requests } = open();
  const change = store.change({ addArticle: article });
  await answer(new TypeError("lost"));
  await answer(new TypeError("lost"));
  expect(await change).toEqual({ error: "UNKNOWN" });
  expect(requests).toHaveLength(2);
});

test("a page without https can add", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { store, answer, requests } = open();
  const change = store.change({ addArticle: article });
  await answer(ok(1));
  expect(await change).toBeUndefined();
  expect(requests[0]!.headers.get("idempotency-key")).toMatch(/^[\d-]{7,64}$/);
  vi.unstubAllGlobals();
});

test("a refused change leaves the cart, and is explained for 7.5 seconds", async () => {
  const { store, answer } = open();
  const first = store.load();
  await answer(ok(2));
  await first;
  const change = store.change({ setArticle: { ...article, quantity: 99 } });
  await answer(Response.json({ error: "ITEM_LIMIT", limit: 20 }, { status: 409 }));
  expect(await change).toEqual({ error: "ITEM_LIMIT", limit: 20 });
  expect(store.state.get().cart?.numberOfArticles).toBe(2);
  vi.advanceTimersByTime(7_499);
  expect(store.state.get().setError).toEqual({ error: "ITEM_LIMIT", limit: 20 });
  vi.advanceTimersByTime(1);
  expect(store.state.get().setError).toBeUndefined();
});

test("304 means that nothing changed", async () => {
  const { store, answer } = open();
  const change = store.change({ setArticle: article });
  await answer(new Response(null, { status: 304 }));
  expect(await change).toEqual({ error: "NOT_MODIFIED" });
  expect(store.state.get().setError).toBeUndefined();
});
