import type { TrackingTables } from "./tracking-tables.ts";

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
