import { expect, test } from "vitest";
import { isProvedBy, neededProof, type Holder, type Holding } from "./hold-rules.ts";

const holding = (byArticle: Record<string, number>, value = 0): Holding => ({
  byArticle: new Map(Object.entries(byArticle)),
  pieces: Object.values(byArticle).reduce((sum, quantity) => sum + quantity, 0),
  value,
});
const nothing = holding({});
const own = (held = nothing): Holder => ({ kind: "own", factor: 1, held });
const network = (held = nothing, factor = 1): Holder => ({ kind: "network", factor, held });
const plenty = new Map([["coffee", 10_000]]);
const coffee = (quantity: number, value = 0) => holding({ coffee: quantity }, value);

test("an order of a household needs no proof, also of the last pieces of an article", () => {
  expect(neededProof(coffee(40), plenty, [own(), network()])).toBe("none");
  expect(neededProof(coffee(10), new Map([["coffee", 10]]), [own(), network()])).toBe("none");
});

test.each([
  ["of many pieces", coffee(41), plenty],
  ["of a high value", coffee(1, 1.01), plenty],
  ["of a large share of an article's stock", coffee(11), new Map([["coffee", 100]])],
])("an order %s needs a confirmed address", (_what, order, stock) => {
  expect(neededProof(order, stock, [own(), network()])).toBe("address");
});

test("open orders of a network make its next shopper solve a challenge, later confirm an address", () => {
  expect(neededProof(coffee(2), plenty, [own(), network(coffee(38))])).toBe("none");
  expect(neededProof(coffee(2), plenty, [own(), network(coffee(39))])).toBe("work");
  expect(neededProof(coffee(2), plenty, [own(), network(coffee(399))])).toBe("address");
  expect(neededProof(coffee(2), plenty, [own(), network(coffee(1_199))])).toBeUndefined();
});

test("a device or address with many open orders needs a confirmed address, whatever its network has", () => {
  expect(neededProof(coffee(2), plenty, [own(coffee(39)), network()])).toBe("address");
});

test("no proof allows one owner, or one network, the whole stock of an article", () => {
  const few = new Map([["coffee", 100]]);
  expect(neededProof(coffee(25), few, [own(), network()])).toBe("address");
  expect(neededProof(coffee(26), few, [own(), network()])).toBeUndefined();
  const left = new Map([["coffee", 60]]);
  expect(neededProof(coffee(1), left, [own(), network(coffee(40))])).toBeUndefined();
  // Four times the limits of one address, but never more than half of the stock.
  expect(neededProof(coffee(1), left, [own(), network(coffee(40), 4)])).toBe("work");
  const half = new Map([["coffee", 50]]);
  expect(neededProof(coffee(1), half, [own(), network(coffee(50), 4)])).toBeUndefined();
});

test("a stronger proof replaces a weaker one", () => {
  expect(isProvedBy("work", "address")).toBe(true);
  expect(isProvedBy("work", "work")).toBe(true);
  expect(isProvedBy("address", "work")).toBe(false);
});
