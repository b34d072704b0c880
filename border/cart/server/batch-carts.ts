import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import {
  isFirstOfCustomer,
  type CartQuestion,
  type CartRepository,
  type CartWrite,
} from "./cart-repository.ts";

/** Carts of a statement, and the milliseconds after which others no longer wait for it. */
const batch = { maxSize: 32, overlapAfter: 500 } as const;

/**
 * Makes one of the reads, and of the changes, that arrive while others are under way. A change that arrives alone is written alone, which
 * takes less time, and so is one that a batch left out, because another transaction has locked its cart, or has changed it. A
 * customer's first cart is written alone, because it may wait for a login that begins the same.
 */
export function batchCarts(carts: CartRepository): CartRepository {
  const reads = createGroupCommit({
    store: (questions: CartQuestion[]) => carts.read(questions),
    ...batch,
  });
  const writes = createGroupCommit({
    store: (changes: CartWrite[]) => carts.write(changes),
    ...batch,
  });
  let writing = 0;
  async function write(change: CartWrite) {
    const isAlone = writing++ === 0 || isFirstOfCustomer(change);
    try {
      const written = isAlone ? undefined : await writes.add(change);
      return written ?? (await carts.write([change]))[0];
    } finally {
      writing--;
    }
  }
  return {
    ...carts,
    read: (questions) => Promise.all(questions.map(reads.add)),
    write: (changes) => Promise.all(changes.map(write)),
  };
}
