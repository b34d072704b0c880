import { hash } from "node:crypto";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { cartDays } from "../cart-limits.ts";
import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { signatureOf } from "../../../platform/security/signatures.ts";

/** A customer; the loyalty card lowers the minimum for free delivery. */
export interface CartCustomer {
  customerId: string;
  hasCard: boolean;
}

/** The owner of a cart: a guest's cart is opened by the secret in one browser's cookie, a customer's on every device. */
export type CartOwner = { secret: string | undefined } | CartCustomer;

export const isCustomer = (owner: CartOwner): owner is CartCustomer => "customerId" in owner;

export const hasCard = (owner: CartOwner) => isCustomer(owner) && owner.hasCard;

/**
 * Returns the hash of a key for the database: a reader of the database can neither repeat the change nor derive the secret from
 * the key.
 */
export const storedKey = (key: string) => `sha256:${hash("sha256", key, "hex")}`;

/** Returns the id for a secret: a hash, so that a leaked table opens no cart. */
export function idOf(secret: string): string {
  return hash("sha256", secret, "base64url");
}

export const expiryOf = ({ now }: Viewpoint) => new Date(now.getTime() + cartDays * 86_400_000);

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
