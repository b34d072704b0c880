import { fold } from "../../../shared/fold.ts";
import { recentSearchesLimit, recentSearchesStorageKey } from "../search-storage.ts";
import { forgetTrackedSearches } from "./tracked-searches.ts";

/** The searches of this browser, newest first; they never leave the browser. Empty when storage is forbidden. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesStorageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Adds a search in front, and removes the same search in another spelling. */
export function addRecentSearch(text: string) {
  write([text, ...without(text)].slice(0, recentSearchesLimit));
}

export function removeRecentSearch(text: string) {
  write(without(text));
}

/** Also deletes the tracked searches of products. */
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
    // Storage is full or forbidden: the shopper loses a shortcut, the search still works.
  }
}
