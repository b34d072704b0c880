import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { decide, forgetShopper } from "../../../tests/support/tracked-shopper.ts";
import { productHistoryKey } from "../tracking-contract.ts";
import { rememberProduct, viewedProducts } from "./product-history.ts";

const day = 86_400_000;
const now = 400 * day;
const stored = () => localStorage.getItem(productHistoryKey);

beforeEach(() => decide("C0001:1,C0002:1"));
afterEach(() => {
  vi.restoreAllMocks();
  forgetShopper();
});

test("the product history lists products newest first, each once", () => {
  for (const [index, id] of ["1", "2", "1"].entries()) rememberProduct(id, now + index);
  expect(viewedProducts(now + 3)).toEqual([
    { id: "1", time: now + 2 },
    { id: "2", time: now + 1 },
  ]);
});

test("the product history forgets a product after 30 days", () => {
  rememberProduct("1", now);
  expect(viewedProducts(now + 30 * day - 1)).toHaveLength(1);
  expect(viewedProducts(now + 30 * day)).toHaveLength(0);
});

test("the product history has at most 300 products", () => {
  for (let id = 0; id < 305; id++) rememberProduct(String(id), id);
  expect(viewedProducts(305).map(({ id }) => id)).toEqual(
    Array.from({ length: 300 }, (_, index) => String(304 - index)),
  );
});

test.each([
  ["a computer's", "X11; Linux x86_64", 10_000, 5_000],
  ["a phone's", "iPhone; Mobile", 2_500, 2_500],
])(
  "%s product history above its limit is cut, and the newest products stay",
  (_, userAgent, max, min) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    let longest = 0;
    let before = 0;
    const lengthsAfterCuts: number[] = [];
    for (let count = 0; count < 300; count++) {
      rememberProduct(`product-with-a-long-number-${count}`, now + count);
      const { length } = stored()!;
      if (length < before) lengthsAfterCuts.push(length);
      before = length;
      longest = Math.max(longest, length);
      expect(viewedProducts(now + count)[0]!.time).toBe(now + count);
    }
    expect(Math.max(...lengthsAfterCuts)).toBeLessThanOrEqual(min);
    expect(longest).toBeLessThanOrEqual(max);
    expect(longest).toBeGreaterThan(max - 100);
  },
);

test.each([["{"], ["7"], ["null"], ['[null,7,{"id":7,"time":1},{"id":"1"}]'], ['[{"id":"1"}]']])(
  "foreign contents %s of the product history are no products, and are replaced",
  (contents) => {
    localStorage.setItem(productHistoryKey, contents);
    expect(viewedProducts(now)).toEqual([]);
    rememberProduct("2", now);
    expect(viewedProducts(now)).toEqual([{ id: "2", time: now }]);
  },
);

test.each([["C0001:1,C0002:0"], ["C0001:1,C00021:1"], [undefined]])(
  "with the consent %s the product history stores and reads nothing",
  (groups) => {
    forgetShopper();
    if (groups) decide(groups);
    rememberProduct("1", now);
    expect(stored()).toBeNull();
    localStorage.setItem(productHistoryKey, JSON.stringify([{ id: "1", time: now }]));
    expect(viewedProducts(now)).toEqual([]);
  },
);

test("a full or forbidden storage is no error for the product history", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  rememberProduct("1", now);
  expect(viewedProducts(now)).toEqual([]);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  rememberProduct("1", now);
  expect(viewedProducts(now)).toEqual([]);
});
