import type { Amount } from "../../platform/shared/money.ts";

/** Shows what a shopper sees of the shop in front of an engine. Variants are named by their numbers. */
export interface ShopUnderTest {
  list(site: string, query?: ShownListQuery): Promise<ShownList>;
  /** Returns the page of a variant's product; undefined where the site has none. */
  product(site: string, sku: string): Promise<ShownProduct | undefined>;
  /** Returns the names of the suggested products. */
  search(site: string, words: string): Promise<string[]>;
  shopper(site?: string): Shopper;
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
  variants: { sku: string; price: Amount; isAvailable: boolean }[];
}

/** A shopper with a cart, in a browser of one site. */
export interface Shopper {
  add(sku: string, quantity?: number, options?: { key?: string }): Promise<CartOutcome>;
  set(sku: string, quantity: number): Promise<CartOutcome>;
  cart(): Promise<ShownCart>;
  /** Another tab of the same browser. */
  otherTab(): Shopper;
  /** Enters everything that a checkout asks for. */
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
  add(sku: string, quantity: number): Promise<void>;
  /** Pieces by variant. */
  cart(): Promise<Record<string, number>>;
}

export interface Credentials {
  email: string;
  password: string;
}
