// Written by the search, and removed by whatever ends the consent to statistics.

/** Local storage: search tracking keys by product id. */
export const searchTrackingStorageKey = "kontorSearchTracking";
/** Local storage: the product ids of the tracking keys, newest first. */
export const searchTrackingOrderKey = "kontorSearchTrackingOrder";
