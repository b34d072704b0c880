import { expect, test } from "vitest";
import type { QueueStorage } from "../../../../platform/client/stored-queue.ts";
import { createBrowser } from "../../../../tests/support/browser.ts";
import { cartOutboxKey } from "../../cart-contract.ts";
import type { CartChange } from "../../cart-schema.ts";
import { createOutbox, nextChanges, type PendingChange } from "./cart-outbox.ts";

const set = (quantity: number, tcm = "100101-250"): CartChange => ({
  setArticle: { productId: tcm.slice(0, 6), tcm, quantity },
});
const add: CartChange = { addArticle: { productId: "100101", quantity: 1 } };

let keys = 0;
const newKey = () => String(9 - (keys++ % 10));
const open = (storage?: QueueStorage) => createOutbox(storage, newKey);
const changesIn = (outbox: ReturnType<typeof open>) => outbox.read().map(({ change }) => change);

test("changes of the cart wait in the order in which they were made, even when the clock goes back", () => {
  const outbox = open(createBrowser().openTab().storage);
  for (const [quantity, now] of [
    [1, 1_000],
    [2, 1_000],
    [3, 50],
    [4, 1_700_000_000_000],
  ] as const)
    outbox.add(set(quantity), now);
  expect(changesIn(outbox)).toEqual([set(1), set(2), set(3), set(4)]);
});

test("tabs share the cart's waiting changes, which outlive them", () => {
  const browser = createBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  const one = open(first.storage).add(set(1), 1);
  open(second.storage).add(set(2), 2);
  first.close();
  second.close();
  const outbox = open(browser.openTab().storage);
  expect(changesIn(outbox)).toEqual([set(1), set(2)]);
  outbox.settle(one);
  expect(outbox.has(one.key)).toBe(false);
  expect(changesIn(outbox)).toEqual([set(2)]);
});

test("a waiting change is stored with its key, its time and the article that it restores", () => {
  const { stored, openTab } = createBrowser();
  const known = { title: "Espresso" } as never;
  const { key } = open(openTab().storage).add(set(1), 1_700_000_000_000, known);
  expect(key).toMatch(/^001700000000000-\d$/);
  expect(JSON.parse(stored.get(cartOutboxKey + key)!)).toEqual({
    key,
    change: set(1),
    at: 1_700_000_000_000,
    known,
  });
});

const full = { ...createBrowser().openTab().storage, length: 0 };
test.each<[string, QueueStorage | undefined]>([
  ["forbids its storage", undefined],
  [
    "has a full storage",
    {
      ...full,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  ],
])("a browser that %s keeps the cart's changes for the tab", (_name, storage) => {
  const outbox = open(storage);
  const first = outbox.add(set(1), 1);
  outbox.add(set(2), 2);
  expect(changesIn(outbox)).toEqual([set(1), set(2)]);
  outbox.settle(first, { error: "UNKNOWN" });
  expect(changesIn(outbox)).toEqual([set(2)]);
});

const unknown = JSON.stringify({ key: "1", at: 1, change: { setColour: { code: "red" } } });

test.each(["", "{", "null", "7", "{}", unknown])(
  "anything but a change in the outbox is skipped: %j",
  (text) => {
    const { stored, openTab } = createBrowser();
    stored.set(`${cartOutboxKey}1`, text);
    stored.set("something else", '{"change":{}}');
    expect(open(openTab().storage).read()).toEqual([]);
  },
);

const queue = (...changes: (CartChange | Partial<PendingChange>)[]) =>
  changes.map((given, at) => ({ key: String(at), at, change: given as CartChange, ...given }));
const flowers = (isSet: boolean) => ({
  setPartnerProduct: { partnerProductId: "flowers", set: isSet },
});

test.each<[string, PendingChange[], number]>([
  ["nothing", [], 0],
  ["a newer quantity takes the place of older ones", queue(set(1), set(2), set(3)), 3],
  ["one of another article does not", queue(set(1), set(2), set(3, "100102-4"), set(4)), 2],
  ["each add counts", queue(add, add), 1],
  ["an add in between builds on what was before", queue(set(1), add, set(2)), 1],
  ["what is chosen and given up is only given up", queue(flowers(true), flowers(false)), 2],
  [
    "one that was sent is sent again by itself",
    queue({ change: set(1), isSent: true }, set(2), set(3)),
    1,
  ],
  ["and nothing goes past it", queue(set(1), { change: set(2), isSent: true }, set(3)), 2],
])("of the waiting changes the outbox sends next: %s", (_name, items, count) => {
  expect(nextChanges(items)).toEqual(items.slice(0, count));
});
