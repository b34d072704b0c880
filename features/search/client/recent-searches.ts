import { fold } from "../../../shared/fold.ts";
import { recentSearchesLimit, recentSearchesStorageKey } from "../search-storage.ts";
import { forgetTrackedSearches } from "./tracked-searches.ts";

/** What was searched in this browser, newest first; it never leaves the browser. Without storage there are none. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesStorageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a search first, in place of the same in another spelling. */
export function addRecentSearch(text: string) {
  write([text, ...without(text)].slice(0, recentSearchesLimit));
}

export function removeRecentSearch(text: string) {
  write(without(text));
}

/** Also forgets by which searches products were found. */
export function clearRecentSearches() {
  write([]);
  forgetTrackedSearches();
}

const without = (text: string) =>
  readRecentSearches().filter((search) => fold(search) !== fold(text));

function write(searches: string[]) {
  try {
    if (searches.length > 0)
      localStorage.setItem(recentSearchesStorageKey, JSON.stringify(searches));
    else localStorage.removeItem(recentSearchesStorageKey);
  } catch {
    // A full or forbidden storage costs the shopper a shortcut, not the search.
  }
}
