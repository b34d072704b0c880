import { expect, test } from "vitest";
import { memoryStorage } from "../../../tests/support/tracked-shopper.ts";
import { lostEventsKey } from "../tracking-contract.ts";
import { createLosses } from "./losses.ts";
import { lostPagesKey } from "./lost-pages.ts";

test("losses of all tabs are added up until they are taken", () => {
  const storage = memoryStorage();
  const losses = createLosses(storage);
  losses.add({ lost_events: 1 });
  createLosses(storage).add({ lost_events: 2, lost_pages: 3 });
  expect(losses.take()).toEqual({ lost_pages: 3, lost_events: 3 });
  expect(losses.take()).toEqual({ lost_pages: 0, lost_events: 0 });
});

test("reported losses leave their counters at 0", () => {
  const storage = memoryStorage();
  createLosses(storage).take();
  expect([lostPagesKey, lostEventsKey].map((key) => storage.getItem(key))).toEqual(["0", "0"]);
});

test.each(["{", "-4", "NaN", ""])(
  "a counter of losses with foreign contents, %j, counts as 0",
  (text) => {
    const storage = memoryStorage();
    storage.setItem(lostPagesKey, text);
    expect(createLosses(storage).take().lost_pages).toBe(0);
  },
);

test.each([
  ["without a storage", undefined],
  ["with a storage that is full", memoryStorage({ most: 0 })],
])("a page %s reports no losses", (_, storage) => {
  const losses = createLosses(storage);
  losses.add({ lost_events: 1 });
  expect(losses.take()).toEqual({ lost_pages: 0, lost_events: 0 });
});
