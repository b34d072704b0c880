import type { QueueStorage } from "../../../../platform/client/stored-queue.ts";
import { jsonText } from "../../../../platform/shared/json-text.ts";
import { cartStorageKey } from "../../cart-contract.ts";
import type { Cart } from "../../cart-schema.ts";
import { storedCart } from "./read-cart.ts";

/** Holds the server's last cart, with its copy in the storage for the next page and other tabs. */
export function createConfirmedCart(storage: QueueStorage | undefined) {
  const readCopy = () => storedCart(storage?.getItem(cartStorageKey));

  /**
   * Writes the copy. The cart works without one when the storage is full, or when a script of the host uses the same key. No copy
   * is stored for a visitor whose cart has never been changed.
   */
  function writeCopy(cart?: Cart) {
    const isStored = Boolean(storage?.getItem(cartStorageKey));
    if (isStored ? !readCopy() : !cart?.revision) return;
    try {
      if (cart) storage?.setItem(cartStorageKey, jsonText(cart));
      else storage?.removeItem(cartStorageKey);
    } catch {
      // The storage is full.
    }
  }

  const confirmed = {
    /** The copy until the first response, good enough for counting. */
    cart: readCopy(),
    /** Whether the server has responded, in this tab or another. */
    isAnswered: false,
    /**
     * Called before a request: returns a function that accepts the response, unless another tab has received a later one since.
     */
    accepter() {
      const before = readCopy();
      return (cart: Cart) => {
        const copy = readCopy();
        const isOld = copy && copy.revision > cart.revision && copy.revision !== before?.revision;
        if (!isOld) writeCopy(cart);
        confirmed.cart = isOld ? copy : cart;
        confirmed.isAnswered = true;
      };
    },
    /** Reads the response that another tab has stored. */
    takeCopy() {
      confirmed.cart = readCopy();
      confirmed.isAnswered = true;
    },
    /** Handles a failed read. When no response arrived, the last cart stays, good enough for counting. */
    drop({ isLost = false } = {}) {
      confirmed.isAnswered = !isLost;
      if (isLost) return;
      writeCopy();
      confirmed.cart = undefined;
    },
    hasCopy: () => readCopy() !== undefined,
    removeCopy: () => writeCopy(),
  };
  return confirmed;
}
