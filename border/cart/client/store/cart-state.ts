import type { DeletedEntry } from "../../deleted-entries.ts";
import type { CartFailure } from "../../cart-rules.ts";
import type { Cart, CartChange } from "../../cart-schema.ts";

/** The state before the first response of the server, without pending changes. */
export const noCartYet: CartState = { waiting: 0, busy: 0, deleted: [], isOffline: false };

/** Changes that the server accepted, with its cart before them, if known, and after them. */
export interface AcceptedChanges {
  changes: CartChange[];
  before: Cart | undefined;
  after: Cart;
}

/** The cart as the parts of a page see it. */
export interface CartState {
  /**
   * The server's cart with the pending changes applied; undefined before the first response, and when the cart could not be read.
   */
  cart?: Cart;
  /** Number of changes, in all tabs, that the server has not answered yet. */
  waiting: number;
  /** Number of requests under way or pending. */
  busy: number;
  /** Removed entries that can be restored. */
  deleted: DeletedEntry[];
  /** Changes are waiting for a connection. */
  isOffline: boolean;
  getError?: CartFailure;
  setError?: CartFailure & { change?: CartChange };
}
