import { DatabaseUnavailableError } from "../../../database/unavailable.ts";
import { Refused } from "../../../http/admission.ts";
import type { CheckedEvent, EventSink, Stored } from "./event-sink.ts";

export interface PostgresSinkOptions {
  /** Stores events in one transaction, and says what became of each. */
  store(events: readonly CheckedEvent[]): Promise<Stored[]>;
  /** Events that may wait. More are refused. */
  highWater?: number;
  /** Events of one transaction, unless one batch has more. */
  most?: number;
  /** Called for each transaction that committed. */
  onCommit?: (commit: { events: number; seconds: number }) => void;
}

interface Waiting {
  events: CheckedEvent[];
  resolve(stored: Stored[]): void;
  reject(error: unknown): void;
}

/**
 * Events that arrive while a transaction is under way share the next one: waiting for the disk once for many is what makes durable
 * answers fast.
 */
export function createPostgresSink({
  store,
  highWater = 10_000,
  most = 1_000,
  onCommit,
}: PostgresSinkOptions): EventSink {
  const waiting: Waiting[] = [];
  let queued = 0;
  let isClosed = false;
  let working: Promise<void> | undefined;

  async function work() {
    // Requests that are read in the same turn of the event loop begin together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await commit(nextGroup());
    working = undefined;
  }

  function nextGroup(): Waiting[] {
    const group: Waiting[] = [];
    let events = 0;
    while (waiting[0] && (group.length === 0 || events + waiting[0].events.length <= most)) {
      const next = waiting.shift()!;
      events += next.events.length;
      group.push(next);
    }
    return group;
  }

  async function commit(group: Waiting[]) {
    const events = group.flatMap((each) => each.events);
    const started = performance.now();
    try {
      const stored = await store(events);
      onCommit?.({ events: events.length, seconds: (performance.now() - started) / 1_000 });
      queued -= events.length;
      let start = 0;
      for (const { events: own, resolve } of group) {
        resolve(stored.slice(start, start + own.length));
        start += own.length;
      }
    } catch (error) {
      // What the database does not take of one batch must not keep the others out.
      const isSplit = group.length > 1 && !(error instanceof DatabaseUnavailableError);
      if (isSplit) for (const each of group) await commit([each]);
      else {
        queued -= events.length;
        for (const { reject } of group) reject(error);
      }
    }
  }

  return {
    isFull: () => isClosed || queued >= highWater,
    get queued() {
      return queued;
    },
    async append(events) {
      if (events.length === 0) return [];
      if (isClosed || queued >= highWater) throw new Refused("full");
      queued += events.length;
      const { promise, resolve, reject } = Promise.withResolvers<Stored[]>();
      waiting.push({ events, resolve, reject });
      working ??= work();
      return promise;
    },
    async close() {
      isClosed = true;
      await working;
    },
  };
}
