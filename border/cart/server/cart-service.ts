import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";
import type { RemovedEntry } from "../deleted-entries.ts";
import type { CartCustomer, CartOwner } from "./cart-owner.ts";
import type { CartRepository } from "./cart-repository.ts";

/**
 * Carts of shoppers, for endpoints, pages, logins and orders. Articles in carts and changes are named by their numbers, their products by
 * public numbers.
 */
export interface CartService extends Pick<
  CartRepository,
  "isAsOrdered" | "removeOrdered" | "begunBefore"
> {
  /**
   * Returns the cart. `priced` is the moment for its prices, vouchers and free articles, if another one; `later` are the ids of
   * subscriptions that begin another day, which its totals leave out.
   */
  read(
    owner: CartOwner,
    at: Viewpoint,
    priced?: Viewpoint,
    later?: ReadonlySet<string>,
  ): Promise<Cart>;
  /** Returns the entry that a change would restore; undefined when it is in the cart or cannot be restored. */
  restorable(
    owner: CartOwner,
    restore: CartChange,
    at: Viewpoint,
  ): Promise<RemovedEntry | undefined>;
  /**
   * Makes a change, in a new cart when the owner has none. A repeated change with the same key is not made twice: the response
   * is the current cart.
   */
  change(
    owner: CartOwner,
    change: CartChange,
    at: Viewpoint,
    options?: ChangeOptions,
  ): Promise<ChangeResult>;
  /** Merges a guest's cart into the customer's, at login. Then the guest's cart is gone. */
  merge(secret: string, customer: CartCustomer, at: Viewpoint): Promise<void>;
}

export interface ChangeOptions {
  idempotencyKey?: string;
  /** The client's address: guesses of codes are limited per network. */
  ip?: string;
}

export type ChangeResult =
  /** `secret` is set for a guest's cart. */
  | { changed: true; update: CartUpdate; secret?: string }
  | { changed: false; problem: CartError }
  /** The idempotency key was used for another change. */
  | { changed: false; problem: CartError; isKeyReused: true };
