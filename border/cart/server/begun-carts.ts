import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { signatureOf } from "../../../platform/security/signatures.ts";

/** The form of keys from the shop's own pages: the time or a number, followed by at least 128 random bits. */
const randomKey = /^\d{15}-[\w-]{32}$/;

/**
 * Derives the secrets of new guests' carts from the idempotency keys of the changes that create them: if the response with the
 * cookie was lost, the repeated change finds its cart. A key of the shop is part of it, so no client can compute a secret.
 */
export function createBegunCarts(database: QueryExecutorProvider) {
  const shopKey = createSharedKey(database, "cart_key");
  return {
    /** Returns the secret; undefined for a key that another client might choose as well. */
    secretFrom: async (key: string | undefined): Promise<string | undefined> =>
      key && randomKey.test(key)
        ? signatureOf(await shopKey.get(), `cart ${key}`).slice(0, 32)
        : undefined,
  };
}
