import { fill } from "../../shared/words.ts";
import type { ChangeErrorTexts } from "./cart-contract.ts";
import type { Cart, CartError } from "./cart-schema.ts";

/** Whether a text can be the number of a product at all; the database takes no other. */
export function isProductNumber(given: string): boolean {
  return /^[1-9]\d{0,8}$/.test(given);
}

export const emptyCart: Cart = {
  revision: 0,
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
  vouchers: [],
  campaigns: [],
  partnerOffers: [],
  totals: { goods: 0, discount: 0, delivery: 0, total: 0, missingForFreeDelivery: 0, taxes: [] },
};

type CartLists = Pick<
  Cart,
  "articles" | "freeArticles" | "giftCards" | "partnerProducts" | "subscriptions"
>;

/** Number of pieces of all kinds. */
export function countItems(cart: CartLists): number {
  const pieces = [...cart.articles, ...cart.freeArticles].reduce(
    (sum, article) => sum + article.quantity,
    0,
  );
  const partnerPieces = cart.partnerProducts.reduce((sum, item) => sum + item.totalQuantity, 0);
  return pieces + partnerPieces + cart.giftCards.length + cart.subscriptions.length;
}

/**
 * For scripts of pages and the checkout.
 * @public spec 4: "The cart has subscriptions if either subscriptions or defective subscriptions are non-empty"
 */
export const hasSubscriptions = (cart: Cart): boolean =>
  cart.subscriptions.length + cart.defectiveSubscriptions.length > 0;

/** Whether hints below tell of something that cannot be bought. Subscriptions tell of it by themselves. */
export const hasDefectiveItems = (cart: Cart): boolean =>
  cart.defectiveArticles.length +
    cart.defectivePartnerProducts.length +
    cart.defectiveGiftCards.length >
  0;

/** Something to buy, nothing defective, nothing that cannot be delivered. */
export function canCheckOut(cart: Cart): boolean {
  return (
    cart.articles.length + cart.partnerProducts.length > 0 &&
    !hasDefectiveItems(cart) &&
    cart.defectiveSubscriptions.length === 0 &&
    [...cart.articles, ...cart.freeArticles].every(
      ({ availability, onlyLeft }) => availability === "AVAILABLE" && onlyLeft === undefined,
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
