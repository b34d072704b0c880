/** Names and times of the promotions' behaviour: a separate file, so that the header's script contains nothing else. */

/** Milliseconds for which the copying of a voucher is confirmed. */
export const copiedFor = 3_000;

/** Local storage: "true" when the shopper has closed the app banner. */
export const appBannerStorageKey = "kontorAppBannerClosed";
