import { sql, type Kysely } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import { expiryOf, isCustomer, nextRevision, type CartOwner } from "./cart-owner.ts";
import {
  writeChange,
  type CartEntryRow,
  type CartRecord,
  type EntryChange,
  type KeyUse,
  type Written,
} from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";

/** A change that puts one entry into a cart that was read before. */
interface PutChange {
  id: string;
  revision: number;
  owner: CartOwner;
  at: Viewpoint;
  put: CartEntryRow;
  use: KeyUse | undefined;
}

/**
 * Returns `writeChange` for many concurrent changes: those that put an entry into a cart and arrive together share one statement.
 * No cart waits for another one in it: one that another transaction has locked is written alone.
 */
export function createSharedWrites(database: Kysely<CartTables>) {
  const shared = createGroupCommit({
    store: (changes: PutChange[]) => writeTogether(database, changes),
    most: 32,
  });
  return async function write(
    owner: CartOwner,
    at: Viewpoint,
    record: CartRecord,
    change: EntryChange,
    use: KeyUse | undefined,
  ): Promise<Written | undefined> {
    const { id, revision } = record;
    const { put, remove } = change;
    const written =
      id && put && remove.length === 0
        ? await shared.add({ id, revision, owner, at, put, use })
        : undefined;
    return written ?? writeChange(database, owner, at, record, change, use);
  };
}

/**
 * Writes changes of different carts by one statement, under the conditions of `writeChange`. Returns undefined for a cart that has
 * changed in the meantime or is locked.
 */
async function writeTogether(
  database: Kysely<CartTables>,
  changes: PutChange[],
): Promise<(Written | undefined)[]> {
  const each = <Value>(valueOf: (change: PutChange) => Value) => changes.map(valueOf);
  const { rows } = await sql<{ id: string; revision: number }>`/* plan once */ with asked as (
      select * from unnest(${each(({ id }) => id)}::text[], ${each(({ revision }) => revision)}::bigint[],
        ${each(({ at }) => at.site.code)}::text[], ${each(({ at }) => at.now)}::timestamptz[],
        ${each(({ at }) => expiryOf(at))}::timestamptz[],
        ${each(({ owner }) => (isCustomer(owner) ? owner.customerId : null))}::bigint[],
        ${each(({ use }) => use?.key)}::text[], ${each(({ use }) => use?.hash)}::text[],
        ${each(({ put }) => put.kind)}::text[], ${each(({ put }) => put.entry_key)}::text[],
        ${each(({ put }) => put.product_id)}::text[], ${each(({ put }) => put.tcm)}::text[],
        ${each(({ put }) => put.quantity)}::integer[], ${each(({ put }) => put.interval_weeks)}::integer[])
        as asked (id, revision, site, now, expiry, customer_id, key, hash,
          kind, entry_key, product_id, tcm, quantity, interval_weeks)),
    free as (select asked.* from asked join cart using (id, revision, site)
      where cart.customer_id is not distinct from asked.customer_id and cart.expires_at > asked.now
      for update of cart skip locked),
    held as (update cart set changed_at = free.now, expires_at = free.expiry, revision = ${nextRevision}
      from free where cart.id = free.id returning cart.id, cart.revision),
    used as (insert into cart_change (cart_id, idempotency_key, request_hash)
      select id, key, hash from held join asked using (id) where key is not null),
    put as (insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity, interval_weeks)
      select id, kind, entry_key, product_id, tcm, quantity, interval_weeks from held join asked using (id)
      on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity)
    select id, revision from held`.execute(database);
  const written = new Map(rows.map(({ id, revision }) => [id, revision]));
  return changes.map(({ id, owner }) => {
    const revision = written.get(id);
    if (revision === undefined) return undefined;
    return isCustomer(owner) ? { revision } : { revision, secret: owner.secret };
  });
}
