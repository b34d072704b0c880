import { sql, type Kysely, type Transaction } from "kysely";
import { newSecret } from "../../../../platform/security/secrets.ts";
import { expiryOf, idOf } from "../cart-owner.ts";
import type { CartMerge } from "../cart-repository.ts";
import { type CartTables, firstRevision, nextRevision } from "./cart-tables.ts";

/** Rolls the transaction back: one of the carts has changed since it was read. */
class OutdatedError extends Error {}

/** Merges a guest's cart into a customer's in one transaction, if both are still as they were read. */
export async function mergeStoredCarts(
  database: Kysely<CartTables>,
  { customer, at, guestCart, customerCart, put, remove }: CartMerge,
): Promise<boolean> {
  const merge = async (transaction: Transaction<CartTables>) => {
    const guestId = guestCart.id!;
    // Before the customer's cart, so that two logins with one guest's cart wait for each other.
    const given = await transaction
      .selectFrom("cart")
      .select("id")
      .where("id", "=", guestId)
      .where("revision", "=", guestCart.revision)
      .forUpdate()
      .executeTakeFirst();
    const cartId = await holdCart(transaction, customer, at, customerCart);
    if (!cartId || !given) throw new OutdatedError();
    for (const { kind, entry_key } of remove)
      await transaction
        .deleteFrom("cart_entry")
        .where("cart_id", "=", cartId)
        .where("kind", "=", kind)
        .where("entry_key", "=", entry_key)
        .execute();
    if (put.length > 0)
      await transaction
        .insertInto("cart_entry")
        .values(put.map((entry) => ({ ...entry, cart_id: cartId })))
        .onConflict((conflict) =>
          conflict
            .columns(["cart_id", "kind", "entry_key"])
            .doUpdateSet(({ ref }) => ({ quantity: ref("excluded.quantity") })),
        )
        .execute();
    // A repeated change of the guest's cart is not made again in the customer's.
    await sql`insert into cart_change (cart_id, idempotency_key, request_hash, changed_at)
      select ${cartId}, idempotency_key, request_hash, changed_at from cart_change
      where cart_id = ${guestId} on conflict do nothing`.execute(transaction);
    await transaction.deleteFrom("cart").where("id", "=", guestId).execute();
  };
  try {
    await database.transaction().execute(merge);
    return true;
  } catch (error) {
    if (error instanceof OutdatedError) return false;
    throw error;
  }
}

/**
 * Locks the customer's cart until the end of the transaction, or begins it. Returns undefined if it has changed since it was read.
 */
async function holdCart(
  transaction: Transaction<CartTables>,
  { customerId }: CartMerge["customer"],
  at: CartMerge["at"],
  { id, revision }: CartMerge["customerCart"],
): Promise<string | undefined> {
  const site = at.site.code;
  const expires_at = expiryOf(at);
  if (id !== null) {
    const held = await transaction
      .updateTable("cart")
      .set({ changed_at: at.now, expires_at, revision: nextRevision })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returning("id")
      .executeTakeFirst();
    return held?.id;
  }
  await transaction
    .deleteFrom("cart")
    .where("customer_id", "=", customerId)
    .where("site", "=", site)
    .where("expires_at", "<=", at.now)
    .execute();
  const begun = await transaction
    .insertInto("cart")
    .values({
      id: idOf(newSecret()),
      site,
      customer_id: customerId,
      expires_at,
      revision: firstRevision,
    })
    // Another device may begin it at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return begun?.id;
}
