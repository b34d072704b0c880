import type { InternalEvent } from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";

/** An event as the page reports it when it happens. */
export interface ReportedEvent<Name extends InternalEvent = InternalEvent> {
  name: Name;
  data: EventData[Name];
  /** Milliseconds since 1970, by the browser's clock. */
  time: number;
}

/**
 * The outcome of an event: `accepted` was stored by the collector, `queued` is stored in this browser until the collector has it,
 * `waiting` is in the page's memory until the shopper decides, `dropped` was not allowed by the shopper.
 */
export type SentTo = "accepted" | "queued" | "waiting" | "dropped";

/** The page-level API: installed once in a page and used by everything in it that tracks, also by other teams' scripts. */
export interface CollectOnTrackApi {
  track(event: ReportedEvent): Promise<SentTo>;
}

declare global {
  interface Window {
    CollectOnTrackApi?: CollectOnTrackApi;
  }
}
