import { visitorEventsPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../tests/support/tracked-shopper.ts";
import { erasurePrefix } from "../tracking-contract.ts";
import { createErasures } from "./erasures.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answer = (visitor: string) => Response | Promise<Response>;
const erase: Answer = (visitor) => Response.json({ erased: 0, visitor });
const lost: Answer = () => Promise.reject(new TypeError("network"));

/** A page whose collector returns these answers in turn, then repeats the last one. */
function open(answers: Answer[], storage = memoryStorage()) {
  const requests: { visitor: string; at: number }[] = [];
  const erasures = createErasures(storage, {
    async fetch(url, init) {
      expect([url, init!.method, init!.keepalive]).toEqual([visitorEventsPath, "DELETE", true]);
      const { visitor } = JSON.parse(init!.body as string) as { visitor: string };
      requests.push({ visitor, at: Date.now() - 1_000_000 });
      return (answers.length > 1 ? answers.shift()! : answers[0]!)(visitor);
    },
    locks: undefined,
  });
  const waiting = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)!).toSorted();
  return { erasures, storage, requests, waiting };
}

test.each<[string, Answer]>([
  ["has no network", lost],
  ["gets an error of the server", () => new Response("", { status: 503 })],
  ["is refused on the way", () => new Response("", { status: 403 })],
  ["gets the answer of something in between", () => new Response("<h1>Log in</h1>")],
  ["gets the answer of a release that reads the cookie", () => Response.json({ erased: 0 })],
])(
  "an erasure that %s is requested again, after longer waits, until it is answered",
  async (...it) => {
    const { erasures, requests, waiting } = open([it[1], it[1], erase]);
    expect(erasures.add("visitor-1")).toBe(true);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(waiting()).toEqual([`${erasurePrefix}visitor-1`]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ at }) => at)).toEqual([0, 1_000, 3_000]);
    expect(waiting()).toEqual([]);
  },
);

test("erasures wait for as long as the collector asks, and all are sent", async () => {
  const wait = { status: 429, headers: { "retry-after": "60" } };
  const { erasures, requests, waiting } = open([() => new Response("", wait), erase]);
  erasures.add("visitor-1");
  erasures.add("visitor-2");
  await vi.advanceTimersByTimeAsync(59_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ visitor }) => visitor)).toEqual(["visitor-1", "visitor-1", "visitor-2"]);
  expect(waiting()).toEqual([]);
});

test("the next page asks for the erasures of the one before", async () => {
  const { erasures, storage } = open([lost]);
  erasures.add("visitor-1");
  const next = open([erase], storage);
  next.erasures.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.requests).toMatchObject([{ visitor: "visitor-1" }]);
  expect(next.waiting()).toEqual([]);
});

test("no erasure is requested for a foreign name, and others continue", async () => {
  const { erasures, storage, requests, waiting } = open([erase]);
  for (const name of ["", "a name of a host"]) storage.setItem(erasurePrefix + name, "1");
  erasures.add("visitor-1");
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ visitor }) => visitor)).toEqual(["visitor-1"]);
  expect(waiting()).toEqual([erasurePrefix, `${erasurePrefix}a name of a host`]);
});
