import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { Viewpoint } from "../../../../platform/shared/viewpoint.ts";
import { idOf, isCustomer, type CartOwner } from "../cart-owner.ts";
import type { CartRepository } from "../cart-repository.ts";
import type { CartTables } from "./cart-tables.ts";
import { mergeStoredCarts } from "./merge-stored-carts.ts";
import { isAsOrdered, removeOrdered } from "./ordered-cart.ts";
import { readCarts } from "./read-carts.ts";
import { writeCarts } from "./write-carts.ts";

/** Stores carts in PostgreSQL. */
export const storedCarts = (database: Kysely<CartTables>): CartRepository => ({
  read: (questions) => readCarts(database, questions),
  write: (changes) => writeCarts(database, changes),
  merge: (merge) => mergeStoredCarts(database, merge),
  isAsOrdered: (cart, at) => isAsOrdered(database, cart, at),
  removeOrdered: (cart, at, ordered) => removeOrdered(database, cart, at, ordered),

  async begunBefore(secret, at, moment) {
    const found = await database
      .selectFrom("cart")
      .select("id")
      .where(isOwnedBy({ secret }, at))
      .where("created_at", "<", moment)
      .executeTakeFirst();
    return found?.id;
  },

  async deleteExpired(now, keysBefore) {
    await database.deleteFrom("cart_change").where("changed_at", "<", keysBefore).execute();
    const { numDeletedRows } = await database
      .deleteFrom("cart")
      .where("expires_at", "<", now)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** SQL condition that a row of `cart` belongs to the owner; a secret never opens a customer's cart. */
function isOwnedBy(owner: CartOwner, { site, now }: Viewpoint): RawBuilder<SqlBool> {
  const isTheirs = isCustomer(owner)
    ? sql`cart.customer_id = ${owner.customerId}`
    : sql`cart.id = ${idOf(owner.secret ?? "")} and cart.customer_id is null`;
  return sql`(${isTheirs} and cart.site = ${site.code} and cart.expires_at > ${now})`;
}
