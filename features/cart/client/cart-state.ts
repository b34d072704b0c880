import type { DeletedEntry } from "../deleted-entries.ts";
import type { CartFailure } from "../cart-rules.ts";
import type { Cart, CartChange } from "../cart-schema.ts";

/** Before the server has answered, and without any waiting change. */
export const noCartYet: CartState = { waiting: 0, busy: 0, deleted: [], isOffline: false };

/** The cart as the parts of a page see it. */
export interface CartState {
  /** The server's cart with the waiting changes applied; undefined until it has answered, and after it could not be read. */
  cart?: Cart;
  /** Changes, of every tab, that the server has not answered yet. */
  waiting: number;
  /** Requests under way or waiting. */
  busy: number;
  /** Entries that were removed and can be restored. */
  deleted: DeletedEntry[];
  /** Changes wait for the connection. */
  isOffline: boolean;
  getError?: CartFailure;
  setError?: CartFailure & { change?: CartChange };
}
