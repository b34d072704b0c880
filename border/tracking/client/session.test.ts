import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../tests/support/tracked-shopper.ts";
import { sessionKey, sessionTimeout } from "../tracking-contract.ts";
import { createSession, storedSession } from "./session.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

test("two tabs of a browser, and the pages after them, are one session", () => {
  const storage = memoryStorage();
  const name = createSession(storage).name();
  expect(name).toMatch(/^\d+-\d+-\d+$/);
  expect(createSession(storage).name()).toBe(name);
  expect(storedSession(storage)).toEqual({ name, last: Date.now() });
});

test("a session goes on while less than 30 minutes lie between two events, in whichever tab", () => {
  const storage = memoryStorage();
  const [tab, other] = [createSession(storage), createSession(storage)];
  const name = tab.name();
  vi.advanceTimersByTime(sessionTimeout - 1);
  expect(other.name()).toBe(name);
  vi.advanceTimersByTime(sessionTimeout - 1);
  expect(tab.name()).toBe(name);
  vi.advanceTimersByTime(sessionTimeout);
  const next = tab.name();
  expect(next).not.toBe(name);
  expect(other.name()).toBe(next);
});

test("a session whose last event lies far in the future, by a clock that was wrong, ends", () => {
  const session = createSession(memoryStorage());
  const name = session.name();
  vi.setSystemTime(Date.now() - sessionTimeout);
  expect(session.name()).not.toBe(name);
});

test.each([["{"], ["null"], ['{"name":"a"}'], ['{"last":1800000000000}']])(
  "a storage in which a script of the host left %s starts a new session",
  (contents) => {
    const storage = memoryStorage();
    storage.setItem(sessionKey, contents);
    const name = createSession(storage).name();
    expect(name).toMatch(/^\d+-\d+-\d+$/);
    expect(createSession(storage).name()).toBe(name);
  },
);

test.each([
  ["without a storage", undefined],
  ["with a storage that is full", memoryStorage({ most: 0 })],
])("a page %s is a session of its own", (_, storage) => {
  const session = createSession(storage);
  const name = session.name();
  expect(session.name()).toBe(name);
  vi.advanceTimersByTime(sessionTimeout);
  expect(session.name()).not.toBe(name);
});

test("a session that the shopper does not allow is forgotten, in the page and in the storage", () => {
  const storage = memoryStorage();
  const session = createSession(storage);
  const name = session.name();
  session.forget();
  expect(storage.length).toBe(0);
  expect(session.name()).not.toBe(name);
});
