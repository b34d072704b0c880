import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CartEntryKind } from "../cart-change.ts";
import type { StoredEntry, EntryChange } from "./cart-entries.ts";
import { isCustomer, type CartCustomer, type CartOwner } from "./cart-owner.ts";

/** Stores carts. Functions that take a list return results in its order, so that one statement can serve many carts. */
export interface CartRepository {
  read(questions: CartQuestion[]): Promise<StoredCart[]>;
  /** Returns the last cart of an owner that this process knew: a hint of what a read will return. */
  lastKnown?(owner: CartOwner, at: Viewpoint): StoredCart | undefined;
  /**
   * Writes each change with its key if its cart is still as it was read and the key is new. Otherwise it writes nothing and returns
   * undefined. A guest's first cart gets the owner's secret, or a new one.
   */
  write(changes: CartWrite[]): Promise<(WrittenCart | undefined)[]>;
  /**
   * If both carts are still as they were read, moves a guest's entries and keys of changes into the customer's cart and deletes the
   * guest's. Returns whether it did.
   */
  merge(merge: CartMerge): Promise<boolean>;
  /** Reports whether a cart is as it was ordered. */
  isAsOrdered(cart: OrderedCart, at: Viewpoint): Promise<boolean>;
  /**
   * Removes ordered pieces from a cart, once for each order. Pieces that were added since stay. The emptied cart keeps the keys of
   * its changes, so that a repeated change is not made twice.
   */
  removeOrdered(
    cart: OrderedCart,
    at: Viewpoint,
    ordered: { order: string; entries: OrderedEntry[] },
  ): Promise<void>;
  /** Returns the id of the cart with this secret if it was begun before a moment. */
  begunBefore(secret: string, at: Viewpoint, moment: Date): Promise<string | undefined>;
  /** Deletes carts that have expired, and keys of changes that were made before a moment; returns the number of carts. */
  deleteExpired(now: Date, keysBefore: Date): Promise<number>;
}

export interface CartQuestion {
  owner: CartOwner;
  at: Viewpoint;
  /** The key of a change, to learn whether it was made before. */
  key?: string | undefined;
  /** Whether the last known cart may be returned without a read: a change is written only if the cart is still the same. */
  mayBeUnconfirmed?: boolean;
}

/** An owner's cart as it was read; without an id the owner has none. */
export interface StoredCart {
  id: string | null;
  /** Grows with every change. */
  revision: number;
  /** In the order in which they were added. */
  entries: StoredEntry[];
  /** Hash of the change that was made with the key. */
  usedFor: string | null;
  /** Set when the cart was not read: only a write confirms it. */
  isUnconfirmed?: true;
}

/** The answer for an owner without a cart. */
export const noCart: StoredCart = { id: null, revision: 0, entries: [], usedFor: null };

/** The idempotency key of a change: a repeated one is not made twice. */
export interface KeyUse {
  /** As it is stored: a hash. */
  key: string;
  /** Hash of the change. */
  hash: string;
}

export interface CartWrite {
  owner: CartOwner;
  at: Viewpoint;
  /** The cart as the change was decided on. */
  cart: StoredCart;
  change: EntryChange;
  use?: KeyUse | undefined;
}

/** A cart after a change; a guest's cart has a secret. */
export interface WrittenCart {
  id: string;
  revision: number;
  secret?: string;
}

export interface CartMerge {
  customer: CartCustomer;
  at: Viewpoint;
  guestCart: StoredCart;
  customerCart: StoredCart;
  /** Added to the customer's cart, or replace its entries with the same key. */
  put: StoredEntry[];
  remove: StoredEntry[];
}

/** A cart at the revision that is ordered. An order on its way stores no secret, so it names a guest's cart by its id. */
export interface OrderedCart {
  owner: { customerId: string } | { cartId: string };
  revision: number;
}

/** Ordered pieces of an entry; for entries that are no articles of the shop, `tcm` is the entry's key. */
export interface OrderedEntry {
  kind: CartEntryKind;
  tcm: string;
  quantity: number;
}

/** Reports whether a change begins the cart of a customer. */
export const isFirstOfCustomer = ({ owner, cart }: CartWrite) =>
  isCustomer(owner) && cart.id === null;
