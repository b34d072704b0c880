import { allows } from "../../../shared/consent-cookie.ts";
import { fold } from "../../../shared/fold.ts";
import { recentSearchesLimit, recentSearchesStorageKey } from "../search-storage.ts";

/** The searches of this browser, newest first; they never leave the browser. Empty when storage is forbidden. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesStorageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Adds a search in front, and removes the same search in another spelling; only where the shopper allows such comfort. */
export function addRecentSearch(text: string) {
  if (!allows("functional", document.cookie)) return;
  write([text, ...without(text)].slice(0, recentSearchesLimit));
}

export function removeRecentSearch(text: string) {
  write(without(text));
}

export function clearRecentSearches() {
  write([]);
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
