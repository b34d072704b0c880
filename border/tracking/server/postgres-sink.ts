import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import type { CheckedEvent, EventSink, Stored } from "./event-sink.ts";

export interface PostgresSinkOptions {
  /** Stores events in one transaction and returns the outcome of each. */
  store(events: readonly CheckedEvent[]): Promise<Stored[]>;
  /** Limit of pending events. More are refused. */
  highWater?: number;
  /** Limit of events per transaction, unless one batch has more. */
  maxSize?: number;
  /** Called after each committed transaction. */
  onStored?: (stored: { events: number; seconds: number }) => void;
}

/** Creates a sink that stores the events of several requests in one transaction. */
export function createPostgresSink({
  store,
  highWater = 10_000,
  maxSize,
  onStored,
}: PostgresSinkOptions): EventSink {
  let queued = 0;
  let isClosed = false;

  const batches = createGroupCommit({
    store: storeGroup,
    sizeOf: (events: CheckedEvent[]) => events.length,
    maxSize,
  });

  async function storeGroup(group: CheckedEvent[][]): Promise<Stored[][]> {
    const events = group.flat();
    const started = performance.now();
    const stored = await store(events);
    onStored?.({ events: events.length, seconds: (performance.now() - started) / 1_000 });
    let start = 0;
    return group.map(({ length }) => stored.slice(start, (start += length)));
  }

  const isFull = () => isClosed || queued >= highWater;

  return {
    isFull,
    get queued() {
      return queued;
    },
    async store(events) {
      if (events.length === 0) return [];
      if (isFull()) throw new RefusedError("full");
      queued += events.length;
      try {
        return await batches.add(events);
      } finally {
        queued -= events.length;
      }
    },
    async close() {
      isClosed = true;
      await batches.idle();
    },
  };
}
