import { afterEach, expect, test, vi } from "vitest";
import { createEventQueue } from "./event-queue.ts";
import { storageOf } from "./storage-of.ts";

afterEach(() => vi.unstubAllGlobals());

const fails = () => {
  throw new Error("The database disk image is malformed");
};
const damaged = { key: fails, getItem: fails, setItem: fails, removeItem: fails };
const event = {
  id: "018f0000-0000-7000-8000-000000000000",
  name: "EcommerceEventData",
  data: { event: "begin_checkout", ecommerce: { value: 1 } },
};
type Queued = Parameters<ReturnType<typeof createEventQueue>["store"]>[0];

test("a storage whose methods throw counts as blocked, so that an event waits in the page and ends with its answer", () => {
  vi.stubGlobal("window", { localStorage: damaged });
  const queue = createEventQueue(storageOf("localStorage"), () => {});
  expect(queue.store({ site: "DE", event } as unknown as Queued)).toBe(false);
  expect(queue.read()).toHaveLength(1);
  queue.remove(event.id);
  expect(queue.read()).toEqual([]);
});

test("a storage that can be read is returned, also where it is full", () => {
  const full = { key: () => null, getItem: () => null, setItem: fails, removeItem: () => {} };
  vi.stubGlobal("window", { sessionStorage: full });
  expect(storageOf("sessionStorage")).toBe(full);
});
