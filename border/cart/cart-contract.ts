import type { UnitPriceTexts } from "../../platform/shared/money.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/** Cookie with the cart's secret, readable by the server only. On https its name has the prefix `__Host-`. */
export const cartCookie = "cartId";
/** Storage key of the browser's copy of the cart, for the next page's badge and for other tabs. */
export const cartStorageKey = "cart";
/** Prefix of the storage keys of pending changes. */
export const cartOutboxKey = "cart-waiting:";

export const cartEvents = {
  /** Any script of the page may dispatch it on window to reload the cart. */
  triggerUpdate: "kontor:cart-trigger-update",
  /** Dispatched on window when the number of items has changed; detail `{count}`. */
  dataChanged: "kontor:cart-data-changed",
} as const;

/** Messages of the cart in one language. */
export interface CartTexts {
  /** Label of the link in the header and title of the page. */
  cart: string;
  /** Label of the mini cart that opens from the header. */
  preview: string;
  itemCount: Plural;
  add: string;
  adding: string;
  added: string;
  toCart: string;
  continueShopping: string;
  quantity: string;
  /** Label of the quantity field. */
  quantityOf: string;
  /** Announced by screen readers: the new price of an entry, and the total. */
  quantityChanged: string;
  lessOf: string;
  moreOf: string;
  remove: string;
  removeOf: string;
  /** Replaces a removed entry, next to the undo button. */
  removed: string;
  undo: string;
  undoOf: string;
  empty: string;
  emptyHint: string;
  goods: string;
  discount: string;
  delivery: string;
  deliveryFree: string;
  missingForFreeDelivery: string;
  freeDeliveryReached: string;
  total: string;
  taxIncluded: string;
  /** "darin MwSt. {rate}"; the rate includes its percent sign. */
  taxOf: string;
  calculating: string;
  loading: string;
  retry: string;
  /** Shown while changes are waiting for a connection. */
  offline: string;
  /** "Einzelpreis: {price}" */
  pricePerPiece: string;
  /** Replaces a price. */
  free: string;
  soldOut: string;
  notAvailable: string;
  /** Next to an entry that cannot be bought. */
  removeToOrder: string;
  subscriptions: string;
  /** A sentence about subscriptions, next to one in the cart while the site takes none. */
  subscriptionUnavailable: string;
  /** Interval of a subscription: "Alle {count} Wochen". */
  everyWeeks: Plural;
  /** Below the price of a subscription. */
  perDelivery: string;
  /** Options for a product that is available by subscription; "{percent}" includes its sign. */
  buyOnce: string;
  subscribe: string;
  interval: string;
  /** Heading of the free articles of campaigns. */
  campaigns: string;
  campaignMissing: string;
  campaignReached: string;
  chooseFree: string;
  partnerOffers: string;
  voucher: string;
  redeem: string;
  removeVoucher: string;
  voucherMissing: string;
  /** For a voucher whose category has no products in the cart. */
  voucherWithoutEffect: string;
  voucherUnknown: string;
  /** Label of the button that starts the order. */
  order: string;
  /** Explains why nothing can be ordered yet. */
  nothingToOrder: string;
  /** Precedes the list of entries that prevent the order. */
  checkFirst: string;
  /** Shown when the cart cannot be read. */
  readError: string;
  /** Shown when a change failed for a reason that the shopper cannot fix. */
  changeError: string;
  /** Refusals with the number that is allowed or left. */
  cartLimit: Plural;
  itemLimit: Plural;
  availabilityLimit: Plural;
  /** For an article that is out of stock. */
  articleSoldOut: string;
  /** For an article that the site does not sell. */
  notSold: string;
  cookiesBlocked: string;
  defectiveHint: string;
  removalFailed: string;
}

/** Messages of the catalogue about the price of one article. */
export interface EntryTexts extends UnitPriceTexts {
  /** Precedes the earlier price of a reduced article. */
  lowestPrice: string;
}
