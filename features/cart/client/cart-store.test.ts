import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBrowser } from "../../../tests/support/browser.ts";
import { cartOutboxKey, cartStorageKey } from "../cart-contract.ts";
import type { Cart, CartArticle, CartChange } from "../cart-schema.ts";
import { countItems, emptyCart } from "../cart-rules.ts";
import { createCartStore, type CartStoreOptions } from "./cart-store.ts";

const espresso: CartArticle = {
  productId: "100101",
  tcm: "100101-250",
  title: "Espresso",
  quantity: 1,
  availability: "AVAILABLE",
  label: "250 g",
  url: "/espresso-p100101.html",
  picture: "/img/100101-plain/00000000",
  price: 699,
  was: null,
  grams: 250,
  total: 699,
};
const { productId, tcm } = espresso;
const filter = { ...espresso, productId: "100102", tcm: "100102-4", title: "Filter" };

const set = (quantity: number) => ({ setArticle: { productId, tcm, quantity } });
const setFilter = (quantity: number) => ({
  setArticle: { productId: filter.productId, tcm: filter.tcm, quantity },
});
const add: CartChange = { addArticle: { productId, tcm, quantity: 1 } };

/** The server's cart with so many pieces of the one, and of the other. */
function cartOf(quantity: number, filters = 0, revision = quantity + filters): Cart {
  const articles = [
    { ...espresso, quantity, total: 699 * quantity },
    { ...filter, quantity: filters, total: 699 * filters },
  ].filter((article) => article.quantity > 0);
  const cart = { ...emptyCart, revision, articles };
  const sum = 699 * (quantity + filters);
  return {
    ...cart,
    numberOfArticles: countItems(cart),
    totals: { ...emptyCart.totals, goods: sum, total: sum },
  };
}
const ok = (...given: Parameters<typeof cartOf>) => Response.json({ cart: cartOf(...given) });
const refused = (error: string, limit?: number, status = 409) =>
  Response.json({ error, limit }, { status });
const lost = () => new TypeError("lost");

interface Asked {
  url: string;
  change?: CartChange;
  key: string | null;
}

/** A browser, and a server whose answers are given one by one. */
function shop(...given: Parameters<typeof createBrowser>) {
  const browser = createBrowser(...given);
  const asked: Asked[] = [];
  const waiting: ((answer: Response | Error) => void)[] = [];
  const fetch = (url: string, { body, headers }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const key = new Headers(headers).get("idempotency-key");
      asked.push({ url, key, ...(body ? { change: JSON.parse(body as string) } : {}) });
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);

  async function answer(response: Response | Error) {
    await settle();
    expect(waiting).not.toHaveLength(0);
    waiting.shift()!(response);
    await settle();
  }

  /** A tab with its store. */
  function open(options: Partial<CartStoreOptions> = {}) {
    const tab = browser.openTab();
    const counts: number[] = [];
    const store = createCartStore({
      ...tab,
      fetch,
      onCount: (count) => counts.push(count),
      ...options,
    });
    const shown = () => store.state.get();
    const quantity = () => shown().cart?.articles[0]?.quantity;
    return { ...tab, store, counts, shown, quantity };
  }

  /** A tab that has read the cart. */
  async function visit(cart: Response = ok(1), options?: Partial<CartStoreOptions>) {
    const tab = open(options);
    void tab.store.load();
    await answer(cart);
    asked.length = 0;
    return tab;
  }

  const copy = () => JSON.parse(browser.stored.get(cartStorageKey) ?? "null") as Cart | null;
  const changes = () => asked.map(({ change }) => change);
  const reads = () => asked.filter(({ change }) => !change).length;
  return { browser, asked, waiting, answer, settle, open, visit, copy, changes, reads };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => vi.useRealTimers());

describe("reading the cart", () => {
  test("sets busy, keeps the cart in the browser and tells the count", async () => {
    const { open, answer, copy } = shop();
    const { store, counts, shown } = open();
    void store.load();
    expect(shown()).toMatchObject({ busy: 1, waiting: 0 });
    await answer(ok(3));
    expect(shown()).toMatchObject({ busy: 0, cart: cartOf(3) });
    expect(copy()).toEqual(cartOf(3));
    expect(counts).toEqual([3]);
  });

  test("a forced reload says so in the address", async () => {
    const { open, settle, asked } = shop();
    void open().store.load({ forceReload: true });
    await settle();
    expect(asked[0]?.url).toBe("/service/cart/api/cart?forceReload=true");
  });

  test.each([
    ["no JSON", () => new Response("<html>"), "UNKNOWN"],
    [
      "an error",
      () => refused("CARTSTORAGE_UNAVAILABLE", undefined, 500),
      "CARTSTORAGE_UNAVAILABLE",
    ],
  ])("%s empties it and says why", async (_name, response, error) => {
    const { visit, answer, copy } = shop();
    const { store, shown, counts } = await visit(ok(2));
    void store.load();
    await answer(response());
    expect(shown()).toMatchObject({ cart: undefined, getError: { error } });
    expect(copy()).toBeNull();
    expect(counts).toEqual([2, 0]);

    void store.load();
    await answer(ok(2));
    expect(shown()).toMatchObject({ cart: cartOf(2), getError: undefined });
  });

  test("the copy outlives a cart for which no answer came", async () => {
    const { visit, answer, copy } = shop();
    const { store, shown } = await visit(ok(2));
    void store.load();
    await answer(lost());
    await vi.advanceTimersByTimeAsync(500);
    await answer(lost());
    expect(shown().cart).toEqual(cartOf(2));
    await vi.advanceTimersByTimeAsync(500);
    expect(shown()).toMatchObject({ cart: undefined, getError: { error: "UNKNOWN" } });
    expect(copy()).toEqual(cartOf(2));
  });

  test("waits for the connection", async () => {
    const { browser, visit, settle, answer, reads } = shop();
    const { store, shown } = await visit(ok(2));
    browser.setOnline(false);
    void store.load();
    await settle();
    expect(shown()).toMatchObject({ cart: cartOf(2), busy: 1, isOffline: false });
    expect(reads()).toBe(0);
    browser.setOnline(true);
    await answer(ok(3));
    expect(shown()).toMatchObject({ cart: cartOf(3), busy: 0 });
  });

  test("the cart that came with the page is there at once", async () => {
    const { open, answer } = shop();
    const { store, shown, quantity, counts } = open();
    store.startWith(cartOf(2));
    expect(shown().cart).toEqual(cartOf(2));
    void store.change(set(3));
    expect(quantity()).toBe(3);
    await answer(ok(4));
    store.startWith(cartOf(1));
    expect(quantity()).toBe(4);
    expect(counts).toEqual([2, 3, 4]);
  });
});

describe("a change", () => {
  test("shows at once, money when the server tells it", async () => {
    const { visit, answer, copy } = shop();
    const { store, shown, counts } = await visit(ok(1));
    const change = store.change(set(3));
    const { cart, ...rest } = shown();
    expect(rest).toMatchObject({ waiting: 1, busy: 1, isOffline: false });
    expect(cart).toEqual({
      ...cartOf(1),
      numberOfArticles: 3,
      articles: [{ ...espresso, quantity: 3 }],
    });
    expect(copy()).toEqual(cartOf(1));
    await answer(ok(3));
    expect(await change).toBeUndefined();
    expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0, busy: 0 });
    expect(copy()).toEqual(cartOf(3));
    expect(counts).toEqual([1, 3]);
  });

  test("counts on a page that has not read the cart yet, from what the page before left", async () => {
    const { browser, open, settle } = shop();
    browser.stored.set(cartStorageKey, '{"numberOfArticles":7}');
    const { store, shown, counts } = open();
    await settle();
    expect(counts).toEqual([]);
    void store.change(add);
    expect(counts).toEqual([8]);
    expect(shown().cart).toBeUndefined();
  });

  test("reaches the server after the one before it", async () => {
    const { visit, answer, settle, changes } = shop();
    const { store, shown } = await visit(ok(1, 1));
    void store.change(set(2));
    void store.change(setFilter(3));
    void store.change(set(4));
    await settle();
    expect(changes()).toEqual([set(2)]);
    expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([4, 3]);
    await answer(ok(2, 1));
    expect(changes()).toEqual([set(2), setFilter(3)]);
    expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([4, 3]);
    await answer(ok(2, 3));
    await answer(ok(4, 3));
    expect(shown()).toMatchObject({ cart: cartOf(4, 3), waiting: 0 });
  });

  test("five quick presses cost two requests", async () => {
    const { visit, answer, changes } = shop();
    const { store, quantity } = await visit();
    const presses = [2, 3, 4, 5, 6].map((wanted) => store.change(set(wanted)));
    expect(quantity()).toBe(6);
    await answer(ok(2));
    expect(quantity()).toBe(6);
    await answer(ok(6));
    expect(changes()).toEqual([set(2), set(6)]);
    expect(await Promise.all(presses)).toEqual(Array(5).fill(undefined));
  });

  test("a refused press takes none of those before it away", async () => {
    const { visit, answer, changes } = shop();
    const { store, quantity } = await visit();
    const presses = [2, 3, 4, 5].map((wanted) => store.change(set(wanted)));
    await answer(ok(2));
    expect(quantity()).toBe(5);
    await answer(refused("ITEM_LIMIT", 4));
    expect(quantity()).toBe(4);
    await answer(ok(4));
    expect(changes()).toEqual([set(2), set(5), set(4)]);
    const limit = { error: "ITEM_LIMIT", limit: 4 };
    expect(await Promise.all(presses)).toEqual([undefined, undefined, undefined, limit]);
    expect(store.state.get().setError).toMatchObject(limit);
  });

  test("carries a key of its own", async () => {
    const { visit, answer, asked } = shop();
    const { store } = await visit();
    void store.change(add);
    void store.change(add);
    await answer(ok(2));
    await answer(ok(3));
    const keys = asked.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\d-]{16,64}$/);
  });

  test("that is refused takes only itself away, and is explained for 7.5 seconds", async () => {
    const { visit, answer } = shop();
    const { store, shown } = await visit(ok(1, 1));
    const change = store.change(set(99));
    void store.change(setFilter(2));
    const limit = { error: "ITEM_LIMIT", limit: 20 };
    await answer(refused("ITEM_LIMIT", 20));
    expect(await change).toEqual(limit);
    expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(shown().setError).toEqual({ ...limit, change: set(99) });
    await vi.advanceTimersByTimeAsync(7_499);
    expect(shown().setError).toEqual({ ...limit, change: set(99) });
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().setError).toBeUndefined();
  });

  test("that was made before a refusal leaves the explanation, one that is made after it ends it", async () => {
    const { visit, answer } = shop();
    const { store, shown } = await visit(ok(1, 1));
    void store.change(set(99));
    void store.change(setFilter(2));
    await vi.advanceTimersByTimeAsync(100);
    await answer(refused("ITEM_LIMIT", 20));
    await answer(ok(1, 2));
    expect(shown().setError).toMatchObject({ error: "ITEM_LIMIT" });
    await vi.advanceTimersByTimeAsync(100);
    void store.change(set(20));
    await answer(ok(20, 2));
    expect(shown().setError).toBeUndefined();
  });

  test("that changes nothing is not explained", async () => {
    const { visit, answer, asked } = shop();
    const { store, shown } = await visit(ok(1));
    const change = store.change(set(1));
    await answer(new Response(null, { status: 304 }));
    expect(await change).toEqual({ error: "NOT_MODIFIED" });
    expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0, busy: 0 });
    expect(shown().setError).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test("that changes nothing, though it would change what is shown, has the cart read again", async () => {
    const { visit, answer, reads } = shop();
    const { store, quantity } = await visit(ok(1));
    void store.change(set(5));
    await answer(new Response(null, { status: 304 }));
    expect(reads()).toBe(1);
    await answer(ok(5));
    expect(quantity()).toBe(5);
  });
});

describe("an answer that is lost", () => {
  test("is asked for once more with the same key", async () => {
    const { visit, answer, asked } = shop();
    const { store } = await visit();
    const change = store.change(add);
    await answer(lost());
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer(ok(2));
    expect(await change).toBeUndefined();
    expect(asked.map(({ key }) => key)).toEqual([asked[0]!.key, asked[0]!.key]);
  });

  test("twice is explained, and the cart is read again", async () => {
    const { visit, answer, reads } = shop();
    const { store, shown } = await visit();
    const change = store.change(add);
    await loseTwice(answer);
    expect(await change).toEqual({ error: "UNKNOWN" });
    expect(shown().setError).toEqual({ error: "UNKNOWN", change: add });
    expect(shown().cart).toEqual(cartOf(1));
    expect(reads()).toBe(1);
    await answer(ok(2));
    expect(shown()).toMatchObject({ cart: cartOf(2), busy: 0 });
  });

  test("twice leaves what was there when the cart cannot be read either", async () => {
    const { visit, answer } = shop();
    const { store, shown } = await visit();
    void store.change(add);
    await loseTwice(answer);
    await loseTwice(answer);
    expect(shown()).toMatchObject({ cart: cartOf(1), busy: 0, getError: undefined });
    expect(shown().setError).toMatchObject({ error: "UNKNOWN" });
  });

  test("of a server that cannot tell has the cart read again", async () => {
    const { visit, answer, reads } = shop();
    const { store } = await visit();
    void store.change(add);
    await answer(refused("CARTSTORAGE_UNAVAILABLE", undefined, 500));
    expect(reads()).toBe(1);
  });

  test("of a server that is about to stop is asked for once more", async () => {
    const { visit, answer } = shop();
    const { store, quantity } = await visit();
    const change = store.change(set(2));
    await answer(new Response("<html>", { status: 502 }));
    await vi.advanceTimersByTimeAsync(500);
    await answer(ok(2));
    expect(await change).toBeUndefined();
    expect(quantity()).toBe(2);
  });

  async function loseTwice(answer: (answer: Error) => Promise<void>) {
    await answer(lost());
    await vi.advanceTimersByTimeAsync(500);
    await answer(lost());
    await vi.advanceTimersByTimeAsync(500);
  }
});

describe("without a connection", () => {
  test("changes wait and show; all are sent in order when it is back", async () => {
    const { browser, visit, answer, settle, changes } = shop();
    const { store, shown, quantity } = await visit();
    browser.setOnline(false);
    const made = [store.change(add), store.change(add)];
    await settle();
    expect(changes()).toEqual([]);
    expect(quantity()).toBe(3);
    expect(shown()).toMatchObject({ waiting: 2, isOffline: true });
    browser.setOnline(true);
    expect(shown().isOffline).toBe(false);
    await answer(ok(2));
    await answer(ok(3));
    expect(await Promise.all(made)).toEqual([undefined, undefined]);
    expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  });

  test("a change that was under way waits as well, and is sent again with its key", async () => {
    const { browser, visit, answer, asked } = shop();
    const { store, shown, quantity } = await visit();
    void store.change(set(2));
    await answer(lost());
    // The browser knows a moment later than the request.
    browser.setOnline(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(shown()).toMatchObject({ waiting: 1, isOffline: true });
    expect(shown().setError).toBeUndefined();
    void store.change(set(3));
    browser.setOnline(true);
    await answer(ok(2));
    await answer(ok(3));
    expect(asked.map(({ change }) => change)).toEqual([set(2), set(2), set(3)]);
    expect(asked[1]!.key).toBe(asked[0]!.key);
    expect(quantity()).toBe(3);
  });

  test("a change that waited for more than twelve hours is not sent; the cart is read", async () => {
    const { browser, visit, answer, changes, reads } = shop();
    const { store, shown } = await visit();
    browser.setOnline(false);
    const change = store.change(add);
    await vi.advanceTimersByTimeAsync(12 * 3_600_000 + 1);
    browser.setOnline(true);
    await answer(ok(1));
    expect(changes()).toEqual([undefined]);
    expect(reads()).toBe(1);
    expect(await change).toEqual({ error: "UNKNOWN" });
    expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0 });
  });
});

describe("what was taken out", () => {
  const gone = { kind: "article", key: tcm, article: espresso, restore: set(1) };

  test("can be brought back for 10 seconds", async () => {
    const { visit, answer } = shop();
    const { store, shown, counts } = await visit(ok(1, 1));
    void store.change(set(0));
    expect(shown().cart?.articles).toEqual([filter]);
    expect(shown().deleted).toEqual([{ ...gone, until: Date.now() + 10_000 }]);
    await answer(ok(0, 1));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().deleted).toEqual([]);
    expect(counts).toEqual([2, 1]);
  });

  test("is shown at once when it is brought back", async () => {
    const { visit, answer, changes } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await answer(ok(0));
    const restored = store.restore(shown().deleted[0]!);
    expect(shown().deleted).toEqual([]);
    expect(shown().cart?.articles).toEqual([espresso]);
    await answer(ok(1));
    expect(await restored).toBeUndefined();
    expect(changes()).toEqual([set(0), set(1)]);
  });

  test("is there again when the server refuses to take it out", async () => {
    const { visit, answer } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await answer(refused("PRICE_UNAVAILABLE", undefined, 404));
    expect(shown()).toMatchObject({ cart: cartOf(1), deleted: [] });
  });

  test("twice is there once, for the longer time", async () => {
    const { visit, answer } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await answer(ok(0));
    void store.change(set(1));
    await answer(ok(1));
    await vi.advanceTimersByTimeAsync(4_000);
    void store.change(set(0));
    await answer(ok(0));
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown().deleted).toEqual([]);
  });
});

describe("two tabs", () => {
  test("show each other's changes and answers without requests of their own", async () => {
    const { visit, open, answer, settle, asked } = shop();
    const first = await visit(ok(1));
    const second = open();
    second.store.startWith(cartOf(1));
    void first.store.change(set(3));
    await settle();
    expect(second.quantity()).toBe(3);
    expect(second.shown().waiting).toBe(1);
    await answer(ok(3));
    expect(second.shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
    expect(second.counts).toEqual([1, 3]);
    expect(asked).toHaveLength(1);
  });

  test("send one at a time; who asked hears the answer, all hear a refusal", async () => {
    const { visit, open, answer, settle, changes } = shop();
    const first = await visit(ok(1));
    const second = open();
    void first.store.change(set(2));
    const change = second.store.change(setFilter(99));
    const added = second.store.change(add);
    await settle();
    expect(changes()).toEqual([set(2)]);
    await vi.advanceTimersByTimeAsync(100);
    await answer(ok(2));
    await answer(refused("ITEM_LIMIT", 20));
    await answer(ok(3));
    const limit = { error: "ITEM_LIMIT", limit: 20 };
    expect(await change).toEqual(limit);
    expect(await added).toBeUndefined();
    for (const { shown } of [first, second]) {
      expect(shown().setError).toEqual({ ...limit, change: setFilter(99) });
      expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
    }
  });

  test("the other one goes on when the one that sends is closed", async () => {
    const { visit, open, settle, asked } = shop();
    const first = await visit(ok(1));
    const second = open();
    void first.store.change(set(2));
    void first.store.change(add);
    await settle();
    first.close();
    await settle();
    expect(asked.map(({ change }) => change)).toEqual([set(2), set(2)]);
    expect(asked[1]!.key).toBe(asked[0]!.key);
    expect(second.shown().waiting).toBe(2);
  });

  test("do not wait for one that was put to sleep", async () => {
    const { visit, open, settle, changes } = shop();
    const first = await visit(ok(1));
    void first.store.change(set(2));
    await settle();
    const sleepy = { request: () => Promise.reject(new DOMException("", "TimeoutError")) };
    void open({ locks: sleepy }).store.load();
    await settle();
    expect(changes()).toEqual([set(2), set(2)]);
  });

  test("without locks send what they asked for or found, and no late answer brings back what is old", async () => {
    const { open, waiting, answer, settle, changes } = shop({ hasLocks: false });
    const [first, second] = [open(), open()];
    first.store.startWith(cartOf(1));
    void first.store.change(set(2));
    await settle();
    void second.store.change(setFilter(1));
    await settle();
    expect(changes()).toEqual([set(2), setFilter(1)]);
    const [early] = waiting.splice(0, 1);
    await answer(ok(2, 1));
    early!(ok(2, 0));
    await settle();
    for (const { shown } of [first, second])
      expect(shown()).toMatchObject({ cart: cartOf(2, 1), waiting: 0 });
  });
});

describe("the next page", () => {
  test("shows and sends what the one before left", async () => {
    const { browser, visit, open, answer, settle, changes } = shop();
    const before = await visit(ok(1));
    void before.store.change(add);
    void before.store.change(add);
    await settle();
    before.close();
    const { store, shown, counts } = open();
    expect(counts).toEqual([3]);
    void store.load();
    await settle();
    expect(changes()).toEqual([add, add]);
    await answer(lost());
    await answer(ok(2));
    await answer(ok(3));
    await answer(ok(3));
    expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0, busy: 0 });
    expect([...browser.stored.keys()].some((key) => key.startsWith(cartOutboxKey))).toBe(false);
  });

  test("believes a cart that begins again", async () => {
    const { visit, answer, copy } = shop();
    const { store, shown } = await visit(ok(5));
    void store.load();
    await answer(ok(0));
    expect(shown().cart).toEqual(cartOf(0));
    expect(copy()).toEqual(cartOf(0));
  });
});

test("a browser that forbids its storage has a cart for the tab", async () => {
  const { visit, answer } = shop();
  const { store, shown, quantity, counts } = await visit(ok(1), { storage: undefined });
  void store.change(set(2));
  void store.change(add);
  expect(quantity()).toBe(3);
  await answer(ok(2));
  await answer(ok(3));
  expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  expect(counts).toEqual([1, 2, 3]);
});

test("a browser with a full storage has one too", async () => {
  const { browser, visit, answer } = shop();
  const { storage } = browser.openTab();
  const full = {
    length: 0,
    key: () => null,
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: storage.removeItem,
  };
  const { store, shown } = await visit(ok(1), { storage: full });
  void store.change(set(2));
  await answer(ok(2));
  expect(shown()).toMatchObject({ cart: cartOf(2), waiting: 0 });
});

describe("a storage with something foreign", () => {
  const waiting = (name: string, item: object) => [
    `${cartOutboxKey}${name}`,
    JSON.stringify({ key: name, at: 1, ...item }),
  ];
  test.each([
    [cartStorageKey, '{"articles":null,"totals":5}'],
    [cartStorageKey, "5"],
    waiting("a", { change: { setArticle: null } }),
    waiting("a", { change: {} }),
    waiting("a", { change: "setArticle" }),
    [`${cartOutboxKey}a`, JSON.stringify({ key: "b", at: 1, change: add })],
  ])("%s = %s leaves the cart as it is", async (name, value) => {
    const { browser, visit, asked, answer } = shop();
    browser.stored.set(name!, value!);
    const { store, shown } = await visit();
    expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0, busy: 0 });
    const change = store.change(set(2));
    await answer(ok(2));
    expect(await change).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

test("a tab that slept while another one got the answer hears of it when it wakes", async () => {
  const { browser, visit, answer, settle } = shop();
  const { store } = await visit();
  const change = store.change(set(2));
  await settle();
  const [name] = [...browser.stored.keys()].filter((key) => key.startsWith(cartOutboxKey));
  browser.stored.delete(name!);
  const awake = store.resume();
  expect(await change).toBeUndefined();
  await answer(lost());
  await vi.advanceTimersByTimeAsync(500);
  await answer(ok(2));
  await awake;
  expect(store.state.get()).toMatchObject({ cart: cartOf(2), busy: 0 });
});

test("whoever uses the browser next finds nothing of the cart", async () => {
  const { browser, visit } = shop();
  const { store } = await visit();
  browser.setOnline(false);
  void store.change(set(2));
  store.forget();
  expect([...browser.stored.keys()]).toEqual([]);
});
