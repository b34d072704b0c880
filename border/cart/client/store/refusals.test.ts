import { expect, test, vi } from "vitest";
import {
  cartOf,
  espresso,
  ok,
  refused,
  set,
  setFilter,
  shop,
  useFakeTimers,
} from "../../../../tests/support/cart-tabs.ts";

useFakeTimers();

test("a refused change of the cart reverts only itself, and is explained for 7.5 seconds", async () => {
  const { visit, respond } = shop();
  const { store, shown } = await visit(ok(1, 1));
  const change = store.change(set(99));
  void store.change(setFilter(2));
  const limit = { error: "ITEM_LIMIT", limit: 20 };
  await respond(refused("ITEM_LIMIT", 20));
  expect(await change).toEqual(limit);
  expect(shown().cart?.articles.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(shown().setError).toEqual({ ...limit, change: set(99) });
  await vi.advanceTimersByTimeAsync(7_499);
  expect(shown().setError).toEqual({ ...limit, change: set(99) });
  await vi.advanceTimersByTimeAsync(1);
  expect(shown().setError).toBeUndefined();
});

test("a refused change of the cart reverts no earlier press", async () => {
  const { visit, respond, changes } = shop();
  const { store, quantity } = await visit();
  const presses = [2, 3, 4, 5].map((wanted) => store.change(set(wanted)));
  await respond(ok(2));
  expect(quantity()).toBe(5);
  await respond(refused("ITEM_LIMIT", 4));
  expect(quantity()).toBe(4);
  await respond(ok(4));
  await respond(ok(4));
  expect(changes()).toEqual([set(2), set(5), set(4), undefined]);
  const limit = { error: "ITEM_LIMIT", limit: 4 };
  expect(await Promise.all(presses)).toEqual([undefined, undefined, undefined, limit]);
  expect(store.state.get().setError).toMatchObject(limit);
});

test("a refusal stays explained when an earlier change succeeds, not when a later one does", async () => {
  const { visit, respond } = shop();
  const { store, shown } = await visit(ok(1, 1));
  void store.change(set(99));
  void store.change(setFilter(2));
  await vi.advanceTimersByTimeAsync(100);
  await respond(refused("ITEM_LIMIT", 20));
  await respond(ok(1, 2));
  await respond(ok(1, 2));
  expect(shown().setError).toMatchObject({ error: "ITEM_LIMIT" });
  await vi.advanceTimersByTimeAsync(100);
  void store.change(set(20));
  await respond(ok(20, 2));
  expect(shown().setError).toBeUndefined();
});

test.each([
  ["AVAILABILITY_LIMIT", 0],
  ["ITEM_LIMIT", 1],
  ["CART_LIMIT", 100],
  ["PRODUCTDATA_UNAVAILABLE", undefined],
  ["PRICE_UNAVAILABLE", undefined],
])(
  "a change that is refused with %s shows the cart as the server has it now",
  async (error, limit) => {
    const { visit, respond, reads } = shop();
    const { store, shown } = await visit(ok(1));
    const change = store.change(set(2));
    await respond(refused(error, limit));
    expect(reads()).toBe(1);
    const soldOut = { ...espresso, availability: "SOLDOUT" as const };
    await respond(Response.json({ cart: { ...cartOf(1), articles: [soldOut] } }));
    expect(shown().cart?.articles).toEqual([soldOut]);
    expect(shown().setError).toMatchObject({ error });
    expect(await change).toMatchObject({ error });
  },
);

test("a change without effect is not explained", async () => {
  const { visit, respond, asked } = shop();
  const { store, shown } = await visit(ok(1));
  const change = store.change(set(1));
  await respond(new Response(null, { status: 304 }));
  expect(await change).toEqual({ error: "NOT_MODIFIED" });
  expect(shown()).toMatchObject({ cart: cartOf(1), waiting: 0, busy: 0 });
  expect(shown().setError).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("a change without effect that would alter the shown cart has the cart read again", async () => {
  const { visit, respond, reads } = shop();
  const { store, quantity } = await visit(ok(1));
  void store.change(set(5));
  await respond(new Response(null, { status: 304 }));
  expect(reads()).toBe(1);
  await respond(ok(5));
  expect(quantity()).toBe(5);
});
