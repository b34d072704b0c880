import { expect, test } from "vitest";
import { memoryStorage, queued } from "../../../tests/support/tracked-shopper.ts";
import { queuePrefix } from "../tracking-contract.ts";
import { createEventQueue, queueLimits, type QueuedEvent } from "./event-queue.ts";

function open(storage = memoryStorage()) {
  const lost: QueuedEvent[] = [];
  const queue = createEventQueue(storage, (item) => lost.push(item));
  return { queue, lost, storage };
}
const idsOf = (items: QueuedEvent[]) => items.map(({ event }) => event.id);

test("two tabs add to one event queue, and neither overwrites the other", () => {
  const { queue: one, storage } = open();
  const { queue: two } = open(storage);
  one.store(queued("1"));
  two.store(queued("3"));
  one.store(queued("2"));
  expect(idsOf(one.read())).toEqual(["1", "2", "3"]);
  expect(two.read()).toEqual(one.read());
  two.remove("2");
  expect(idsOf(one.read())).toEqual(["1", "3"]);
  one.clear();
  expect(two.read()).toEqual([]);
});

const added = {
  name: "EcommerceEventData",
  data: { event: "add_to_cart", ecommerce: { value: 1 } },
};
const viewed = {
  name: "EcommerceEventData",
  data: { event: "view_item", ecommerce: { value: 1 } },
};

test("a full event queue drops and reports the oldest view of the lowest priority, never an action", () => {
  const { queue, lost } = open();
  queue.store(queued("000-purchase", { key: "purchase:DE:1" }));
  queue.store(queued("001-list", { name: "ItemListData" }));
  queue.store(queued("002-viewed", viewed));
  for (let count = 3; count < queueLimits.events; count++)
    queue.store(queued(String(count).padStart(3, "0"), added));
  queue.store(queued("998-list", { name: "ItemListData" }));
  expect(idsOf(lost)).toEqual(["001-list"]);
  queue.store(queued("999", added));
  expect(idsOf(lost)).toEqual(["001-list", "998-list"]);
  queue.store(queued("999-next", added));
  expect(idsOf(lost)).toEqual(["001-list", "998-list", "002-viewed"]);
  expect(queue.read()).toHaveLength(queueLimits.events);
  queue.store(queued("999-last", added));
  expect(lost).toHaveLength(3);
  expect(idsOf(queue.read())[0]).toBe("000-purchase");
});

test("actions of shoppers stay in the event queue even above its limit", () => {
  const { queue, lost } = open();
  for (let count = 0; count <= queueLimits.events; count++) queue.store(queued(`${count}`, added));
  expect(queue.read()).toHaveLength(queueLimits.events + 1);
  expect(lost).toEqual([]);
});

test("the event queue drops the oldest event above its limit of characters", () => {
  const { queue, lost } = open();
  const data = { text: "x".repeat(queueLimits.characters / 3) };
  for (const id of ["1", "2", "3"]) queue.store(queued(id, { data }));
  expect(idsOf(lost)).toEqual(["1"]);
});

test("in a full storage a purchase replaces an event of lower priority, and other events wait in the tab", () => {
  const { queue, lost, storage } = open(memoryStorage({ most: 2 }));
  expect(queue.store(queued("1", { name: "ItemListData" }))).toBe(true);
  expect(queue.store(queued("2", { name: "InitialPageData" }))).toBe(true);
  expect(queue.store(queued("3", { name: "ItemListData" }))).toBe(false);
  expect(lost).toEqual([]);
  expect(queue.store(queued("4", { key: "purchase:DE:1" }))).toBe(true);
  expect(idsOf(lost)).toEqual(["1"]);
  expect(idsOf(queue.read())).toEqual(["2", "3", "4"]);
  expect(storage.length).toBe(2);
});

test.each([
  ["without a storage", undefined],
  ["where a storage takes nothing", memoryStorage({ most: 0 })],
])("%s events wait in the tab, and none makes room for a purchase", (_, storage) => {
  const lost: QueuedEvent[] = [];
  const queue = createEventQueue(storage, (item) => lost.push(item));
  expect(queue.store(queued("1"))).toBe(false);
  expect(queue.store(queued("2", { key: "purchase:DE:1" }))).toBe(false);
  expect(idsOf(queue.read())).toEqual(["1", "2"]);
  expect(lost).toEqual([]);
  queue.remove("1");
  expect(idsOf(queue.read())).toEqual(["2"]);
});

test.each([["{"], ["null"], ["7"], ["{}"], ['{"event":null}'], ['{"event":{"id":"other"}}']])(
  "foreign content under a key of the event queue is removed: %s",
  (contents) => {
    const { queue, storage } = open();
    storage.setItem(`${queuePrefix}1`, contents);
    storage.setItem("other", contents);
    expect(queue.read()).toEqual([]);
    expect(storage.getItem(`${queuePrefix}1`)).toBeNull();
    expect(storage.getItem("other")).toBe(contents);
  },
);
