import type { OwnEvent, TrackedEvent } from "../../platform/shared/track.ts";
import type { PageTracking } from "./page-tracking.ts";

type Report = (tracking: PageTracking) => void;

let page: PageTracking | undefined;
const waiting: Report[] = [];
/** More events than a page reports before the chunk has loaded; a blocked chunk never does. */
const maxWaiting = 200;

/**
 * Tracks through a separate chunk that no part of the page waits for: page-cart.ts loads it. Once it has loaded, events are
 * tracked at once, even on a click that leaves the page.
 */
export const tracking = (report: Report): unknown =>
  page ? report(page) : (waiting[maxWaiting - 1] ?? waiting.push(report));

/** Call once the chunk has loaded. */
export function startTracking(created: PageTracking) {
  page = created;
  waiting.splice(0).forEach((report) => report(created));
}

/** The tracking port of the border's parts, and the function with which a shop's slices track their own events. */
export const track = (event: TrackedEvent | OwnEvent) =>
  tracking(({ trackCustomEvent }) => trackCustomEvent(event));
