import type { Amount } from "../../shared/money.ts";
import type { Plural } from "../../shared/words.ts";

/** Paths, names, shapes and codes of the cart: the server answers them, the browser relies on them. */
export const cartApiPath = "/service/cart/api/cart";
export const cartPagePath = "/service/cartfrontend/cart";
/** The cart's secret; readable by the server alone. */
export const cartCookie = "cartId";
/** The browser's copy of the cart, for the badge of the next page. */
export const cartStorageKey = "cart";

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

export interface PartnerProduct {
  partnerProductId: string;
  title: string;
  totalQuantity: number;
}

export interface Subscription {
  subscriptionConfigurationId: string;
  title: string;
}

/** What costs what, in hundredths of the site's currency. */
export interface CartTotals {
  goods: Amount;
  delivery: Amount;
  total: Amount;
  /** What is missing for free delivery; 0 when it is free. */
  missingForFreeDelivery: Amount;
}

export interface Cart {
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
  deleteSubscription: { subscriptionId: string };
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
  update: string;
  empty: string;
  emptyHint: string;
  goods: string;
  delivery: string;
  deliveryFree: string;
  missingForFreeDelivery: string;
  total: string;
  taxIncluded: string;
  calculating: string;
  /** "Einzelpreis: {price}" */
  pricePerPiece: string;
  soldOut: string;
  notAvailable: string;
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
