import { storedJson } from "../../../platform/client/stored-json.ts";
import { fieldsOf, isText, itemsOf } from "../../../platform/shared/foreign.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { productHistoryKey, productHistoryLimits, storageLimits } from "../tracking-contract.ts";
import { deviceOf } from "../page-rules.ts";
import { statisticsConsent } from "../tracking-rules.ts";

/** A viewed product, and the time of the view in milliseconds since 1970. */
export interface ViewedProduct {
  id: string;
  time: number;
}

/** Returns the products viewed in this browser in the last 30 days, newest first. Empty without consent to statistics. */
export function viewedProducts(now = Date.now()): ViewedProduct[] {
  if (statisticsConsent(document.cookie) !== "granted") return [];
  const oldest = now - productHistoryLimits.lifetime;
  return itemsOf(storedJson(productHistoryKey))
    .filter(isViewed)
    .filter(({ time }) => time > oldest && time <= now);
}

/** Stores a view of a product, if the shopper allows it. Drops the oldest views when there are too many. */
export function rememberProduct(id: string, now = Date.now()) {
  if (statisticsConsent(document.cookie) !== "granted") return;
  const others = viewedProducts(now).filter((product) => product.id !== id);
  const products = [{ id, time: now }, ...others].slice(0, productHistoryLimits.entries);
  const device = deviceOf(navigator.userAgent) === "mobile" ? "mobile" : "desktop";
  try {
    localStorage.setItem(productHistoryKey, cut(products, storageLimits[device]));
  } catch {
    // The storage is full or blocked: only statistics suffer.
  }
}

/** Serializes the products. A text longer than `max` characters is cut to `min`. */
function cut(products: ViewedProduct[], { max, min }: { max: number; min: number }): string {
  let text = jsonText(products);
  if (text.length <= max) return text;
  let count = products.length;
  while (text.length > min) text = jsonText(products.slice(0, --count));
  return text;
}

function isViewed(value: unknown): value is ViewedProduct {
  const { id, time } = fieldsOf<ViewedProduct>(value);
  return isText(id) && typeof time === "number";
}
