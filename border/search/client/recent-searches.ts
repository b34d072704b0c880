import { storedJson } from "../../../platform/client/stored-json.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import { isText, itemsOf } from "../../../platform/shared/foreign.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { recentSearchesLimit, recentSearchesStorageKey } from "../search-storage.ts";

/** Returns the searches of this browser, newest first; they never leave it. Empty when storage is blocked. */
export function readRecentSearches(): string[] {
  return itemsOf(storedJson(recentSearchesStorageKey)).filter(isText);
}

/** Adds a search at the front and removes the same search in other spellings, provided that the shopper's consent covers it. */
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
    if (searches.length > 0) localStorage.setItem(recentSearchesStorageKey, jsonText(searches));
    else localStorage.removeItem(recentSearchesStorageKey);
  } catch {
    // Storage is full or blocked: the shopper loses a shortcut, the search still works.
  }
}
