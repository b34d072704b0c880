import type { EventData } from "../tracking-schema.ts";
import { log } from "./log.ts";
import { trackEvent, trackedCount } from "./track-event.ts";

/** When the current view began, by the page's clock. */
let start = 0;

type ReadData = () => EventData["InitialPageData"];

/** Milliseconds, the maximum of the schema: a tab may be opened in the background. */
const longestWait = 1_000_000;

/** Shared by all copies of this script in the page: a host may include header and footer of two releases. */
const viewKey = Symbol.for("kontor.pageView");
const page = window as Window & { [viewKey]?: { readData?: ReadData } };

/**
 * Tracks the view of a page once for each navigation, however often it is called. A prerendered page counts when the shopper
 * arrives; a page from the back-forward cache counts again without another call.
 * @param readData reads the page's data when the view is tracked
 */
export function trackPageOnce(readData: ReadData) {
  if (!page[viewKey]) addEventListener("pageshow", (event) => event.persisted && showNow());
  const view = (page[viewKey] ??= {});
  if (view.readData) return;
  view.readData = readData;
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", showNow, { once: true });
  else show();
}

/**
 * Ends the current view, when a single-page host navigates. The previous page's data no longer counts, and the next page is
 * tracked.
 */
export function leavePage() {
  trackEvent("Reset", {});
  delete page[viewKey]?.readData;
  start = performance.now();
}

/** Tracks that the page's first events were sent: their number, and the milliseconds from the start of the view. */
export function finishPage() {
  const waited = Math.min(Math.round(performance.now() - start), longestWait);
  trackEvent("trackingExecuted", { events: trackedCount(), waited });
}

function showNow() {
  start = performance.now();
  show();
}

function show() {
  const readData = page[viewKey]?.readData;
  try {
    if (readData) trackEvent("InitialPageData", readData());
  } catch (error) {
    log("error", "The page's data could not be read", error);
  }
}
