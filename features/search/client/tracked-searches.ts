import { fieldsOf } from "../../../shared/foreign.ts";
import { searchTrackingStorageKey } from "../search-storage.ts";

/**
 * The searches by which products were found, in this browser, so that views and sales of the products can be counted for
 * them. Without storage there are none: that costs the statistics a search, not the shopper a click.
 */

/** Which of the older ones go is arbitrary: an object keeps no order of numbers. */
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
    // A full or forbidden storage.
  }
}

export function forgetTrackedSearches() {
  try {
    localStorage.removeItem(searchTrackingStorageKey);
  } catch {
    // A forbidden storage holds nothing.
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
