// Apart from the contract, so that the script of every page loads only these names.

/** Local storage: the searches of this browser, newest first. */
export const recentSearchesStorageKey = "kontorRecentSearches";
export const recentSearchesLimit = 5;
