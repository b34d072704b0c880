import { expect, test } from "vitest";
import { createSharedPlaces } from "./shared-places.ts";

test("one address, and all addresses of a block, get only some of the places", () => {
  const places = createSharedPlaces({ all: 100, perNetwork: 10 });
  const taken = (ipOf: (n: number) => string) =>
    Array.from({ length: 60 }, (_, n) => places.take(ipOf(n))).filter(Boolean).length;
  expect(taken(() => "192.0.2.1")).toBe(10);
  expect(taken((n) => `192.0.2.${n}`)).toBe(30);
  expect(taken((n) => `2001:db8:1:${(n * 1_031).toString(16)}::1`)).toBe(30);
  expect(places.take("198.51.100.1")).toBeDefined();
  expect(taken((n) => `10.${n}.0.1`)).toBe(29);
});

test("a place that is given back, also twice, is one place for the next", () => {
  const places = createSharedPlaces({ all: 2, perNetwork: 1 });
  const giveBack = places.take("192.0.2.1")!;
  expect(places.take("192.0.2.1")).toBeUndefined();
  giveBack();
  giveBack();
  expect(places.take("192.0.2.1")).toBeDefined();
  expect(places.take("198.51.100.1")).toBeDefined();
  expect(places.take("203.0.113.1")).toBeUndefined();
});
