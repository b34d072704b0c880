import type { QueueStorage } from "../../../shared/client/stored-queue.ts";
import { cartStorageKey } from "../cart-contract.ts";
import type { Cart } from "../cart-schema.ts";
import { storedCart } from "./read-foreign.ts";

/** The server's last cart, with its copy in the storage for the next page and the other tabs. */
export function createConfirmedCart(storage: QueueStorage | undefined) {
  const readCopy = () => storedCart(storage?.getItem(cartStorageKey));

  /**
   * Done without where the storage is full, or a script of the host stores something else under this name. A visitor whose cart
   * was never written to has none to store.
   */
  function writeCopy(cart?: Cart) {
    const isStored = Boolean(storage?.getItem(cartStorageKey));
    if (isStored ? !readCopy() : !cart?.revision) return;
    try {
      if (cart) storage?.setItem(cartStorageKey, JSON.stringify(cart));
      else storage?.removeItem(cartStorageKey);
    } catch {
      // Full.
    }
  }

  const confirmed = {
    /** Before the first answer the copy, which is good for counting. */
    cart: readCopy(),
    /** Whether the server has answered, to this tab or another. */
    isAnswered: false,
    /** Before a request: accepts its answer, unless another tab has got a later one in the meantime. */
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
    /** Another tab has stored the server's answer. */
    takeCopy() {
      confirmed.cart = readCopy();
      confirmed.isAnswered = true;
    },
    /** The server could not say what is in the cart. Without any answer the last cart stays, which is good for counting. */
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
