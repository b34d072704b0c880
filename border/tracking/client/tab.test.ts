import { beforeEach, expect, test } from "vitest";
import { tabStorageKey } from "../tracking-contract.ts";
import { randomName } from "./random-names.ts";
import { createTab } from "./tab.ts";

let values: Map<string, string>;
let storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
beforeEach(() => {
  values = new Map();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
});
const copy = () => ({ ...createTab(storage).next() });
const store = (tab: unknown) => values.set(tabStorageKey, JSON.stringify(tab));

test("a random name has three numbers, and no two names are the same", () => {
  expect(randomName()).toMatch(/^\d+-\d+-\d+$/);
  expect(randomName()).not.toBe(randomName());
});

test("the events of a new tab are numbered from 1 and have the tab's name", () => {
  const tab = createTab(storage);
  const first = { ...tab.next() };
  expect(first).toEqual({ tab: expect.stringMatching(/^\d+-\d+-\d+$/), sequence: 1 });
  expect(tab.next()).toEqual({ ...first, sequence: 2 });
});

test("the next page of a tab continues its name and numbers", () => {
  const page = createTab(storage);
  page.next();
  const last = { ...page.next() };
  page.close();
  expect(createTab(storage).next()).toEqual({ ...last, sequence: 3 });
});

test("a page that is shown again continues after the events of the pages between", () => {
  const page = createTab(storage);
  const first = { ...page.next() };
  page.close();
  const other = createTab(storage);
  other.next();
  other.close();
  expect(page.next()).toEqual({ ...first, sequence: 3 });
});

test("a duplicated tab gets a name of its own", () => {
  const original = createTab(storage);
  const { tab } = original.next();
  original.next();
  const copied = copy();
  expect(copied).toEqual({ tab: expect.any(String), sequence: 1 });
  expect(copied.tab).not.toBe(tab);
});

test("a page that tracked nothing leaves nothing behind when it is closed", () => {
  createTab(storage).close();
  expect(values.size).toBe(0);
});

test("a stored tab that has sent nothing yet is continued with its first event", () => {
  store({ tab: "a", sequence: 0 });
  expect(createTab(storage).next()).toEqual({ tab: "a", sequence: 1 });
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["no number", JSON.stringify({ tab: "a" })],
  ["a negative number", JSON.stringify({ tab: "a", sequence: -1 })],
  ["no name", JSON.stringify({ sequence: 4 })],
])("a storage in which a script of the host left %s starts a new tab", (_, text) => {
  values.set(tabStorageKey, text);
  const { tab, sequence } = createTab(storage).next();
  expect(sequence).toBe(1);
  expect(tab).toMatch(/^\d+-\d+-\d+$/);
});

test("a tab that the shopper does not allow is forgotten, in the page and in the storage", () => {
  const tab = createTab(storage);
  const { tab: name } = tab.next();
  tab.forget();
  expect(values.size).toBe(0);
  const next = tab.next();
  expect(next.sequence).toBe(1);
  expect(next.tab).not.toBe(name);
});

test.each([
  ["without a storage", undefined],
  [
    "with a storage that is full",
    {
      getItem: () => null,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem() {},
    },
  ],
])("a page %s numbers its own events", (_, given) => {
  const tab = createTab(given);
  const first = { ...tab.next() };
  expect(tab.next()).toEqual({ ...first, sequence: 2 });
});

test("a page without a storage keeps its name and numbers when it is left and shown again", () => {
  const tab = createTab(undefined);
  const first = { ...tab.next() };
  tab.close();
  expect(tab.next()).toEqual({ ...first, sequence: 2 });
  tab.forget();
  expect(tab.next().tab).not.toBe(first.tab);
});
