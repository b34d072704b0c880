import { isAvailable } from "./cart-rules.ts";
import type { Cart } from "./cart-schema.ts";

/**
 * Reports whether the cart has subscriptions, for scripts of pages and the checkout.
 * @public
 */
export const hasSubscriptions = (cart: Cart): boolean =>
  cart.subscriptions.length + cart.defectiveSubscriptions.length > 0;

/** Reports whether the cart has entries that cannot be bought. Defective subscriptions have a hint of their own. */
export const hasDefectiveItems = (cart: Cart): boolean =>
  cart.defectiveArticles.length +
    cart.defectivePartnerProducts.length +
    cart.defectiveGiftCards.length >
  0;

/** Reports whether the cart can be ordered: it is not empty, nothing is defective, and the stock covers every quantity. */
export function canCheckOut(cart: Cart): boolean {
  return (
    cart.articles.length + cart.partnerProducts.length + cart.subscriptions.length > 0 &&
    !hasDefectiveItems(cart) &&
    cart.defectiveSubscriptions.length === 0 &&
    [...cart.articles, ...cart.freeArticles, ...cart.subscriptions].every(
      (entry) => isAvailable(entry) && entry.onlyLeft === undefined,
    )
  );
}
