import { trackedSearch } from "../../features/search/client/tracked-searches.ts";
import type { ArticleChange } from "../../features/cart/cart-schema.ts";
import { track } from "./data-layer.ts";

/** The number of the product whose page has this address. */
const productIn = (path: string) => /-p(\d+)\.html/.exec(path)?.[1];

/** Reports the product that the page shows, with the search that found it. */
export function trackProductView() {
  const productId = productIn(location.pathname);
  if (document.documentElement.dataset.pageType === "ProductDetailPage" && productId)
    track({ event: "view_item", item_id: productId, search_term: searchThatFound(productId) });
}

/** Reports an article that was added to the cart, with the search that found its product. */
export function trackAddedArticle({ productId, tcm, quantity }: ArticleChange) {
  track({
    event: "add_to_cart",
    item_id: productId,
    item_variant: tcm ?? null,
    quantity,
    search_term: searchThatFound(productId),
  });
}

/**
 * The search by which the shopper found a product: from the page's address, or stored when the product was chosen from the
 * suggestions. Null when the product was found otherwise.
 */
function searchThatFound(productId: string): string | null {
  const searched = new URLSearchParams(location.search).get("query");
  if (searched && productIn(location.pathname) === productId) return searched;
  return trackedSearch(productId) ?? null;
}
