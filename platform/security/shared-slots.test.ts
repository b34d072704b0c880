import { expect, test } from "vitest";
import { createSharedSlots } from "./shared-slots.ts";

test("one address, and all addresses of a block, get only some of the slots", () => {
  const slots = createSharedSlots({ all: 100, perNetwork: 10 });
  const taken = (ipOf: (n: number) => string) =>
    Array.from({ length: 60 }, (_, n) => slots.take(ipOf(n))).filter(Boolean).length;
  expect(taken(() => "192.0.2.1")).toBe(10);
  expect(taken((n) => `192.0.2.${n}`)).toBe(30);
  expect(taken((n) => `2001:db8:1:${(n * 1_031).toString(16)}::1`)).toBe(30);
  expect(slots.take("198.51.100.1")).toBeDefined();
  expect(taken((n) => `10.${n}.0.1`)).toBe(29);
});

test("a slot that is given back, also twice, is one slot for the next", () => {
  const slots = createSharedSlots({ all: 2, perNetwork: 1 });
  const release = slots.take("192.0.2.1")!;
  expect(slots.take("192.0.2.1")).toBeUndefined();
  release();
  release();
  expect(slots.take("192.0.2.1")).toBeDefined();
  expect(slots.take("198.51.100.1")).toBeDefined();
  expect(slots.take("203.0.113.1")).toBeUndefined();
});
