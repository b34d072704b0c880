import { createHash, randomBytes } from "node:crypto";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Site } from "../../../shared/site.ts";
import { cartDays } from "../cart-limits.ts";

/** For whom and when: prices and stock depend on both. */
export interface CartViewpoint {
  site: Site;
  now: Date;
}

/** A customer, who may hold the loyalty card: then delivery is free earlier. */
export interface CartCustomer {
  customerId: number;
  hasCard: boolean;
}

/** Whose cart it is: a guest's opens with the secret of one browser, a customer's on every device. */
export type CartHolder = { secret: string | undefined } | CartCustomer;

export const isCustomer = (holder: CartHolder): holder is CartCustomer => "customerId" in holder;

/** Whether a row of `cart` is the holder's; a secret opens none that is a customer's. */
export function isHeldBy(holder: CartHolder, { site, now }: CartViewpoint): RawBuilder<SqlBool> {
  const owner = isCustomer(holder)
    ? sql`cart.customer_id = ${holder.customerId}`
    : sql`cart.id = ${idOf(holder.secret ?? "")} and cart.customer_id is null`;
  return sql`(${owner} and cart.site = ${site.code} and cart.expires_at > ${now})`;
}

export const newSecret = () => randomBytes(24).toString("base64url");

/** As the shop's own pages make them: 128 random bits behind the time. */
const randomKey = /^\d{15}(-\d{1,10}){4}$/;

/**
 * The secret of a cart that a change with this key begins. Sent again because its answer was lost, and so without the cookie,
 * it finds the cart that it has begun. Undefined for a key that others might choose as well.
 */
export const secretFrom = (key: string | undefined): string | undefined =>
  key && randomKey.test(key) ? idOf(`begun by ${key}`).slice(0, 32) : undefined;

/** The database keeps a hash: who reads it holds no cart. */
export function idOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export const expiryOf = ({ now }: CartViewpoint) => new Date(now.getTime() + cartDays * 86_400_000);

/** One more than before, and at least the milliseconds since 1970: a later cart's are higher than an older one's. */
export const nextRevision = sql<number>`greatest(cart.revision + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;
