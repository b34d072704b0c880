import { expect, test, vi } from "vitest";
import {
  add,
  cartOf,
  espresso,
  lost,
  ok,
  refused,
  set,
  shop,
  useFakeTimers,
} from "../../../../tests/support/cart-tabs.ts";
import { cartOutboxKey, cartStorageKey } from "../../cart-contract.ts";

useFakeTimers();

test("reading the cart sets busy, stores the cart in the browser and reports the count", async () => {
  const { open, respond, copy } = shop();
  const { store, counts, shown } = open();
  void store.load();
  expect(shown()).toMatchObject({ busy: 1, waiting: 0 });
  await respond(ok(3));
  expect(shown()).toMatchObject({ busy: 0, cart: cartOf(3) });
  expect(copy()).toEqual(cartOf(3));
  expect(counts).toEqual([3]);
});

test("a forced reload of the cart has its own query parameter", async () => {
  const { open, settle, asked } = shop();
  void open().store.load({ forceReload: true });
  await settle();
  expect(asked[0]?.url).toBe("/service/cart/api/cart?forceReload=true");
});

test.each([
  ["no JSON", () => new Response("<html>"), "UNKNOWN"],
  ["an error", () => refused("CARTSTORAGE_UNAVAILABLE", undefined, 500), "CARTSTORAGE_UNAVAILABLE"],
  [
    "an error of the storage",
    () => refused("CARTSTORAGE_UNAVAILABLE", undefined, 503),
    "CARTSTORAGE_UNAVAILABLE",
  ],
])("an answer with %s empties the cart and reports the error", async (_name, response, error) => {
  const { visit, respond, copy } = shop();
  const { store, shown, counts } = await visit(ok(2));
  void store.load();
  await respond(response());
  if (response().status === 503) {
    await vi.advanceTimersByTimeAsync(500);
    await respond(response());
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(shown()).toMatchObject({ cart: undefined, getError: { error } });
  expect(copy()).toBeNull();
  expect(counts).toEqual([2, 0]);

  void store.load();
  await respond(ok(2));
  expect(shown()).toMatchObject({ cart: cartOf(2), getError: undefined });
});

test("the stored copy of the cart and its count stay when no answer comes", async () => {
  const { visit, respond, copy } = shop();
  const { store, shown, counts } = await visit(ok(2));
  void store.load();
  await respond(lost());
  await vi.advanceTimersByTimeAsync(500);
  await respond(lost());
  expect(shown().cart).toEqual(cartOf(2));
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toMatchObject({ cart: undefined, getError: { error: "UNKNOWN" } });
  expect(copy()).toEqual(cartOf(2));
  expect(counts).toEqual([2]);

  void store.load();
  await respond(ok(3));
  expect(shown()).toMatchObject({ cart: cartOf(3), getError: undefined });
  expect(counts).toEqual([2, 3]);
});

test("reading the cart waits for the connection", async () => {
  const { browser, visit, settle, respond, reads } = shop();
  const { store, shown } = await visit(ok(2));
  browser.setOnline(false);
  void store.load();
  await settle();
  expect(shown()).toMatchObject({ cart: cartOf(2), busy: 1, isOffline: false });
  expect(reads()).toBe(0);
  browser.setOnline(true);
  await respond(ok(3));
  expect(shown()).toMatchObject({ cart: cartOf(3), busy: 0 });
});

test("the cart that came with the page is shown at once", async () => {
  const { open, respond } = shop();
  const { store, shown, quantity, counts } = open();
  store.startWith(cartOf(2));
  expect(shown().cart).toEqual(cartOf(2));
  void store.change(set(3));
  expect(quantity()).toBe(3);
  await respond(ok(4));
  store.startWith(cartOf(1));
  expect(quantity()).toBe(4);
  expect(counts).toEqual([2, 3, 4]);
});

test("a change of the cart is shown at once; amounts follow with the server's answer", async () => {
  const { visit, respond, copy } = shop();
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
  await respond(ok(3));
  expect(await change).toBeUndefined();
  expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0, busy: 0 });
  expect(copy()).toEqual(cartOf(3));
  expect(counts).toEqual([1, 3]);
});

test("a change on a page that has not read the cart is added to the count of the stored copy", async () => {
  const { browser, open, settle } = shop();
  browser.stored.set(cartStorageKey, '{"numberOfArticles":7}');
  const { store, shown, counts } = open();
  await settle();
  expect(counts).toEqual([]);
  void store.change(add);
  expect(counts).toEqual([8]);
  expect(shown().cart).toBeUndefined();
});

test("the next page shows and sends the changes that the previous page left", async () => {
  const { browser, visit, open, respond, settle, changes } = shop();
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
  await respond(lost());
  await respond(ok(2));
  await respond(ok(3));
  await respond(ok(3));
  expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0, busy: 0 });
  expect([...browser.stored.keys()].some((key) => key.startsWith(cartOutboxKey))).toBe(false);
});

test("a page that is shown again reports its count, which the page may show from the stored copy", async () => {
  const { visit, settle } = shop();
  const { store, counts } = await visit(ok(1));
  void store.change(add);
  await settle();
  const before = counts.length;
  void store.resume();
  await settle();
  expect(counts.slice(before)).toEqual([2]);
});

test("the next page accepts a cart whose revision starts again at 0", async () => {
  const { visit, respond, copy } = shop();
  const { store, shown } = await visit(ok(5));
  void store.load();
  await respond(ok(0));
  expect(shown().cart).toEqual(cartOf(0));
  expect(copy()).toEqual(cartOf(0));
});
