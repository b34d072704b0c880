import { publishPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage, queued } from "../../../tests/support/tracked-shopper.ts";
import { batchLimits, clientVersion, leavingLimit } from "../tracking-contract.ts";
import type { Batch } from "../tracking-schema.ts";
import { createEventQueue } from "./event-queue.ts";
import { createEventSender } from "./event-sender.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answer = (ids: string[]) => Response | Promise<Response>;

const accept: Answer = (accepted) => Response.json({ accepted, duplicate: [], rejected: [] });
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response("", { status: code, headers });
const lost: Answer = () => Promise.reject(new TypeError("network"));

const maxRequests = 100;

/** A sender whose collector returns these answers in turn, then repeats the last one. */
function start(...answers: Answer[]) {
  const queue = createEventQueue(memoryStorage(), () => {});
  const requests: { ids: string[]; batch: Batch; init: RequestInit; at: number }[] = [];
  const beacons: string[][] = [];
  const settled: [id: string, refusal: string | undefined][] = [];
  const shopper = { isAllowed: true, takesBeacons: true };
  const idsIn = (body: unknown) => {
    const batch = JSON.parse(body as string) as Batch;
    return { batch, ids: batch.events.map(({ id }) => id) };
  };
  const sender = createEventSender({
    queue,
    async fetch(url, init = {}) {
      expect(url).toBe(publishPath);
      const { batch, ids } = idsIn(init.body);
      requests.push({ ids, batch, init, at: Date.now() });
      // Stops a sender that retries without a pause: fake time would never advance.
      if (requests.length > maxRequests) throw new TypeError("network");
      return (answers.length > 1 ? answers.shift()! : answers[0]!)(ids);
    },
    beacon(url, body) {
      expect(url).toBe(publishPath);
      if (shopper.takesBeacons) beacons.push(idsIn(body).ids);
      return shopper.takesBeacons;
    },
    locks: undefined,
    isAllowed: () => shopper.isAllowed,
    visitor: () => "visitor-1",
    onSettled: ({ id }, refusal) => settled.push([id, refusal]),
  });
  const waiting = () => queue.read().map(({ event }) => event.id);
  return { queue, sender, requests, beacons, settled, shopper, waiting };
}

const soon = () => vi.advanceTimersByTimeAsync(500);

test("events of one moment are sent in one request, and each is removed when it is answered", async () => {
  const { queue, sender, requests, settled, waiting } = start(
    ([one, two]) =>
      Response.json({
        accepted: [one],
        duplicate: [two],
        rejected: [{ id: "3", code: "invalid" }],
      }),
    lost,
  );
  for (const id of ["1", "2", "3", "4"]) {
    queue.store(queued(id));
    sender.send();
  }
  await soon();
  expect(requests[0]).toMatchObject({
    ids: ["1", "2", "3", "4"],
    batch: { client: clientVersion, site: "DE", visitor: "visitor-1", session: "session-1" },
    init: { method: "POST" },
  });
  expect(settled).toEqual([
    ["1", undefined],
    ["2", undefined],
    ["3", "invalid"],
  ]);
  expect(waiting()).toEqual(["4"]);
});

test("without an answer events are retried after longer waits, with the same ids", async () => {
  const { queue, sender, requests, waiting } = start(lost, status(503), status(500), accept);
  queue.store(queued("1"));
  sender.send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting()).toEqual([]);
  expect(requests.map(({ at }) => at - requests[0]!.at)).toEqual([0, 1_000, 3_000, 7_000]);
  expect(new Set(requests.flatMap(({ ids }) => ids))).toEqual(new Set(["1"]));
});

test("a wait that the collector asks for is not shortened by a new connection", async () => {
  const { queue, sender, requests } = start(status(503, { "retry-after": "30" }), accept);
  queue.store(queued("1"));
  sender.send();
  await soon();
  sender.retry();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
});

test("a new connection ends the wait after a lost one", async () => {
  const { queue, sender, requests } = start(lost, lost, lost, lost, lost, lost, accept);
  queue.store(queued("1"));
  sender.send();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(requests).toHaveLength(6);
  sender.retry();
  await soon();
  expect(requests).toHaveLength(7);
});

test.each([
  ["HTML of something in between", () => new Response("<h1>Hello</h1>")],
  ["an empty answer", () => new Response("")],
  ["an answer for nothing", () => Response.json({ accepted: [], duplicate: [], rejected: [] })],
  ["an answer for other events", () => accept(["2"])],
  ["null", () => Response.json(null)],
])("after %s no event is removed, or sent again at once", async (_, response) => {
  const { queue, sender, requests, waiting } = start(response);
  queue.store(queued("1"));
  sender.send();
  await soon();
  expect(waiting()).toEqual(["1"]);
  expect(requests).toHaveLength(1);
});

test("a batch of events that is too large is sent in smaller parts", async () => {
  const { queue, sender, requests, settled } = start((ids) =>
    ids.length > 2 ? new Response("", { status: 413 }) : accept(ids),
  );
  for (const id of ["1", "2", "3", "4", "5"]) queue.store(queued(id));
  sender.send();
  await soon();
  expect(requests.map(({ ids }) => ids.length)).toEqual([5, 3, 2, 2, 1]);
  expect(settled).toHaveLength(5);
});

test("an event that is too large even by itself is dropped, and the others are sent", async () => {
  const { queue, sender, settled, waiting } = start((ids) =>
    ids.includes("2") ? new Response("", { status: 400 }) : accept(ids),
  );
  for (const id of ["1", "2", "3"]) queue.store(queued(id));
  sender.send();
  await soon();
  expect(waiting()).toEqual([]);
  expect(new Map(settled)).toEqual(
    new Map([
      ["1", undefined],
      ["2", "refused"],
      ["3", undefined],
    ]),
  );
});

test.each([[408], [425], [429]])(
  "after status %i the same events are sent again later",
  async (code) => {
    const { queue, sender, requests } = start(status(code), accept);
    queue.store(queued("1"));
    sender.send();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(requests).toHaveLength(2);
  },
);

test("a batch has at most 100 events and 64 KiB, of one site and session", async () => {
  const { queue, sender, requests } = start(accept);
  for (let count = 100; count < 250; count++) queue.store(queued(String(count)));
  queue.store({ ...queued("300"), site: "AT" });
  queue.store({ ...queued("301"), session: "session-2" });
  for (const id of ["400", "401", "402"])
    queue.store(queued(id, { data: { text: "é".repeat(15_000) } }));
  sender.send();
  await soon();
  expect(requests.map(({ ids }) => ids.length).sort((a, b) => b - a)).toEqual([100, 51, 2, 1, 1]);
  for (const { ids, init } of requests) {
    expect(ids.length).toBeLessThanOrEqual(batchLimits.events);
    expect(Buffer.byteLength(init.body as string)).toBeLessThanOrEqual(batchLimits.bytes);
  }
  expect(requests.find(({ batch }) => batch.site === "AT")!.ids).toEqual(["300"]);
});

test("without consent no event is sent, neither now nor on leaving the page", async () => {
  const { queue, sender, shopper, requests, beacons } = start(accept);
  queue.store(queued("1"));
  shopper.isAllowed = false;
  sender.send();
  await soon();
  sender.leave({ isGone: false });
  sender.leave({ isGone: true });
  expect([requests, beacons]).toEqual([[], []]);
});

test("a closing page hands over at most 48 KiB, purchases first, and each event once", async () => {
  const { queue, sender, beacons, waiting } = start(accept);
  for (const id of ["1", "2", "3"]) queue.store(queued(id, { data: { text: "x".repeat(20_000) } }));
  queue.store(queued("4", { key: "purchase:DE:1" }));
  sender.leave({ isGone: true });
  expect(beacons).toEqual([["4", "1", "2"]]);
  expect(waiting()).toEqual(["1", "2", "3", "4"]);
  sender.leave({ isGone: true });
  expect(beacons).toHaveLength(1);
  // Shown again, or the next page: what remains is handed over, and the answer to a request settles all.
  sender.resume();
  sender.leave({ isGone: true });
  expect(beacons[1]).toEqual(["3"]);
  expect(waiting()).toEqual(["1", "2", "3", "4"]);
  sender.resume();
  await soon();
  expect(waiting()).toEqual([]);
  expect(leavingLimit).toBe(48 * 1_024);
});

test("a beacon that the browser refuses does not count as sent", async () => {
  const { queue, sender, shopper, beacons } = start(accept);
  queue.store(queued("1"));
  shopper.takesBeacons = false;
  sender.leave({ isGone: true });
  shopper.takesBeacons = true;
  sender.leave({ isGone: true });
  expect(beacons).toEqual([["1"]]);
});

test("a hidden page still reads the collector's answer and sends the rest later", async () => {
  const { queue, sender, requests, waiting } = start(accept);
  for (const id of ["1", "2", "3"]) queue.store(queued(id, { data: { text: "x".repeat(20_000) } }));
  sender.leave({ isGone: false });
  sender.send();
  await soon();
  expect(requests[0]).toMatchObject({ ids: ["1", "2"], init: { keepalive: true } });
  expect(requests[1]).toMatchObject({ ids: ["3"] });
  expect(waiting()).toEqual([]);
});

test("a refusal aborts running requests, but none that begins after a later consent", () => {
  const { queue, sender, requests } = start(() => new Promise(() => {}));
  const isEnded = () => requests.map(({ init }) => init.signal!.aborted);
  queue.store(queued("1"));
  sender.leave({ isGone: false });
  sender.abort();
  queue.store(queued("2"));
  sender.leave({ isGone: false });
  expect(isEnded()).toEqual([true, false]);
});
