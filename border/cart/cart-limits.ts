/** Limits enforced by the server; the stock of an article may be lower. */
export const cartLimits = {
  /** Maximum number of different entries in a purchase. */
  entriesPerCart: 100,
  /** Maximum quantity of one article in a purchase. */
  piecesPerArticle: 20,
  /** Maximum length of a voucher code in characters. */
  voucherCode: 40,
} as const;

/** Days after its last change until a cart expires. */
export const cartDays = 30;

/** Intervals of subscriptions in weeks. */
export const subscriptionWeeks = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Discount of a subscription in percent of the usual price. */
export const subscriptionPercent = 10;

/** Cookie that tests whether the browser accepts cookies. */
export const cartTrialCookie = "cartTrial";

/** Lifetime of the test cookie: longer than a busy page needs between setting and reading it. */
export const cartTrialSeconds = 10;

/** Response header of the cart: the code of the site whose prices it has. */
export const cartSiteHeader = "x-kontor-site";

/** Codes of refused changes and failed reads of the cart. */
export const cartErrors = [
  "UNKNOWN",
  "CARTSTORAGE_UNAVAILABLE",
  "PRODUCTDATA_UNAVAILABLE",
  "PRICE_UNAVAILABLE",
  "NOT_MODIFIED",
  "CART_LIMIT",
  "ITEM_LIMIT",
  "AVAILABILITY_LIMIT",
  "SUBSCRIPTION_UNAVAILABLE",
] as const;
