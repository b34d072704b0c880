import { describe, expect, test, vi } from "vitest";
import {
  add,
  cartOf,
  lost,
  ok,
  refused,
  set,
  setFilter,
  shop,
  useFakeTimers,
} from "../../../../tests/support/cart-tabs.ts";
import { cartOutboxKey } from "../../cart-contract.ts";

useFakeTimers();

test("changes of the cart reach the server one after the other", async () => {
  const { visit, respond, settle, changes } = shop();
  const { store, shown } = await visit(ok(1, 1));
  void store.change(set(2));
  void store.change(setFilter(3));
  void store.change(set(4));
  await settle();
  expect(changes()).toEqual([set(2)]);
  expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([4, 3]);
  await respond(ok(2, 1));
  expect(changes()).toEqual([set(2), setFilter(3)]);
  expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([4, 3]);
  await respond(ok(2, 3));
  await respond(ok(4, 3));
  expect(shown()).toMatchObject({ cart: cartOf(4, 3), waiting: 0 });
});

test("five quick presses on more need two requests", async () => {
  const { visit, respond, changes } = shop();
  const { store, quantity } = await visit();
  const presses = [2, 3, 4, 5, 6].map((wanted) => store.change(set(wanted)));
  expect(quantity()).toBe(6);
  await respond(ok(2));
  expect(quantity()).toBe(6);
  await respond(ok(6));
  expect(changes()).toEqual([set(2), set(6)]);
  expect(await Promise.all(presses)).toEqual(Array(5).fill(undefined));
});

test("each change of the cart has an idempotency key of its own", async () => {
  const { visit, respond, asked } = shop();
  const { store } = await visit();
  void store.change(add);
  void store.change(add);
  await respond(ok(2));
  await respond(ok(3));
  const keys = asked.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^\d{15}-[\da-f]{32}$/);
});

describe("an answer that is lost or in doubt", () => {
  test("a change whose response was lost is sent once more with the same key", async () => {
    const { visit, respond, asked } = shop();
    const { store } = await visit();
    const change = store.change(add);
    await respond(lost());
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await respond(ok(2));
    expect(await change).toBeUndefined();
    expect(asked.map(({ key }) => key)).toEqual([asked[0]!.key, asked[0]!.key]);
  });

  test("an answer that is lost twice is explained, and the cart is read again", async () => {
    const { visit, respond, reads } = shop();
    const { store, shown } = await visit();
    const change = store.change(add);
    await loseTwice(respond);
    expect(await change).toEqual({ error: "UNKNOWN" });
    expect(shown().setError).toEqual({ error: "UNKNOWN", change: add });
    expect(shown().cart).toEqual(cartOf(1));
    expect(reads()).toBe(1);
    await respond(ok(2));
    expect(shown()).toMatchObject({ cart: cartOf(2), busy: 0 });
  });

  test("a response that is lost twice leaves the cart as it was if the cart cannot be read either", async () => {
    const { visit, respond } = shop();
    const { store, shown } = await visit();
    void store.change(add);
    await loseTwice(respond);
    await loseTwice(respond);
    expect(shown()).toMatchObject({ cart: cartOf(1), busy: 0, getError: undefined });
    expect(shown().setError).toMatchObject({ error: "UNKNOWN" });
  });

  test("an answer of a server whose storage failed has the cart read again", async () => {
    const { visit, respond, reads } = shop();
    const { store } = await visit();
    void store.change(add);
    await respond(refused("CARTSTORAGE_UNAVAILABLE", undefined, 500));
    expect(reads()).toBe(1);
  });

  test("a change that a stopping server answered is sent once more", async () => {
    const { visit, respond } = shop();
    const { store, quantity } = await visit();
    const change = store.change(set(2));
    await respond(new Response("<html>", { status: 502 }));
    await vi.advanceTimersByTimeAsync(500);
    await respond(ok(2));
    expect(await change).toBeUndefined();
    expect(quantity()).toBe(2);
  });

  async function loseTwice(respond: (response: Error) => Promise<void>) {
    await respond(lost());
    await vi.advanceTimersByTimeAsync(500);
    await respond(lost());
    await vi.advanceTimersByTimeAsync(500);
  }
});

test("changes without a connection wait and are shown; all are sent in order when it is back", async () => {
  const { browser, visit, respond, settle, changes } = shop();
  const { store, shown, quantity } = await visit();
  browser.setOnline(false);
  const made = [store.change(add), store.change(add)];
  await settle();
  expect(changes()).toEqual([]);
  expect(quantity()).toBe(3);
  expect(shown()).toMatchObject({ waiting: 2, isOffline: true });
  browser.setOnline(true);
  expect(shown().isOffline).toBe(false);
  await respond(ok(2));
  await respond(ok(3));
  expect(await Promise.all(made)).toEqual([undefined, undefined]);
  expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
});

test("a change under way when the connection ends waits, and is sent again with its key", async () => {
  const { browser, visit, respond, asked } = shop();
  const { store, shown, quantity } = await visit();
  void store.change(set(2));
  await respond(lost());
  // The browser notices that it is offline shortly after the request failed.
  browser.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(shown()).toMatchObject({ waiting: 1, isOffline: true });
  expect(shown().setError).toBeUndefined();
  void store.change(set(3));
  browser.setOnline(true);
  await respond(ok(2));
  await respond(ok(3));
  expect(asked.map(({ change }) => change)).toEqual([set(2), set(2), set(3)]);
  expect(asked[1]!.key).toBe(asked[0]!.key);
  expect(quantity()).toBe(3);
});

test("a change that waited for more than twelve hours is not sent; the cart is read", async () => {
  const { browser, visit, respond, changes, reads } = shop();
  const { store, shown } = await visit();
  browser.setOnline(false);
  const change = store.change(add);
  await vi.advanceTimersByTimeAsync(12 * 3_600_000 + 1);
  browser.setOnline(true);
  await respond(ok(1));
  expect(changes()).toEqual([undefined]);
  expect(reads()).toBe(1);
  expect(await change).toEqual({ error: "UNKNOWN" });
  expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0 });
});

test("two tabs show each other's changes and answers without requests of their own", async () => {
  const { visit, open, respond, settle, asked } = shop();
  const first = await visit(ok(1));
  const second = open();
  second.store.startWith(cartOf(1));
  void first.store.change(set(3));
  await settle();
  expect(second.quantity()).toBe(3);
  expect(second.shown().waiting).toBe(1);
  await respond(ok(3));
  expect(second.shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  expect(second.counts).toEqual([1, 3]);
  expect(asked).toHaveLength(1);
});

test("two tabs send one change at a time; the answer goes to the tab that asked, a refusal to both", async () => {
  const { visit, open, respond, settle, changes } = shop();
  const first = await visit(ok(1));
  const second = open();
  void first.store.change(set(2));
  const change = second.store.change(setFilter(99));
  const added = second.store.change(add);
  await settle();
  expect(changes()).toEqual([set(2)]);
  await vi.advanceTimersByTimeAsync(100);
  await respond(ok(2));
  await respond(refused("ITEM_LIMIT", 20));
  await respond(ok(3));
  const limit = { error: "ITEM_LIMIT", limit: 20 };
  expect(await change).toEqual(limit);
  expect(await added).toBeUndefined();
  for (const { shown } of [first, second]) {
    expect(shown().setError).toEqual({ ...limit, change: setFilter(99) });
    expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  }
});

test("the second tab goes on when the sending tab is closed", async () => {
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

test("a tab does not wait for a suspended tab that holds the lock", async () => {
  const { visit, open, settle, changes } = shop();
  const first = await visit(ok(1));
  void first.store.change(set(2));
  await settle();
  const sleepy = { request: () => Promise.reject(new DOMException("", "TimeoutError")) };
  void open({ locks: sleepy }).store.load();
  await settle();
  expect(changes()).toEqual([set(2), set(2)]);
});

test("two tabs without locks send the changes that they made or found; no late answer restores an older cart", async () => {
  const { open, waiting, respond, settle, changes } = shop({ hasLocks: false });
  const [first, second] = [open(), open()];
  first.store.startWith(cartOf(1));
  void first.store.change(set(2));
  await settle();
  void second.store.change(setFilter(1));
  await settle();
  expect(changes()).toEqual([set(2), setFilter(1)]);
  const [early] = waiting.splice(0, 1);
  await respond(ok(2, 1));
  early!(ok(2, 0));
  await settle();
  for (const { shown } of [first, second])
    expect(shown()).toMatchObject({ cart: cartOf(2, 1), waiting: 0 });
});

test("a resumed tab learns of the answer that the other tab got", async () => {
  const { browser, visit, respond, settle } = shop();
  const { store } = await visit();
  const change = store.change(set(2));
  await settle();
  const [name] = [...browser.stored.keys()].filter((key) => key.startsWith(cartOutboxKey));
  browser.stored.delete(name!);
  const awake = store.resume();
  expect(await change).toBeUndefined();
  await respond(lost());
  await vi.advanceTimersByTimeAsync(500);
  await respond(ok(2));
  await awake;
  expect(store.state.get()).toMatchObject({ cart: cartOf(2), busy: 0 });
});
