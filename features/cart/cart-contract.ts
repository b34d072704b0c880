import type { Amount } from "../../shared/money.ts";
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

export type CartAvailability = "AVAILABLE" | "SOLDOUT" | "NOT_AVAILABLE";

export interface CartArticle {
  productId: string;
  tcm: string;
  title: string;
  quantity: number;
  availability: CartAvailability;
  /** Which variant: "250 g", "blau". */
  label: string;
  url: string;
  /** Address of a square picture without width and format: `/img/{id}/{version}`. */
  picture: string;
  /** Pieces that are left, when it is fewer than the quantity. */
  onlyLeft?: number;
  price: Amount;
  was: Amount | null;
  /** Net weight of one piece in grams, where a price per kilogram must be shown. */
  grams: number | null;
  total: Amount;
}

export interface FreeArticle extends CartArticle {
  campaignId: string;
}

export interface GiftCard {
  article: CartArticle;
}

/** Something that a partner delivers, and the cart offers beside the goods. */
export interface PartnerProduct {
  partnerProductId: string;
  title: string;
  /** What it is, in a sentence. */
  hint: string;
  /** Address of a square picture without width and format. */
  picture: string;
  totalQuantity: number;
  price: Amount;
  total: Amount;
}

/** Coffee that comes again and again, for less than the usual price. */
export interface Subscription {
  /** Article and interval: "100101-250.4". */
  subscriptionConfigurationId: string;
  productId: string;
  tcm: string;
  title: string;
  label: string;
  url: string;
  picture: string;
  availability: CartAvailability;
  quantity: number;
  /** Pieces that are left, when it is fewer than the quantity. */
  onlyLeft?: number;
  intervalWeeks: number;
  /** Of one piece, and of one delivery. */
  price: Amount;
  total: Amount;
}

/** A code that lowers what the goods cost. */
export interface CartVoucher {
  code: string;
  title: string;
  /** What it takes off now. */
  discount: Amount;
  /** What is missing until it counts; 0 when it does. */
  missing: Amount;
}

/** An article that a campaign gives for nothing from a sum of goods on, and that the cart does not hold yet. */
export interface CampaignOffer {
  campaignId: string;
  productId: string;
  tcm: string;
  title: string;
  label: string;
  url: string;
  picture: string;
  /** The sum of goods from which it may be chosen, and what is missing of it; 0 when it may. */
  minimum: Amount;
  missing: Amount;
}

/** What costs what, in hundredths of the site's currency. */
export interface CartTotals {
  goods: Amount;
  /** What vouchers take off. */
  discount: Amount;
  delivery: Amount;
  total: Amount;
  /** What is missing for free delivery; 0 when it is free. */
  missingForFreeDelivery: Amount;
  /** The tax that the total contains, by rate in percent. */
  taxes: { rate: number; amount: Amount }[];
}

export interface Cart {
  /** Grows with every change: of two answers the one with the higher number is the later one. 0 without a cart. */
  revision: number;
  /** Number of pieces of all kinds: what the badge shows. */
  numberOfArticles: number;
  articles: CartArticle[];
  freeArticles: FreeArticle[];
  giftCards: GiftCard[];
  partnerProducts: PartnerProduct[];
  subscriptions: Subscription[];
  defectiveArticles: CartArticle[];
  defectiveGiftCards: GiftCard[];
  defectivePartnerProducts: PartnerProduct[];
  defectiveSubscriptions: Subscription[];
  vouchers: CartVoucher[];
  /** What could come into the cart as well. */
  campaigns: CampaignOffer[];
  partnerOffers: PartnerProduct[];
  totals: CartTotals;
}

export interface ArticleChange {
  productId: string;
  /** The article number; without one the product's first article. */
  tcm?: string;
  quantity: number;
}

/** Exactly one of these is the body of a change. */
export interface CartChanges {
  /** Sets the quantity; 0 takes the article out. */
  setArticle: ArticleChange;
  /** Adds to what is there; carries an Idempotency-Key, so that a repeat adds once. */
  addArticle: ArticleChange;
  setFreeArticle: { productId: string; campaignId: string; remove: boolean };
  setGiftCard: { productId: string; tcm?: string; set: boolean };
  setPartnerProduct: { partnerProductId: string; set: boolean };
  /** Sets how much of an article comes every so many weeks. */
  setSubscription: ArticleChange & { intervalWeeks: number };
  deleteSubscription: { subscriptionId: string };
  /** One code at a time: a new one takes the place of the old one. */
  setVoucher: { code: string; set: boolean };
}
export type CartChangeName = keyof CartChanges;
export type CartChange = {
  [Name in CartChangeName]: Pick<CartChanges, Name>;
}[CartChangeName];

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
export type CartErrorCode = (typeof cartErrors)[number];

export interface CartError {
  error: CartErrorCode;
  /** What is allowed, for the three codes that end in LIMIT. */
  limit?: number;
}

export interface CartUpdate {
  cart: Cart;
  /** The article that an add put in, with its new quantity. */
  addedProduct?: CartArticle;
}

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
