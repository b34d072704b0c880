import { allows } from "../../../shared/consent-cookie.ts";
import { fieldsOf } from "../../../shared/foreign.ts";
import {
  searchTrackingOrderKey,
  searchTrackingStorageKey,
} from "../../../shared/search-tracking-keys.ts";

/**
 * Stores in this browser by which search each product was found, so that statistics can attribute views and sales to
 * searches. Without consent to statistics the page remembers it in its memory alone. When storage is forbidden, only the statistics
 * lose something.
 */

const mostProducts = 50;
const inMemory = new Map<string, string>();

/** The text that was searched for when the product was chosen from the suggestions. */
export function trackedSearch(productId: string): string | undefined {
  return readTexts().get(productId) ?? inMemory.get(productId);
}

export function trackSearch(productId: string, text: string) {
  if (!allows("statistics", document.cookie)) {
    inMemory.set(productId, text);
    return;
  }
  const texts = readTexts().set(productId, text);
  // An object has its numeric keys in the order of the numbers: the newest first stand in a list of their own.
  const known = [...new Set([productId, ...readOrder(), ...texts.keys()])];
  const newest = known.filter((id) => texts.has(id)).slice(0, mostProducts);
  write(searchTrackingStorageKey, Object.fromEntries(newest.map((id) => [id, texts.get(id)])));
  write(searchTrackingOrderKey, newest);
}

export function forgetTrackedSearches() {
  inMemory.clear();
  write(searchTrackingStorageKey);
  write(searchTrackingOrderKey);
}

/** Texts by product id; another script may have written anything else. */
function readTexts(): Map<string, string> {
  const stored = fieldsOf<Record<string, string>>(read(searchTrackingStorageKey));
  return new Map(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function readOrder(): string[] {
  const stored = read(searchTrackingOrderKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value?: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
