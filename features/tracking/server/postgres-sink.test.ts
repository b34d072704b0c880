import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "../../../database/unavailable.ts";
import { Refused } from "../../../http/admission.ts";
import type { CheckedEvent, Stored } from "./event-sink.ts";
import { createPostgresSink } from "./postgres-sink.ts";

const eventsOf = (...ids: string[]) => ids.map((id) => ({ id }) as CheckedEvent);

/** A store that is slow until it is told what to answer. */
function slowStore() {
  const calls: { ids: string[]; answer(): void; fail(error: unknown): void }[] = [];
  const store = (events: readonly CheckedEvent[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Stored[]>();
    calls.push({
      ids: events.map(({ id }) => id),
      answer: () => resolve(events.map(() => "accepted")),
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

test("batches that arrive together, or while another is stored, share a transaction of bounded size", async () => {
  const { store, calls, called } = slowStore();
  const sink = createPostgresSink({ store, most: 3 });
  const sent = [sink.append(eventsOf("1")), sink.append(eventsOf("2"))];
  const first = await called(1);
  expect(first.ids).toEqual(["1", "2"]);
  sent.push(
    sink.append(eventsOf("3", "4")),
    sink.append(eventsOf("5", "6")),
    sink.append(eventsOf("7")),
  );
  first.answer();
  (await called(2)).answer();
  (await called(3)).answer();
  expect(await Promise.all(sent)).toEqual(
    [1, 1, 2, 2, 1].map((each) => Array(each).fill("accepted")),
  );
  expect(calls.map(({ ids }) => ids.join())).toEqual(["1,2", "3,4", "5,6,7"]);
});

test("no batch is answered before its transaction has committed", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store });
  let isAnswered = false;
  const sent = sink.append(eventsOf("1")).then(() => (isAnswered = true));
  const { answer } = await called(1);
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  answer();
  await sent;
});

test("above the high-water mark a batch is refused whole, and taken again later", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store, highWater: 2 });
  const sent = sink.append(eventsOf("1", "2"));
  expect(sink.isFull()).toBe(true);
  await expect(sink.append(eventsOf("3"))).rejects.toThrow(Refused);
  (await called(1)).answer();
  await sent;
  expect([sink.isFull(), sink.queued]).toEqual([false, 0]);
});

test("a batch that the database does not take keeps no other out", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store });
  const sent = Promise.allSettled([sink.append(eventsOf("bad")), sink.append(eventsOf("good"))]);
  (await called(1)).fail(new Error("bad"));
  (await called(2)).fail(new Error("bad"));
  (await called(3)).answer();
  expect((await sent).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(sink.queued).toBe(0);
});

test("while the database is down each transaction is tried once", async () => {
  const { store, calls, called } = slowStore();
  const sink = createPostgresSink({ store });
  const sent = Promise.allSettled([sink.append(eventsOf("1")), sink.append(eventsOf("2"))]);
  (await called(1)).fail(new DatabaseUnavailableError(new Error("down")));
  await sent;
  expect([calls.length, sink.queued]).toEqual([1, 0]);
});

test("closing stores what waits, and takes no more", async () => {
  const { store, called } = slowStore();
  const sink = createPostgresSink({ store });
  const sent = sink.append(eventsOf("1"));
  const closed = sink.close();
  await expect(sink.append(eventsOf("2"))).rejects.toThrow(Refused);
  (await called(1)).answer();
  await Promise.all([sent, closed]);
});
