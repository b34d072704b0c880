import { plural, type Plural } from "../../shared/words.ts";
import type { CartTexts } from "./cart-contract.ts";
import type { ChangeErrorTexts } from "./change-error-texts.ts";
import type { Cart, CartArticle, CartError } from "./cart-schema.ts";

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

/** Whether an entry can be bought. Only then do its pieces and its price count. */
export const isAvailable = ({ availability }: Pick<CartArticle, "availability">): boolean =>
  availability === "AVAILABLE";

/** Number of pieces of all kinds that can be bought: those that the sum of the products contains, and free ones. */
export function countItems(cart: CartLists): number {
  const giftCards = cart.giftCards.map(({ article }) => article);
  const pieces = [...cart.articles, ...cart.freeArticles, ...giftCards, ...cart.subscriptions]
    .filter(isAvailable)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return cart.partnerProducts.reduce((sum, item) => sum + item.totalQuantity, pieces);
}

/** Why the cart cannot be shown or changed: an answer of the server, or that the browser would lose the cart at once. */
export interface CartFailure {
  error: CartError["error"] | "COOKIES_BLOCKED";
  limit?: number;
}

/** What the shopper reads when a change was refused. */
export function changeErrorText(
  { error, limit = 0 }: CartFailure,
  texts: ChangeErrorTexts,
  locale: string,
): string {
  const specific: Partial<Record<typeof error, string | Plural>> = {
    COOKIES_BLOCKED: texts.cookiesBlocked,
    // The specification has general words for both. This server sends them for what the site does not sell: no later try helps.
    PRODUCTDATA_UNAVAILABLE: texts.notSold,
    PRICE_UNAVAILABLE: texts.notSold,
    CART_LIMIT: texts.cartLimit,
    ITEM_LIMIT: texts.itemLimit,
    AVAILABILITY_LIMIT: limit ? texts.availabilityLimit : texts.articleSoldOut,
  };
  const text = specific[error] ?? texts.changeError;
  return typeof text === "string" ? text : plural(text, limit, locale);
}

/** What the shopper reads when the cart cannot be shown. */
export const readErrorText = (
  failure: CartFailure | undefined,
  texts: Pick<CartTexts, "cookiesBlocked" | "readError">,
): string => (failure?.error === "COOKIES_BLOCKED" ? texts.cookiesBlocked : texts.readError);
