import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import {
  isFirstOfCustomer,
  type CartQuestion,
  type CartRepository,
  type CartWrite,
} from "./cart-repository.ts";

/** Maximum carts of a statement, and the milliseconds after which the next one no longer waits for it. */
const batch = { maxSize: 32, overlapAfter: 500 } as const;

/**
 * Batches concurrent reads of carts into one statement, and concurrent changes into another. Written by itself is a change without
 * others, which is faster; one that a batch left out, because its cart was locked or changed; and a customer's first cart, because
 * it may wait for a login that begins it.
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
