import { hash } from "node:crypto";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { cartDays } from "../cart-limits.ts";

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
