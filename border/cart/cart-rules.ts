import { sumOf } from "../../platform/shared/sum.ts";
import { plural, type Plural } from "../../platform/shared/texts/words.ts";
import type { CartTexts } from "./cart-contract.ts";
import type { Cart, CartArticle, CartError } from "./cart-schema.ts";
import { roundToStep, type Amount } from "../../platform/shared/money.ts";
import type { Currency } from "../../platform/shared/sites/site.ts";
import { subscriptionPercent } from "./cart-limits.ts";

/** Reports whether a text is a valid product number for the database. */
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

/** Reports whether an entry can be bought. Only then do its quantity and price count. */
export const isAvailable = ({ availability }: Pick<CartArticle, "availability">): boolean =>
  availability === "AVAILABLE";

/** Counts the items that can be bought, of all kinds: those in the sum of products, and free ones. */
export function countItems(
  cart: Pick<Cart, "articles" | "freeArticles" | "giftCards" | "partnerProducts" | "subscriptions">,
): number {
  const giftCards = cart.giftCards.map(({ article }) => article);
  const pieces = [...cart.articles, ...cart.freeArticles, ...giftCards, ...cart.subscriptions];
  return (
    sumOf(pieces.filter(isAvailable), ({ quantity }) => quantity) +
    sumOf(cart.partnerProducts, ({ totalQuantity }) => totalQuantity)
  );
}

/** The reason why the cart cannot be shown or changed: an error of the server, or cookies that the browser does not store. */
export interface CartFailure {
  error: CartError["error"] | "COOKIES_BLOCKED";
  limit?: number;
}

/** Returns the message for a refused change. */
export function changeErrorText(
  { error, limit = 0 }: CartFailure,
  texts: GenericErrorText & Partial<ChangeErrorTexts & Pick<CartTexts, "subscriptionUnavailable">>,
  locale: string,
): string {
  const specific: Partial<Record<typeof error, string | Plural>> = {
    COOKIES_BLOCKED: texts.cookiesBlocked,
    // The specification has generic messages for both. This server uses the codes for products that the site does not sell, so
    // retrying never helps.
    PRODUCTDATA_UNAVAILABLE: texts.notSold,
    PRICE_UNAVAILABLE: texts.notSold,
    SUBSCRIPTION_UNAVAILABLE: texts.subscriptionUnavailable,
    CART_LIMIT: texts.cartLimit,
    ITEM_LIMIT: texts.itemLimit,
    AVAILABILITY_LIMIT: limit ? texts.availabilityLimit : texts.articleSoldOut,
  };
  const text = specific[error] ?? texts.changeError;
  return typeof text === "string" ? text : plural(text, limit, locale);
}

/** Returns the message for a cart that cannot be shown. */
export const readErrorText = (
  failure: CartFailure | undefined,
  texts: Pick<CartTexts, "cookiesBlocked" | "readError">,
): string => (failure?.error === "COOKIES_BLOCKED" ? texts.cookiesBlocked : texts.readError);

/** Returns the price of one item by subscription, rounded to the currency's step. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}

/** Keys of the messages that explain a refused change. */
export const changeErrorTextKeys = [
  "changeError",
  "cartLimit",
  "itemLimit",
  "availabilityLimit",
  "articleSoldOut",
  "notSold",
  "cookiesBlocked",
] as const satisfies (keyof CartTexts)[];
export type ChangeErrorTexts = Pick<CartTexts, (typeof changeErrorTextKeys)[number]>;
/** The one that stands for each of them, for a page that cannot load the others. */
export type GenericErrorText = Pick<CartTexts, "changeError">;
