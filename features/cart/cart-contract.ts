import type { Plural } from "../../shared/words.ts";

/** Paths, names, events and error codes on which server and browser agree. */
export const cartApiPath = "/service/cart/api/cart";
/** Where servers of hosts reserve, redeem and release the vouchers of their orders. */
export const vouchersApiPath = "/service/cart/api/vouchers";
export const cartPagePath = "/service/cartfrontend/cart";
/** The cart's secret; readable by the server alone. On https its name has the prefix `__Host-`. */
export const cartCookie = "cartId";
/** The browser's copy of the cart, for the badge of the next page and for other tabs. */
export const cartStorageKey = "cart";
/** Prefix of the storage keys of changes that wait for the server's answer. */
export const cartOutboxKey = "cart-waiting:";

export const cartEvents = {
  /** Any script of the page may dispatch it on window: the cart is loaded again. */
  triggerUpdate: "kontor:cart-trigger-update",
  /** Dispatched on window when the number of items changed; detail `{count}`. */
  dataChanged: "kontor:cart-data-changed",
} as const;

export const cartErrors = [
  "UNKNOWN",
  "CARTSTORAGE_UNAVAILABLE",
  "PRODUCTDATA_UNAVAILABLE",
  "PRICE_UNAVAILABLE",
  "NOT_MODIFIED",
  "CART_LIMIT",
  "ITEM_LIMIT",
  "AVAILABILITY_LIMIT",
] as const;

/** Words of the cart in one language. */
export interface CartTexts {
  /** Name of the link in the header and title of the page. */
  cart: string;
  /** Name of the small cart that opens from the header. */
  preview: string;
  itemCount: Plural;
  add: string;
  adding: string;
  added: string;
  toCart: string;
  continueShopping: string;
  quantity: string;
  /** Name of the field of an entry's quantity. */
  quantityOf: string;
  /** Said by screen readers: what one entry costs now, and the whole order. */
  quantityChanged: string;
  lessOf: string;
  moreOf: string;
  remove: string;
  removeOf: string;
  /** Replaces a removed entry, beside the button that restores it. */
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
  /** Shown while changes wait for the connection. */
  offline: string;
  /** "Einzelpreis: {price}" */
  pricePerPiece: string;
  /** Instead of a price. */
  free: string;
  soldOut: string;
  notAvailable: string;
  /** Beside an entry that cannot be bought. */
  removeToOrder: string;
  subscriptions: string;
  /** The interval of a subscription: "Alle {count} Wochen". */
  everyWeeks: Plural;
  /** Below the price of a subscription. */
  perDelivery: string;
  /** Choices for a product that can be subscribed to; "{percent}" includes its sign. */
  buyOnce: string;
  subscribe: string;
  interval: string;
  /** Heading of the articles that campaigns give free of charge. */
  campaigns: string;
  campaignMissing: string;
  campaignReached: string;
  chooseFree: string;
  partnerOffers: string;
  voucher: string;
  redeem: string;
  removeVoucher: string;
  voucherMissing: string;
  /** Of a voucher for products of a category that the cart does not hold. */
  voucherWithoutEffect: string;
  voucherUnknown: string;
  /** On the button that starts the order. */
  order: string;
  /** Why nothing can be ordered yet. */
  nothingToOrder: string;
  /** Before the list of entries that keep the cart from being ordered. */
  checkFirst: string;
  checkoutSoon: string;
  /** Shown when the cart cannot be read. */
  readError: string;
  /** Shown when a change failed for a reason that the shopper cannot fix. */
  changeError: string;
  /** Refusals: the number of what is allowed or left. */
  cartLimit: Plural;
  itemLimit: Plural;
  availabilityLimit: Plural;
  /** Of an article of which no piece is left. */
  articleSoldOut: string;
  /** Of an article that the site does not sell. */
  notSold: string;
  cookiesBlocked: string;
  defectiveHint: string;
  removalFailed: string;
}
