import type { TrackingTables } from "./tracking-tables.ts";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";

/** An event as it is stored; times are ISO 8601. */
export type CheckedEvent = Omit<TrackingTables["tracking_event"], "time" | "received"> & {
  time: string;
  received: string;
  /** An event with a key is counted once, whatever its id. */
  key: string | null;
  /** Whether a host's server has signed it: then it replaces the browser's event with the same key. */
  signed: boolean;
};

export type Stored = "accepted" | "duplicate";

/** The destination of checked events. */
export interface EventSink {
  /**
   * Stores events and returns the outcome of each, in their order, after all of them are durable. When too many are pending it
   * throws a RefusedError before it accepts any; when the store is down it throws a DatabaseUnavailableError or a similar error.
   */
  store(events: CheckedEvent[]): Promise<Stored[]>;
  /** Reports whether it would refuse events. */
  isFull(): boolean;
  /** Number of events that wait to be stored. */
  readonly queued: number;
  /** Stores pending events and accepts no more. */
  close(): Promise<void>;
}

/**
 * The name of a row of which only the number in its tab counts: its purchase is stored under another id. Without the row, reports
 * would count the number as lost.
 */
export const repeatedPurchase = "RepeatedPurchase";

/**
 * Splits events whose ids differ: into the first of each key, with all that have none, and repeats of a key as they are stored. Of
 * several events with one id only the first is returned.
 */
export function firstOfEach(events: readonly CheckedEvent[]): {
  first: Set<CheckedEvent>;
  repeats: CheckedEvent[];
} {
  const seen = new Set<string>();
  const isNew = (name: string) => seen.size < seen.add(name).size;
  const first = new Set<CheckedEvent>();
  const repeats: CheckedEvent[] = [];
  for (const event of events) {
    if (!isNew(event.id)) continue;
    if (event.key === null || isNew(event.key)) first.add(event);
    else if (!event.signed) repeats.push({ ...event, name: repeatedPurchase, data: {}, key: null });
  }
  return { first, repeats };
}

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
