import { fill } from "../../shared/words.ts";
import type { Site } from "../../shared/site.ts";
import type { Cart, CartError, CartTotals, ChangeErrorTexts } from "./cart-contract.ts";

/** Limits that the server enforces; a stock of an article may be lower. */
export const cartLimits = {
  /** Different entries of one purchase. */
  entriesPerCart: 100,
  /** Pieces of one article in one purchase. */
  piecesPerArticle: 20,
} as const;

/** Whether a text can be the number of a product at all; the database takes no other. */
export function isProductNumber(given: string): boolean {
  return /^[1-9]\d{0,8}$/.test(given);
}

/** A cart lasts this long after its last change. */
export const cartDays = 30;

export const emptyCart: Cart = {
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
  totals: { goods: 0, delivery: 0, total: 0, missingForFreeDelivery: 0 },
};

/** Number on the badge: more than 99 is "+99", none is nothing. */
export function badgeText(count: number): string {
  if (count <= 0) return "";
  return count > 99 ? "+99" : String(count);
}

/** Adds up what is in the cart. Delivery is free from the site's threshold and for an empty cart. */
export function cartTotals(
  cart: Pick<Cart, "articles" | "giftCards">,
  shipping: Site["shipping"],
): CartTotals {
  const paid = [...cart.articles, ...cart.giftCards.map((card) => card.article)];
  const goods = paid.reduce((sum, article) => sum + article.total, 0);
  const needsDelivery = cart.articles.length > 0 && goods < shipping.freeFrom;
  const delivery = needsDelivery ? shipping.cost : 0;
  return {
    goods,
    delivery,
    total: goods + delivery,
    missingForFreeDelivery: needsDelivery ? shipping.freeFrom - goods : 0,
  };
}

/** Number of pieces of all kinds. */
export function countItems(cart: Omit<Cart, "numberOfArticles" | "totals">): number {
  const pieces = [...cart.articles, ...cart.freeArticles].reduce(
    (sum, article) => sum + article.quantity,
    0,
  );
  const partnerPieces = cart.partnerProducts.reduce((sum, item) => sum + item.totalQuantity, 0);
  return pieces + partnerPieces + cart.giftCards.length + cart.subscriptions.length;
}

/** Something to buy, nothing defective, nothing that cannot be delivered. */
export function canCheckOut(cart: Cart): boolean {
  const defective =
    cart.defectiveArticles.length +
    cart.defectiveGiftCards.length +
    cart.defectivePartnerProducts.length +
    cart.defectiveSubscriptions.length;
  return (
    cart.articles.length + cart.partnerProducts.length > 0 &&
    defective === 0 &&
    [...cart.articles, ...cart.freeArticles].every(
      (article) => article.availability === "AVAILABLE",
    )
  );
}

/** What the shopper reads when a change was refused. */
export function changeErrorText({ error, limit }: CartError, texts: ChangeErrorTexts): string {
  const specific = {
    CART_LIMIT: texts.cartLimit,
    ITEM_LIMIT: texts.itemLimit,
    AVAILABILITY_LIMIT: texts.availabilityLimit,
  } as Partial<Record<typeof error, string>>;
  return fill(specific[error] ?? texts.changeError, { limit: limit ?? 0 });
}
