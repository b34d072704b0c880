import { storedJson } from "../../../platform/client/stored-json.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fieldsOf, isText, itemsOf } from "../../../platform/shared/foreign.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import {
  searchTrackingOrderKey,
  searchTrackingStorageKey,
} from "../../../platform/shared/search-tracking-keys.ts";

/**
 * Stores in this browser the search that led to each product, so that statistics can attribute views and sales to searches.
 * Without consent to statistics, the attribution is held in memory until the page is left. When storage is blocked, only the
 * statistics lose something.
 */

const maxProducts = 50;
const inMemory = new Map<string, string>();

/** Returns the text that the shopper had typed when choosing the product from the suggestions. */
export function trackedSearch(productId: string): string | undefined {
  return readTexts().get(productId) ?? inMemory.get(productId);
}

export function trackSearch(productId: string, text: string) {
  if (!allows("statistics", document.cookie)) {
    inMemory.set(productId, text);
    return;
  }
  const texts = readTexts().set(productId, text);
  // JavaScript sorts an object's numeric keys, so the order, newest first, is stored in a list of its own.
  const known = [...new Set([productId, ...readOrder(), ...texts.keys()])];
  const newest = known.filter((id) => texts.has(id)).slice(0, maxProducts);
  write(searchTrackingStorageKey, Object.fromEntries(newest.map((id) => [id, texts.get(id)])));
  write(searchTrackingOrderKey, newest);
}

export function forgetTrackedSearches() {
  inMemory.clear();
  write(searchTrackingStorageKey);
  write(searchTrackingOrderKey);
}

/** Returns texts by product id; invalid data is ignored, because other scripts can write to this key. */
function readTexts(): Map<string, string> {
  const stored = fieldsOf<Record<string, string>>(storedJson(searchTrackingStorageKey));
  return new Map(
    Object.entries(stored).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

function readOrder(): string[] {
  return itemsOf(storedJson(searchTrackingOrderKey)).filter(isText);
}

function write(key: string, value?: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, jsonText(value));
  } catch {
    // Storage is full or blocked.
  }
}
