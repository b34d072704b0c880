import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { withoutWaiting } from "../../../../platform/database/without-waiting.ts";
import type { Viewpoint } from "../../../../platform/shared/sites/viewpoint.ts";
import { expiryOf } from "../cart-owner.ts";
import type { OrderedCart, OrderedEntry } from "../cart-repository.ts";
import { type CartTables, nextRevision } from "./cart-tables.ts";

/** Reports whether a cart is as it was ordered. */
export async function isAsOrdered(
  database: Kysely<CartTables>,
  cart: OrderedCart,
  at: Viewpoint,
): Promise<boolean> {
  const { rows } = await sql`/* plan once */ select from cart
    where revision = ${cart.revision} and ${isNamed(cart, at)}`.execute(database);
  return rows.length === 1;
}

/**
 * Removes ordered pieces from a cart, once for each order. Pieces that were added since stay. The emptied cart keeps the keys of
 * its changes, so that a repeated change is not made twice. The usual case does not wait for the disk: the caller repeats it after
 * a crash.
 */
export async function removeOrdered(
  database: Kysely<CartTables>,
  cart: OrderedCart,
  at: Viewpoint,
  { order, entries }: { order: string; entries: OrderedEntry[] },
): Promise<void> {
  const key = `order ${order}`;
  const set = sql`changed_at = ${at.now}, expires_at = ${expiryOf(at)}, revision = ${nextRevision}`;
  const { rows } = await sql`/* plan once */ with
    held as (update cart set ${set} where revision = ${cart.revision} and ${isNamed(cart, at)}
      and ${withoutWaiting} returning id),
    used as (insert into cart_change (cart_id, idempotency_key, request_hash) select id, ${key}, '' from held),
    removed as (delete from cart_entry using held where cart_id = held.id)
    select from held`.execute(database);
  if (rows.length === 1) return;
  await database.transaction().execute(async (transaction) => {
    // A statement of its own: the next one has to see what another transaction wrote while this one waited.
    const held = await sql<{ id: string }>`with
      used as (insert into cart_change (cart_id, idempotency_key, request_hash)
        select id, ${key}, '' from cart where ${isNamed(cart, at)} on conflict do nothing returning cart_id)
      update cart set ${set} from used where id = cart_id returning id`.execute(transaction);
    for (const { id } of held.rows)
      await sql`with ordered as (select * from json_to_recordset(${JSON.stringify(entries)}::json)
          as ordered (kind text, tcm text, quantity integer)),
        left_over as (select entry.kind, entry.entry_key, entry.quantity - ordered.quantity as quantity
          from cart_entry entry join ordered on ordered.kind = entry.kind
            and ordered.tcm = coalesce(entry.tcm, entry.entry_key)
          where cart_id = ${id}),
        removed as (delete from cart_entry entry using left_over
          where cart_id = ${id} and entry.kind = left_over.kind and entry.entry_key = left_over.entry_key
            and left_over.quantity <= 0)
        update cart_entry entry set quantity = left_over.quantity from left_over
        where cart_id = ${id} and entry.kind = left_over.kind and entry.entry_key = left_over.entry_key
          and left_over.quantity > 0`.execute(transaction);
  });
}

/** SQL condition that a row of `cart` is the one that is ordered. */
function isNamed({ owner }: OrderedCart, { site, now }: Viewpoint): RawBuilder<SqlBool> {
  const isTheirs =
    "customerId" in owner
      ? sql`cart.customer_id = ${owner.customerId}`
      : sql`cart.id = ${owner.cartId} and cart.customer_id is null`;
  return sql`(${isTheirs} and cart.site = ${site.code} and cart.expires_at > ${now})`;
}
