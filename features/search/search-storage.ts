// Apart from the contract, so that every page's script loads these names alone.

/** Local storage: what was searched in this browser, newest first. */
export const recentSearchesStorageKey = "kontorRecentSearches";
export const recentSearchesLimit = 5;
