import { retry } from "../../../platform/shared/retry.ts";
import { apiRetries, missingApi, type InternalEvent } from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";
import { log } from "./log.ts";
import type { CollectOnTrackApi } from "./tracking-api.ts";

let ready: Promise<CollectOnTrackApi> | undefined;
let events = 0;

/** Returns how many events the page has tracked so far. */
export const trackedCount = () => events;

/**
 * Tracks an event that happens now. Any part of a page may call it at any time, also before consent. The event waits for the
 * page-level API, `window.CollectOnTrackApi`, which decides by the shopper's consent. Events arrive in the order of the calls.
 * Never throws.
 */
export function trackEvent<Name extends InternalEvent>(name: Name, data: EventData[Name]) {
  const time = Date.now();
  if (name === "InitialPageData") events = 0;
  events++;
  ready ??= pageApi();
  ready
    .then((api) => (window.CollectOnTrackApi ?? api).track({ name, data, time }))
    .catch((error: unknown) => log("debug", `${name} could not be tracked`, error));
}

/**
 * Resolves to the page's API. When none is installed after all retries, installs the client of this project, which stores the
 * events.
 */
async function pageApi(): Promise<CollectOnTrackApi> {
  try {
    return await retry(installedApi, apiRetries);
  } catch {
    const { installTracking } = await import("./install-tracking.ts");
    return installTracking();
  }
}

function installedApi(): CollectOnTrackApi {
  const api = window.CollectOnTrackApi;
  if (api) return api;
  log("debug", missingApi);
  throw new Error(missingApi);
}
