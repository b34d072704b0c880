import { hash } from "node:crypto";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import { cartDays } from "../cart-limits.ts";

/** A customer; the loyalty card lowers the minimum for free delivery. */
export interface CartCustomer {
  customerId: number;
  hasCard: boolean;
}

/** The owner of a cart: a guest's cart is opened by the secret in one browser's cookie, a customer's on every device. */
export type CartOwner = { secret: string | undefined } | CartCustomer;

export const isCustomer = (owner: CartOwner): owner is CartCustomer => "customerId" in owner;

export const hasCard = (owner: CartOwner) => isCustomer(owner) && owner.hasCard;

/** SQL condition that a row of `cart` belongs to the owner; a secret never opens a customer's cart. */
export function isOwnedBy(owner: CartOwner, { site, now }: Viewpoint): RawBuilder<SqlBool> {
  const isTheirs = isCustomer(owner)
    ? sql`cart.customer_id = ${owner.customerId}`
    : sql`cart.id = ${idOf(owner.secret ?? "")} and cart.customer_id is null`;
  return sql`(${isTheirs} and cart.site = ${site.code} and cart.expires_at > ${now})`;
}

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

/**
 * Increments the revision, to at least the milliseconds since 1970, so that a later cart's revisions exceed those of an older
 * one.
 */
export const nextRevision = sql<number>`greatest(cart.revision + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;
