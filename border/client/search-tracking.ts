import { searchTrackingStorageKey } from "../../features/search/search-storage.ts";
import { track } from "./data-layer.ts";

/** The product that an address is the page of. */
const productIn = (path: string) => /-p(\d+)\.html/.exec(path)?.[1];

/** Tells of the product that the page shows, with the search that found it. */
export function trackProductView() {
  const productId = productIn(location.pathname);
  if (document.documentElement.dataset.pageType === "ProductDetailPage" && productId)
    track({ event: "view_item", item_id: productId, search_term: searchThatFound(productId) });
}

/**
 * The words that somebody searched for when they found a product: the page's address has them, or the browser kept them
 * when the product was chosen from the suggestions. Null when nobody searched.
 */
export function searchThatFound(productId: string): string | null {
  const searched = new URLSearchParams(location.search).get("query");
  if (searched && productIn(location.pathname) === productId) return searched;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(searchTrackingStorageKey) ?? "{}");
    return (kept as Record<string, string | undefined>)[productId] ?? null;
  } catch {
    // Storage is forbidden, or another script has written to it.
    return null;
  }
}
