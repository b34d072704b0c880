import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { CartRecord } from "./cart-records.ts";
import { completedIn, keyOfCart, keyOfNewCart, KnownCarts } from "./known-carts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const never = new Date(8.64e15);

/** Returns a cart with these articles, as a snapshot that saw this many transactions completed read it. */
function cart(articles: string[], completed: number): CartRecord {
  return {
    id: "cart",
    revision: 1,
    usedFor: null,
    entries: [],
    offers: articles.map((tcm) => ({ tcm, price: 500, was: null, stock: 5 })),
    named: [],
    meant: [],
    validUntil: never,
    snapshot: snapshotAt(completed),
  };
}

const snapshotAt = (completed: number) => `${completed}:${completed}:`;

/** Returns carts that know one with an article, read at 10. */
function knowing(...articles: string[]) {
  const known = new KnownCarts();
  known.keep("one", at, cart(articles, 10));
  const note = (since: number, snapshot: number, ...changed: (string | null)[]) =>
    known.note({
      since: snapshotAt(since),
      snapshot: snapshotAt(snapshot),
      changed: changed.map((tcm) => ({ market: tcm && "DE", tcm })),
    });
  return { known, note, found: (named: string[] = []) => known.find("one", at, named) };
}

test("the later of two snapshots has seen more transactions completed", () => {
  const inOrder = ["5:5:", "5:7:5,6", "5:7:5", "7:7:", "7:9:7,8", "8:9:8"];
  expect(inOrder.map(completedIn)).toEqual([5, 5, 6, 7, 7, 8]);
});

test("a cart is found with the newest snapshot, if it holds the articles that a change names", () => {
  const { note, found } = knowing("a", "b");
  note(10, 12);
  expect(found(["b"])).toMatchObject({ snapshot: snapshotAt(12), named: ["b"] });
  expect(found(["c"])).toBeUndefined();
});

test("a cart is not found once an offer of its articles has changed, until it was read again", () => {
  const { known, note, found } = knowing("a", "b");
  note(10, 12, "c");
  expect(found()).toBeDefined();
  note(12, 13, "b");
  expect(found()).toBeUndefined();
  known.keep("one", at, cart(["a", "b"], 13));
  expect(found()).toBeDefined();
});

test("news since a snapshot that is later than the newest leave a gap, and do not count", () => {
  const { note, found } = knowing("a");
  note(12, 13);
  expect(found()).toMatchObject({ snapshot: snapshotAt(10) });
  note(10, 12, "a");
  expect(found()).toBeUndefined();
});

test("a change that may concern all offers, and five minutes without news, end all", () => {
  const all = knowing("a");
  all.note(10, 11, null);
  expect(all.found()).toBeUndefined();
  const silent = knowing("a");
  vi.advanceTimersByTime(299_000);
  expect(silent.found()).toBeDefined();
  vi.advanceTimersByTime(2_000);
  expect(silent.found()).toBeUndefined();
});

test("a cart with an article that has no offer is not kept: nothing says when it gets one", () => {
  const { known, found } = knowing("a");
  known.keep("one", at, { ...cart(["a"], 11), named: ["gone"] });
  expect(found()).toBeUndefined();
  const voucher = entry("voucher", null);
  known.keep("one", at, { ...cart(["a"], 11), entries: [voucher, entry("article", "a")] });
  expect(found()).toBeDefined();
  known.keep("one", at, { ...cart(["a"], 12), entries: [entry("article", "gone")] });
  expect(found()).toBeUndefined();
});

const entry = (kind: "article" | "voucher", tcm: string | null) => ({
  kind,
  entry_key: "key",
  product_id: null,
  tcm,
  quantity: 1,
  interval_weeks: null,
});

test("a cart is found from its moment until its offers end", () => {
  const { known } = knowing();
  const later = (milliseconds: number) => ({
    ...at,
    now: new Date(at.now.getTime() + milliseconds),
  });
  known.keep("one", at, { ...cart(["a"], 10), validUntil: later(60_000).now });
  const isFoundAt = (milliseconds: number) =>
    known.find("one", later(milliseconds), []) !== undefined;
  expect([-1, 0, 59_999, 60_000].map(isFoundAt)).toEqual([false, true, true, false]);
});

test("a product is known by its articles, even those without an offer, until they change", () => {
  const { known, note } = knowing();
  const meant = ["gone", "a"];
  const keep = (completed: number) =>
    known.keep("one", at, { ...cart(["a"], completed), named: meant, meant }, 7);
  const found = (productId: number) => known.find("one", at, [], productId);
  keep(10);
  expect(found(7)).toMatchObject({ named: meant, meant });
  expect(found(8)).toBeUndefined();
  note(10, 11, "gone");
  expect(found(7)).toBeUndefined();
  note(11, 12, null);
  known.keep("one", at, cart(["gone", "a"], 12));
  expect(found(7)).toBeUndefined();
  keep(11);
  expect(found(7)).toBeUndefined();
  keep(12);
  expect(found(7)).toBeDefined();
});

test("what was read before does not replace what was read later, nor the newest snapshot", () => {
  const { known, note, found } = knowing("a");
  known.keep("one", at, { ...cart(["a"], 9), revision: 0 });
  expect(found()).toMatchObject({ revision: 1 });
  known.keep("one", at, { ...cart(["a"], 20), revision: 2 });
  expect(found()).toMatchObject({ revision: 2, snapshot: snapshotAt(10) });
  note(10, 21);
  note(10, 15);
  expect(found()).toMatchObject({ snapshot: snapshotAt(21) });
});

test("a cart is not kept that was read before the changes which are known", () => {
  const { known, note } = knowing("a");
  const isKept = (completed: number) => {
    known.keep("two", at, cart(["a"], completed));
    return known.find("two", at, []) !== undefined;
  };
  expect(isKept(9)).toBe(false);
  note(10, 12, null);
  expect(isKept(11)).toBe(false);
  expect(isKept(12)).toBe(true);
});

test("carts that are not used for long make room for others", () => {
  const { known, found } = knowing("a");
  const large = cart(
    Array.from({ length: 100 }, (_, number) => `b${number}`),
    10,
  );
  for (let each = 0; each < 2_000; each++) {
    known.keep(`other ${each}`, at, large);
    found();
  }
  expect(found()).toBeDefined();
  expect(known.find("other 0", at, [])).toBeUndefined();
  expect(known.memory.bytes).toBeLessThanOrEqual(known.memory.limit!);
  expect(known.memory.bytes).toBeGreaterThan(known.memory.limit! * 0.99);
});

test("after changes of 10,000 articles all is forgotten, so that memory is bounded", () => {
  const { note, found } = knowing("a");
  const articles = Array.from({ length: 10_001 }, (_, number) => `b${number}`);
  note(10, 11, ...articles);
  expect(found()).toBeDefined();
  note(11, 12);
  expect(found()).toBeUndefined();
});

test("carts of sites, customers and guests, and new ones, have keys of their own; a preview has none", () => {
  const austria = { ...at, site: allSites.AT.site };
  const customer = { customerId: 7, hasCard: false };
  const keys = [
    ...[at, austria].flatMap((each) => [
      keyOfCart(customer, each),
      keyOfCart({ secret: "seven" }, each),
    ]),
    ...[{ tcm: "a" }, { productId: 7 }, { tcm: "a", productId: 7 }, {}].map((names) =>
      keyOfNewCart(at, names),
    ),
    keyOfNewCart(austria, {}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  const preview = { ...at, isPreview: true } as const;
  expect([
    keyOfCart({ secret: undefined }, at),
    keyOfCart(customer, preview),
    keyOfNewCart(preview, {}),
  ]).toEqual([undefined, undefined, undefined]);
});

test("where most carts prove changed, few are found, until most prove unchanged again", () => {
  const { known, found } = knowing("a");
  const keep = () => known.keep("one", at, cart(["a"], 10));
  const foundOf = (count: number) =>
    Array.from({ length: count }, () => found() !== undefined).filter(Boolean).length;
  for (let each = 0; each < 30; each++) known.prove("one", false);
  expect(foundOf(32)).toBe(0);
  keep();
  expect(foundOf(32)).toBe(2);
  for (let each = 0; each < 20; each++) known.prove("one", true);
  expect(foundOf(32)).toBe(32);
});
