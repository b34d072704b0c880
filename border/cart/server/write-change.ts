import { sql, type Kysely } from "kysely";
import { newSecret } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import {
  expiryOf,
  idOf,
  isCustomer,
  isOwnedBy,
  nextRevision,
  type CartOwner,
} from "./cart-owner.ts";
import type { CartRecord, EntryChange, KeyUse } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import type { SeenChanges } from "./known-carts.ts";
import {
  changedSince,
  hasSameOffers,
  isUnused,
  seenChanges,
  type ChangedOffers,
  type Confirmed,
} from "./unchanged-cart.ts";

/** A cart after a change; a guest's cart has a secret. */
export interface Written {
  id: string;
  revision: number;
  secret?: string;
}

/**
 * Writes a change of a cart that was read before, and its idempotency key, in one statement; a guest's first cart gets the
 * owner's secret or a new one. Writes nothing if another request has changed or created the cart since, or used the key, or if
 * offers have changed that count for the decision.
 */
export async function writeChange(
  database: Kysely<CartTables>,
  catalogue: ChangedOffers,
  owner: CartOwner,
  at: Viewpoint,
  { id, revision, named, snapshot: since }: CartRecord,
  { put, remove }: EntryChange,
  use: KeyUse | undefined,
): Promise<Confirmed<Written>> {
  const secret = isCustomer(owner) ? undefined : (owner.secret ?? newSecret());
  const sameOffers = hasSameOffers(sql`${named}::text[]`, sql`${id}::text`);
  const held = id
    ? sql`update cart set changed_at = ${at.now}, expires_at = ${expiryOf(at)}, revision = ${nextRevision}
        where id = ${id} and revision = ${revision} and ${isOwnedBy(owner, at)} and ${sameOffers}
          and ${isUnused(sql`${id}`, sql`${use?.key ?? null}`)}
        returning id, revision`
    : sql`insert into cart (id, site, customer_id, expires_at, revision)
        select ${idOf(secret ?? newSecret())}, ${at.site.code}, ${isCustomer(owner) ? owner.customerId : null}::bigint,
          ${expiryOf(at)}::timestamptz, ${Date.now()}::bigint where ${sameOffers}
        on conflict do nothing returning id, revision`;
  const parts = [changedSince(catalogue, since), sql`held as (${held})`];
  if (!id && isCustomer(owner))
    // An expired cart blocks the new one until the next attempt.
    parts.push(sql`expired as (delete from cart where customer_id = ${owner.customerId}
      and site = ${at.site.code} and expires_at <= ${at.now})`);
  if (use)
    parts.push(sql`used as (insert into cart_change (cart_id, idempotency_key, request_hash)
      select id, ${use.key}, ${use.hash} from held)`);
  if (remove.length > 0) {
    const keys = remove.map(({ kind, entry_key }) => sql`(${kind}, ${entry_key})`);
    parts.push(sql`removed as (delete from cart_entry using held
      where cart_id = held.id and (kind, entry_key) in (${sql.join(keys)}))`);
  }
  if (put)
    parts.push(sql`put as (
      insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity, interval_weeks)
      select id, ${put.kind}, ${put.entry_key}, ${put.product_id}, ${put.tcm}, ${put.quantity}::integer,
        ${put.interval_weeks}::integer from held
      on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity)`);
  const { rows } = await sql<SeenChanges & { id: string | null; revision: number }>`/* plan once */
    with ${sql.join(parts)} select id, revision, ${seenChanges} from (select) as one left join held on true`.execute(
    database,
  );
  const { id: written, revision: next, snapshot, changed } = rows[0]!;
  return {
    outcome: written ? { id: written, revision: next, ...(secret ? { secret } : {}) } : undefined,
    offers: { since, snapshot, changed },
  };
}
