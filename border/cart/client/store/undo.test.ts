import { describe, expect, test, vi } from "vitest";
import {
  cartOf,
  espresso,
  filter,
  ok,
  refused,
  set,
  shop,
  useFakeTimers,
} from "../../../../tests/support/cart-tabs.ts";

useFakeTimers();

describe("a removed entry", () => {
  const gone = { kind: "article", key: espresso.tcm, item: espresso, restore: set(1) };

  test("a removed entry of the cart can be restored for 10 seconds", async () => {
    const { visit, respond } = shop();
    const { store, shown, counts } = await visit(ok(1, 1));
    void store.change(set(0));
    expect(shown().cart?.articles).toEqual([filter]);
    expect(shown().deleted).toEqual([{ ...gone, until: Date.now() + 10_000 }]);
    await respond(ok(0, 1));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().deleted).toEqual([]);
    expect(counts).toEqual([2, 1]);
  });

  test("a removed entry of the cart is shown at once when it is restored", async () => {
    const { visit, respond, changes } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await respond(ok(0));
    const restored = store.restore(shown().deleted[0]!);
    expect(shown().deleted).toEqual([]);
    expect(shown().cart?.articles).toEqual([espresso]);
    await respond(ok(1));
    expect(await restored).toBeUndefined();
    expect(changes()).toEqual([set(0), set(1)]);
  });

  test("a removed entry is back when the server refuses to remove it", async () => {
    const { visit, respond } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await respond(refused("PRICE_UNAVAILABLE", undefined, 404));
    expect(shown()).toMatchObject({ cart: cartOf(1), deleted: [] });
  });

  test("an entry that is removed twice is listed once, for the longer time", async () => {
    const { visit, respond } = shop();
    const { store, shown } = await visit(ok(1));
    void store.change(set(0));
    await respond(ok(0));
    void store.change(set(1));
    await respond(ok(1));
    await vi.advanceTimersByTimeAsync(4_000);
    void store.change(set(0));
    await respond(ok(0));
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown().deleted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown().deleted).toEqual([]);
  });
});
