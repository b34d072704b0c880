import { fieldsOf } from "../../../shared/foreign.ts";
import { searchTrackingStorageKey } from "../search-storage.ts";

/**
 * Stores in this browser by which search each product was found, so that statistics can attribute views and sales to
 * searches. When storage is forbidden, only the statistics lose something.
 */

/** Further entries are dropped in arbitrary order: an object does not preserve the order of numeric keys. */
const mostProducts = 50;

/** The text that was searched for when the product was chosen from the suggestions. */
export function trackedSearch(productId: string): string | undefined {
  return readAll().find(([id]) => id === productId)?.[1];
}

export function trackSearch(productId: string, text: string) {
  const others = readAll().filter(([id]) => id !== productId);
  try {
    localStorage.setItem(
      searchTrackingStorageKey,
      JSON.stringify(Object.fromEntries([[productId, text], ...others].slice(0, mostProducts))),
    );
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetTrackedSearches() {
  try {
    localStorage.removeItem(searchTrackingStorageKey);
  } catch {
    // Storage is forbidden, so it is empty.
  }
}

/** Product ids with texts; another script may have written anything else. */
function readAll(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(searchTrackingStorageKey) ?? "{}");
    return Object.entries(fieldsOf<Record<string, string>>(stored)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
  } catch {
    return [];
  }
}
