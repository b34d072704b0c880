import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/unavailable.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { type CheckedEvent, type Stored, createPostgresSink } from "./event-sink.ts";

const eventsOf = (...ids: string[]) => ids.map((id) => ({ id }) as CheckedEvent);

/** A slow store: the test decides when it answers, and what. */
function slowStore() {
  const calls: { ids: string[]; answer(): void; fail(error: unknown): void }[] = [];
  const store = (events: readonly CheckedEvent[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Stored[]>();
    calls.push({
      ids: events.map(({ id }) => id),
      answer: () => resolve(events.map(({ id }) => `${id} accepted` as Stored)),
      fail: reject,
    });
    return promise;
  };
  const called = async (times: number) => {
    while (calls.length < times) await new Promise(setImmediate);
    return calls.at(-1)!;
  };
  return { store, calls, called };
}

test("concurrent event batches share transactions of limited size, and each gets its own outcomes", async () => {
  const { store, calls, called } = slowStore();
  const sink = createPostgresSink({ store, maxSize: 3 });
  const sent = [["1"], ["2", "3"], ["4", "5"]].map((ids) => sink.store(eventsOf(...ids)));
  (await called(1)).answer();
  (await called(2)).answer();
  expect(await Promise.all(sent)).toEqual(
    [["1"], ["2", "3"], ["4", "5"]].map((ids) => ids.map((id) => `${id} accepted`)),
  );
  expect(calls.map(({ ids }) => ids.join())).toEqual(["1,2,3", "4,5"]);
});

test("above the event sink's high-water mark whole batches are refused until others are stored", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store, highWater: 2 });
  const sent = sink.store(eventsOf("1", "2"));
  expect(sink.isFull()).toBe(true);
  await expect(sink.store(eventsOf("3"))).rejects.toThrow(RefusedError);
  (await called(1)).answer();
  await sent;
  expect([sink.isFull(), sink.queued]).toEqual([false, 0]);
});

test("events that could not be stored do not stay in the sink's queue", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store });
  const sent = sink.store(eventsOf("1"));
  (await called(1)).fail(new DatabaseUnavailableError(new Error("down")));
  await expect(sent).rejects.toThrow("down");
  expect(sink.queued).toBe(0);
});

test("closing the event sink stores pending events and refuses new ones", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store });
  const sent = sink.store(eventsOf("1"));
  const closed = sink.close();
  await expect(sink.store(eventsOf("2"))).rejects.toThrow(RefusedError);
  (await called(1)).answer();
  await Promise.all([sent, closed]);
});
