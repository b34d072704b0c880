/** Limits that the server enforces; the stock of an article may be lower. */
export const cartLimits = {
  /** Different entries of one purchase. */
  entriesPerCart: 100,
  /** Pieces of one article in one purchase. */
  piecesPerArticle: 20,
  /** Characters of a voucher's code. */
  voucherCode: 40,
} as const;

/** A cart expires so many days after its last change. */
export const cartDays = 30;

/** Weeks between two deliveries of a subscription. */
export const subscriptionWeeks = [2, 4, 6, 8] as const;

/** Discount of a subscription on the usual price. */
export const subscriptionPercent = 10;

/** Cookie that shows whether the browser accepts cookies. */
export const cartTrialCookie = "cartTrial";

/** Longer than a busy page needs between setting the cookie and reading it. */
export const cartTrialSeconds = 10;
