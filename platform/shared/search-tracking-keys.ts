// Written by the search, and removed by the code that handles a withdrawn consent to statistics.

/** Key in local storage: search tracking keys by product id. */
export const searchTrackingStorageKey = "kontorSearchTracking";
/** Key in local storage: product ids of the tracking keys, newest first. */
export const searchTrackingOrderKey = "kontorSearchTrackingOrder";
