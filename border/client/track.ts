import type { Track } from "../../shared/track.ts";
import type * as PageTracking from "./page-tracking.ts";

type Report = (tracking: typeof PageTracking) => void;

let page: typeof PageTracking | undefined;
const waiting: Report[] = [];
/** More than a page reports before its chunk is there; where the chunk is blocked it never comes. */
const mostWaiting = 200;

/**
 * Tracks by a chunk of its own, which no part of the page waits for: page-cart.ts loads it. From then on events are tracked at
 * once, also on a click that leaves the page.
 */
export const tracking = (report: Report): unknown =>
  page ? report(page) : (waiting[mostWaiting - 1] ?? waiting.push(report));

/** The chunk is loaded. */
export function startTracking(loaded: typeof PageTracking) {
  page = loaded;
  waiting.splice(0).forEach((report) => report(loaded));
}

/** The port of the border's parts. */
export const track: Track = (event) => tracking(({ trackEvent }) => trackEvent(event));
