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
   * throws a Refused before it accepts any; when the store is down it throws a DatabaseUnavailableError or a similar error.
   */
  append(events: CheckedEvent[]): Promise<Stored[]>;
  /** Reports whether it would refuse events. */
  isFull(): boolean;
  /** Number of events that wait to be stored. */
  readonly queued: number;
  /** Stores pending events and accepts no more. */
  close(): Promise<void>;
}

/** Returns the events without those whose id or key an earlier one has. */
export function firstOfEach(events: readonly CheckedEvent[]): Set<CheckedEvent> {
  const seen = new Set<string>();
  return new Set(
    events.filter(({ id, key }) => {
      const isNew = !seen.has(id) && !(key !== null && seen.has(key));
      if (isNew) seen.add(id).add(key ?? id);
      return isNew;
    }),
  );
}
