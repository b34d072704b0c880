/** Paths, names and limits of tracking, shared by server and browser. Sizes are in bytes, times in milliseconds. */

/** The version of the tracking client, sent with each batch. */
export const clientVersion = "5.1.2";

/** Retries while a page waits for its tracking API, `window.CollectOnTrackApi`. */
export const apiRetries = { retries: 100, delay: 200 } as const;

/** Message that is logged for each of these attempts. */
export const missingApi = "CollectOnTrackApi hasn't been installed";

/** Actions of shoppers, under GA4's names where they exist. */
export const businessEvents = [
  "view_item",
  "add_to_cart",
  "view_cart",
  "begin_checkout",
  "progress_checkout",
  "reverse_checkout",
  "purchase",
  // For hosts whose tag manager uses "purchase" for something else. Only one of the two is mapped to GA4's.
  "purchase_ga4",
  "remove_from_cart",
  "view_item_list",
  "select_item",
  "view_promotion",
  "select_promotion",
  "add_shipping_info",
  "add_payment_info",
  "add_to_wishlist",
  "refund",
] as const;
export type BusinessEvent = (typeof businessEvents)[number];

/** Data-layer events of each page and product; orders have a business event. */
export const dataEvents = { page: "page_view", item: "item_view" } as const;

/** Events that are sent to the collector; docs/decisions/027-tracking.md explains each. */
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

/** Cookie: the visitor's random name, only with consent to statistics. */
export const visitorCookie = "userKey";
/** Cookie: the campaign that brought the visitor, and its expiry. */
export const lastTouchpointCookie = "lastTouchpoint";
/** Default lifetime of a cookie in seconds. */
export const cookieLifetime = 2_592_000;

/** Local storage key: the viewed products, newest first, only with consent to statistics. */
export const productHistoryKey = "cotProductHistory";
export const productHistoryLimits = { entries: 300, lifetime: 30 * 86_400_000 } as const;
/** Characters of the stored history: above `max` it is cut to `min`. */
export const storageLimits = {
  desktop: { max: 10_000, min: 5_000 },
  mobile: { max: 2_500, min: 2_500 },
} as const;

/** Local storage key: the purchases already in the data layer, so that none is pushed twice; only with consent to statistics. */
export const purchasesKey = "kontorPurchases";

/** Prefix of local storage keys: each unanswered event has its own key, this prefix and its id. */
export const queuePrefix = "kontorEvent:";
/**
 * Prefix of local storage keys: each visitor whose events the collector still has to erase, this prefix and the visitor's name.
 */
export const erasurePrefix = "kontorErasure:";
/** Session storage key: the name of the tab and the number of its last event. */
export const tabStorageKey = "kontorTab";
/** Local storage key: the name of the session and the time of its last event. */
export const sessionKey = "kontorSession";
/** Time without an event after which a session ends, as in GA4. */
export const sessionTimeout = 1_800_000;
/** Local storage key: how many events this browser dropped, until that is reported. */
export const lostEventsKey = "kontorLostEvents";

/**
 * Limits of one batch. A larger one is answered with 413, and the client sends two smaller ones; a single event may have the
 * bytes of `largest`.
 */
export const batchLimits = { bytes: 65_536, largest: 262_144, events: 100 } as const;

/** Browsers let a page send 64 KiB in all while it is being left; the page's other requests need some of them. */
export const leavingLimit = 49_152;

/** Maximum entries of the log's trace. */
export const traceCapacity = 100;

/** Address parameters that may be tracked; all others are removed, because they may be personal. */
export const allowedParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "page",
  "sort",
] as const;
