import type { Amount } from "../../platform/shared/money.ts";

/** The e-mail address of guests who order. */
export const checkoutEmail = "ida@example.com";

/** Shows what a shopper sees of the shop in front of an engine. Variants are named by their numbers. */
export interface ShopUnderTest {
  list(site: string, query?: ShownListQuery): Promise<ShownList>;
  /** Returns the page of a variant's product; undefined where the site has none. */
  product(site: string, sku: string): Promise<ShownProduct | undefined>;
  /** Requests an address of the site, as a link does. */
  open(site: string, address: string): Promise<OpenedPage>;
  /** Returns the names of the suggested products. */
  search(site: string, words: string): Promise<string[]>;
  /** Lets the search find for one word what another one finds. */
  addSynonym(site: string, word: string, other: string): Promise<void>;
  /** Issues a voucher for one order; returns its code in capitals. */
  issueVoucher(site: string): Promise<string>;
  /** Opens a browser with the cookie of a cart; by default with none. */
  shopper(site?: string, cookie?: string): Shopper;
  /** Returns a key for a change, as pages of the shop make it. */
  newKey(): string;
  /** Reports whether a stranger gets to see an order, who knows only its number, or an e-mail address as well. */
  showsOrder(site: string, known: { number: string; email?: string }): Promise<boolean>;
  /** Opens a browser for an account of the site. */
  accountBrowser(site?: string): AccountBrowser;
}

export interface ShownListQuery {
  category?: string;
  order?: "popular" | "newest" | "price-up" | "price-down";
  page?: number;
  from?: Amount;
  to?: Amount;
  inStock?: boolean;
  /** Values by facet. */
  facets?: Record<string, string[]>;
}

export interface ShownList {
  products: { name: string; price: Amount }[];
  /** Products on all pages. */
  count: number;
  /** Numbers of products by value, for each facet. */
  facets: Record<string, Record<string, number>>;
}

export interface ShownProduct {
  name: string;
  address: string;
  variants: { sku: string; price: Amount; isAvailable: boolean }[];
}

export interface OpenedPage {
  status: number;
  /** Where it redirects to. */
  location?: string;
}

/** A shopper with a cart, in a browser of one site. */
export interface Shopper {
  add(sku: string, quantity?: number, options?: { key?: string }): Promise<CartOutcome>;
  set(sku: string, quantity: number): Promise<CartOutcome>;
  redeem(voucher: string): Promise<CartOutcome>;
  cart(): Promise<ShownCart>;
  /** The cookie that opens the cart; empty without one. */
  cookie(): string;
  /** Another tab of the same browser. */
  otherTab(): Shopper;
  /** Enters everything that a checkout asks for, with the e-mail address `checkoutEmail`. */
  enter(): Promise<void>;
  review(): Promise<OpenedReview>;
  /** Presses the button below a review. */
  order(review: OpenedReview): Promise<OrderOutcome>;
  cancel(number: string): Promise<void>;
}

export type CartOutcome = { isDone: true; cart: ShownCart } | { isDone: false; problem: string };

export interface ShownCart {
  revision: number;
  lines: { sku: string; quantity: number; price: Amount }[];
  /** Numbers of variants that cannot be bought any more. */
  defective: string[];
  goods: Amount;
  /** Amount that vouchers deduct. */
  discount: Amount;
}

export interface OpenedReview {
  total: Amount;
  /** Sent back by the form. */
  seen: unknown;
}

/** The number of the order, or why there is none. */
export type OrderOutcome = { number: string; total: Amount } | { problem: string };

export interface AccountBrowser {
  /** Registers and confirms the address by the mail's link. */
  register(account: Credentials): Promise<void>;
  /** Logs in; returns what the form answered, without what it was given. */
  login(account: Credentials): Promise<string>;
  logout(): Promise<void>;
  isLoggedIn(): Promise<boolean>;
  /** Asks for the mail with which a forgotten password is replaced; returns what its link does. */
  forgetPassword(email: string): Promise<{ setPassword(password: string): Promise<void> }>;
  /** Removes the account of a customer who is logged in. */
  remove(password: string): Promise<void>;
  /** Orders a piece as the customer; returns the number. */
  order(sku: string): Promise<string>;
  /** Returns the numbers of the customer's orders, as the account lists them. */
  orders(): Promise<string[]>;
  add(sku: string, quantity: number): Promise<void>;
  /** Pieces by variant. */
  cart(): Promise<Record<string, number>>;
}

export interface Credentials {
  email: string;
  password: string;
}
