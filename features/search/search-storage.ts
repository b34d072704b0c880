// Apart from the contract, so that every page's script loads these names alone.

/** Local storage: search tracking keys by product id. */
export const searchTrackingStorageKey = "kontorSearchTracking";
/** Local storage: the product ids of the tracking keys, newest first. */
export const searchTrackingOrderKey = "kontorSearchTrackingOrder";

/** Local storage: what was searched in this browser, newest first. */
export const recentSearchesStorageKey = "kontorRecentSearches";
export const recentSearchesLimit = 5;
