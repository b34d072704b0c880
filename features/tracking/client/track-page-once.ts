import type { EventData } from "../tracking-schema.ts";
import { log } from "./log.ts";
import { sendEvent, sentEvents } from "./send-event.ts";

/** By the page's own clock: when what it shows now began. */
let start = 0;

type ReadData = () => EventData["InitialPageData"];

/** Milliseconds, the most that the schema allows: a tab may be opened in the background. */
const longestWait = 1_000_000;

/** Shared by every copy of this script in the page: a host may include header and footer of two releases. */
const viewKey = Symbol.for("kontor.pageView");
const page = window as Window & { [viewKey]?: { readData?: ReadData } };

/**
 * Tracks that the page was shown: once for each navigation, however often it is called. A page that the browser prerenders is
 * shown when the shopper arrives; one from the back-forward cache is shown again, without another call.
 * @param readData reads the page's data at that moment
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

/** Called by single-page hosts that moved on: what was said of the page before no longer counts, and the next one is tracked. */
export function leavePage() {
  sendEvent("Reset", {});
  delete page[viewKey]?.readData;
  start = performance.now();
}

/** Called when the page's first events were sent: how many, and how long the shopper had to stay until then. */
export function finishPage() {
  const waited = Math.min(Math.round(performance.now() - start), longestWait);
  sendEvent("trackingExecuted", { events: sentEvents(), waited });
}

function showNow() {
  start = performance.now();
  show();
}

function show() {
  const readData = page[viewKey]?.readData;
  try {
    if (readData) sendEvent("InitialPageData", readData());
  } catch (error) {
    log("error", "The page's data could not be read", error);
  }
}
