import type { Plural } from "../../shared/words.ts";

/** Paths, names, shapes and codes of the cart: the server answers them, the browser relies on them. */
export const cartApiPath = "/service/cart/api/cart";
export const cartPagePath = "/service/cartfrontend/cart";
/** The cart's secret; readable by the server alone. By https its name begins with `__Host-`. */
export const cartCookie = "cartId";
/** The browser's copy of the cart, for the badge of the next page and for other tabs. */
export const cartStorageKey = "cart";
/** Begins the name of each change that waits in the browser until the server has answered it. */
export const cartOutboxKey = "cart-waiting:";

export const cartEvents = {
  /** Anyone may dispatch it on window: the cart is loaded again. */
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
  lessOf: string;
  moreOf: string;
  remove: string;
  removeOf: string;
  /** In the place of an entry that was taken out, beside the button that puts it back. */
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
  /** "darin MwSt. {rate}"; the rate comes with its percent sign. */
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
  /** Beside what cannot be bought. */
  removeToOrder: string;
  subscriptions: string;
  /** How often a subscription comes: "Alle {count} Wochen". */
  everyWeeks: Plural;
  /** Below the price of a subscription. */
  perDelivery: string;
  /** Choices at a product that can be subscribed to; "{percent}" comes with its sign. */
  buyOnce: string;
  subscribe: string;
  interval: string;
  /** Articles that a campaign gives for nothing. */
  campaigns: string;
  campaignMissing: string;
  campaignReached: string;
  chooseFree: string;
  partnerOffers: string;
  voucher: string;
  redeem: string;
  removeVoucher: string;
  voucherMissing: string;
  /** Of a voucher for goods of a kind that the cart does not hold. */
  voucherWithoutEffect: string;
  voucherUnknown: string;
  /** On the button that leads to the ways to order. */
  order: string;
  /** Why nothing can be ordered yet. */
  nothingToOrder: string;
  removeFirst: string;
  checkoutSoon: string;
  /** Shown when the cart cannot be read. */
  readError: string;
  /** Shown when a change failed for a reason that the shopper cannot mend. */
  changeError: string;
  /** "{limit}" is the number allowed. */
  cartLimit: string;
  itemLimit: string;
  availabilityLimit: string;
  defectiveHint: string;
  removalFailed: string;
}

/** What it takes to say why a change was refused. */
export type ChangeErrorTexts = Pick<
  CartTexts,
  "changeError" | "cartLimit" | "itemLimit" | "availabilityLimit"
>;
