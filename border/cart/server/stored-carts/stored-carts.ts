import type { Kysely } from "kysely";
import { idOf } from "../cart-owner.ts";
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
      .where("id", "=", idOf(secret))
      .where("customer_id", "is", null)
      .where("site", "=", at.site.code)
      .where("expires_at", ">", at.now)
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
