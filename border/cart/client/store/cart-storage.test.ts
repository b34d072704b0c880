import { describe, expect, test, vi } from "vitest";
import {
  add,
  cartOf,
  ok,
  refused,
  set,
  shop,
  useFakeTimers,
} from "../../../../tests/support/cart-tabs.ts";
import { cartOutboxKey, cartStorageKey } from "../../cart-contract.ts";

useFakeTimers();

test("a browser that forbids its storage has a cart for the tab", async () => {
  const { visit, respond } = shop();
  const { store, shown, quantity, counts } = await visit(ok(1), { storage: undefined });
  void store.change(set(2));
  void store.change(add);
  expect(quantity()).toBe(3);
  await respond(ok(2));
  await respond(ok(3));
  expect(shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  expect(counts).toEqual([1, 2, 3]);
});

test("a browser with a full storage has a cart for the tab", async () => {
  const { browser, visit, respond } = shop();
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
  await respond(ok(2));
  expect(shown()).toMatchObject({ cart: cartOf(2), waiting: 0 });
});

test.each(["5", "no JSON", "[]", '{"items":[{"sku":"A-7","count":2}]}'])(
  "what a host's script stores under the name of the cart's copy stays: %s",
  async (value) => {
    const { browser, visit, respond } = shop();
    browser.stored.set(cartStorageKey, value);
    const { store, shown, counts } = await visit(ok(2));
    void store.change(set(3));
    await respond(ok(3));
    expect(shown().cart).toEqual(cartOf(3));
    expect(counts).toEqual([2, 3]);
    void store.load();
    await respond(refused("UNKNOWN"));
    store.forget();
    expect(browser.stored.get(cartStorageKey)).toBe(value);
  },
);

test("a second tab reads the cart itself where the first cannot store it", async () => {
  const { browser, visit, respond } = shop();
  browser.stored.set(cartStorageKey, "of the host");
  const first = await visit(ok(2));
  const second = await visit(ok(2));
  void first.store.change(set(3));
  await respond(ok(3));
  await respond(ok(3));
  expect(second.shown()).toMatchObject({ cart: cartOf(3), waiting: 0 });
  expect(second.counts.at(-1)).toBe(3);
});

describe("foreign data in the storage", () => {
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
  ])("foreign data in the storage leaves the cart as it is: %s = %s", async (name, value) => {
    const { browser, visit, asked, respond } = shop();
    browser.stored.set(name!, value!);
    const { store, shown } = await visit();
    expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0, busy: 0 });
    const change = store.change(set(2));
    await respond(ok(2));
    expect(await change).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

test("a browser that blocks cookies is told so, and its stored cart is not shown", async () => {
  const { browser, open, asked, settle } = shop();
  browser.stored.set(cartStorageKey, JSON.stringify(cartOf(2)));
  const { store, shown, counts } = open({ hasCookies: () => false });
  const blocked = { error: "COOKIES_BLOCKED" };
  store.startWith(cartOf(0));
  expect(shown()).toMatchObject({ cart: undefined, getError: blocked, waiting: 0, busy: 0 });
  expect(await store.change(add)).toEqual(blocked);
  await store.load();
  await settle();
  expect(shown()).toMatchObject({ cart: undefined, getError: blocked });
  expect(counts).toEqual([0]);
  expect(asked).toEqual([]);
  expect([...browser.stored.keys()]).toEqual([]);
});

test("a visit without a cart neither stores one nor tests cookies until the first article", async () => {
  const { browser, visit, respond, copy } = shop();
  const hasCookies = vi.fn<() => boolean>(() => true);
  const { store } = await visit(ok(0), { hasCookies });
  store.startWith(cartOf(0));
  expect([...browser.stored.keys()]).toEqual([]);
  expect(hasCookies).not.toHaveBeenCalled();
  void store.change(set(1));
  expect(hasCookies).toHaveBeenCalledOnce();
  await respond(ok(1));
  expect(copy()).toEqual(cartOf(1));
  void store.change(set(0));
  await respond(ok(0, 0, 2));
  expect(copy()).toEqual(cartOf(0, 0, 2));
});

test.each(["page", "request"])(
  "a browser that forbids cookies with its storage is told so by the %s",
  async (by) => {
    const { open, asked } = shop();
    const { store, shown } = open({ storage: undefined, hasCookies: () => false });
    if (by === "page") store.startWith(cartOf(0));
    else await store.load();
    expect(shown()).toMatchObject({ cart: undefined, getError: { error: "COOKIES_BLOCKED" } });
    expect(asked).toEqual([]);
  },
);

test("a logout deletes everything of the cart from the browser", async () => {
  const { browser, visit } = shop();
  const { store } = await visit();
  browser.setOnline(false);
  void store.change(set(2));
  store.forget();
  expect([...browser.stored.keys()]).toEqual([]);
});
