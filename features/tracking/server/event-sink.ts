import type { TrackingTables } from "./tracking-tables.ts";

/** An event as it is stored; times are ISO 8601. */
export type CheckedEvent = Omit<TrackingTables["tracking_event"], "time" | "received"> & {
  time: string;
  received: string;
  /** Counted once, whatever the id. */
  key: string | null;
  /** Whether a host's server has signed it: then it takes the place of the browser's with its key. */
  signed: boolean;
};

export type Stored = "accepted" | "duplicate";

/** Where checked events go. */
export interface EventSink {
  /**
   * Stores events and says what became of each, in their order, after all of them are durable. Throws a Refused when too many
   * wait, before it takes any, and a DatabaseUnavailableError or the like when the store is down.
   */
  append(events: CheckedEvent[]): Promise<Stored[]>;
  /** Whether it would refuse. */
  isFull(): boolean;
  /** Events that wait to be stored. */
  readonly queued: number;
  /** Stores what waits, and takes no more. */
  close(): Promise<void>;
}

/** The events without those whose id, or key, an earlier one has. */
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
