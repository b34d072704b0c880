/** Paths, names and figures of tracking, shared by server and browser. Sizes are in bytes, times in milliseconds. */

/** Where browsers send what they tracked: `POST`, a batch as JSON with the type `text/plain`. */
export const publishPath = "/service/coffeebean/publish";

/** Where the server of a host's checkout sends its purchases: `POST`, signed. */
export const purchasesPath = "/service/coffeebean/purchases";

/** Where pages report errors and warnings, which the shop passes on to its monitoring service: `POST`, an envelope of Sentry's. */
export const monitoringPath = "/service/coffeebean/monitoring";

/** The version of the tracking client (spec 9). Batches carry it. */
export const clientVersion = "5.1.2";

/** How long a page waits for its tracking API, `window.CollectOnTrackApi` (spec 7, 9). */
export const apiRetries = { retries: 100, delay: 200 } as const;

/** Logged for each of these attempts (spec 8). */
export const missingApi = "CollectOnTrackApi hasn't been installed";

/** What a shopper does in the shop; GA4's names where it has them. */
export const businessEvents = [
  "view_item",
  "add_to_cart",
  "view_cart",
  "begin_checkout",
  "progress_checkout",
  "reverse_checkout",
  "purchase",
  // For hosts whose tag manager handles "purchase" otherwise. Only one of the two is mapped to GA4's.
  "purchase_ga4",
  "remove_from_cart",
  "view_item_list",
  "select_item",
  "view_promotion",
  "select_promotion",
] as const;
export type BusinessEvent = (typeof businessEvents)[number];

/** What the data layer gets of each page and product; orders have a business event. */
export const dataEvents = { page: "page_view", item: "item_view" } as const;

/** What is sent to the collector; decisions/027-tracking.md says what each means. */
export const internalEvents = [
  "InitialPageData",
  "CustomEventData",
  "ProductSourceEventData",
  "EcommerceEventData",
  "ItemListData",
  "LeadData",
  "Reset",
  "trackingExecuted",
  "tagsExecuted",
] as const;
export type InternalEvent = (typeof internalEvents)[number];

/** Cookie: a random name of the visitor, only with consent to statistics. */
export const visitorCookie = "userKey";
/** Cookie: what brought the visitor, and until when that counts. */
export const lastTouchpointCookie = "lastTouchpoint";
/** Seconds for which a cookie is stored where nothing else is said (spec 9). */
export const cookieLifetime = 2_592_000;

/** Local storage: the products that were looked at, newest first, only with consent to statistics. */
export const productHistoryKey = "cotProductHistory";
export const productHistoryLimits = { entries: 300, lifetime: 30 * 86_400_000 } as const;
/** Characters of stored history: above `max` it is cut to `min`. */
export const storageLimits = {
  desktop: { max: 10_000, min: 5_000 },
  mobile: { max: 2_500, min: 2_500 },
} as const;

/** Local storage: the purchases that reached the data layer, so that none does twice; only with consent to statistics. */
export const purchasesKey = "kontorPurchases";

/** Local storage: each event that waits to be answered has a key of its own, this and its id. */
export const queuePrefix = "kontorEvent:";
/** Local storage: each visitor whose events the collector has still to erase, this and the visitor's name. */
export const erasurePrefix = "kontorErasure:";
/** Session storage: the name of the tab and the number of its last event. */
export const tabStorageKey = "kontorTab";
/** Local storage: the name of the session and the time of its last event. */
export const sessionKey = "kontorSession";
/** A session without an event for so long has ended, as in GA4. */
export const sessionTimeout = 1_800_000;
/** Local storage: how many events this browser dropped, until that is reported. */
export const lostEventsKey = "kontorLostEvents";

/** Of one batch. More is answered with 413, and the client sends two smaller ones; one event alone may have the bytes of `largest`. */
export const batchLimits = { bytes: 65_536, largest: 262_144, events: 100 } as const;

/** Bytes of all requests that a browser lets a page send while it is left are 64 KiB; others of the page need some. */
export const leavingLimit = 49_152;

/** How many entries the log's trace holds (spec 9). */
export const traceCapacity = 100;

/** `DELETE`: erases the events of the visitor in the body, or else in the cookie, which is removed. */
export const visitorEventsPath = "/service/coffeebean/visitor";

/** Parameters of addresses that may be tracked; all others are removed, because they may be personal. */
export const allowedParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "page",
  "sort",
] as const;
