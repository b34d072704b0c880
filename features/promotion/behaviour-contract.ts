/** Names and times of the promotions' behaviour: a file of its own, so that the header's script contains nothing else. */

/** Milliseconds for which the copying of a voucher is confirmed. */
export const copiedFor = 3_000;

/** Local storage: "true" when the shopper has closed the app banner. */
export const appBannerStorageKey = "kontorAppBannerClosed";

/**
 * The app's number in Apple's store, for a site whose link to it names none (README.md). Invented, as the whole shop is: no
 * app has it.
 */
export const appStoreId = "000000000";
