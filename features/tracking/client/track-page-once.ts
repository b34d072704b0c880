import type { EventData } from "../tracking-schema.ts";
import { log } from "./log.ts";
import { sendEvent } from "./send-event.ts";

type ReadData = () => EventData["InitialPageData"];

/** Shared by every copy of this script in the page: a host may include header and footer of two releases. */
const viewKey = Symbol.for("kontor.pageView");
const page = window as Window & { [viewKey]?: { readData?: ReadData } };

/**
 * Tracks that the page was shown: once for each navigation, however often it is called. A page that the browser prerenders is
 * shown when the shopper arrives; one from the back-forward cache is shown again, without another call.
 * @param readData reads the page's data at that moment
 */
export function trackPageOnce(readData: ReadData) {
  if (!page[viewKey]) addEventListener("pageshow", (event) => event.persisted && show());
  const view = (page[viewKey] ??= {});
  if (view.readData) return;
  view.readData = readData;
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", show, { once: true });
  else show();
}

/** Called by single-page hosts that moved on: what was said of the page before no longer counts, and the next one is tracked. */
export function leavePage() {
  sendEvent("Reset", {});
  delete page[viewKey]?.readData;
}

function show() {
  const readData = page[viewKey]?.readData;
  try {
    if (readData) sendEvent("InitialPageData", readData());
  } catch (error) {
    log("error", "The page's data could not be read", error);
  }
}
