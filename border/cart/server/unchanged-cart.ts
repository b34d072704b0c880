import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CartCatalogue } from "./cart-catalogue.ts";
import { isOwnedBy, type CartOwner } from "./cart-owner.ts";
import type { CartRecord } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import type { OfferChanges, SeenChanges } from "./known-carts.ts";

/** The outcome of a statement for a cart that was read before: undefined, and nothing is written, if it has changed. */
export interface Confirmed<Outcome> {
  outcome: Outcome | undefined;
  offers: OfferChanges;
}

export type ChangedOffers = Pick<CartCatalogue, "changedOffers">;

/** The part of a statement with the offers that have changed since a snapshot. */
export const changedSince = (catalogue: ChangedOffers, snapshot: string) =>
  sql`changed as materialized (${catalogue.changedOffers(snapshot)})`;

/** The columns of `SeenChanges` of a statement with such a part. */
export const seenChanges = sql`pg_current_snapshot()::text as snapshot, (select coalesce(json_agg(changed), '[]') from changed) as changed`;

/**
 * SQL condition that no offer has changed that counts for a cart: of its entries, or of the named articles, on any market. Mostly
 * none has changed at all, and nothing else is read.
 */
export const hasSameOffers = (named: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  (not exists (select from changed) or not exists (select from changed where tcm is null)
    and not ${named} && array(select tcm from changed)
    and (select true from cart_entry where cart_id = ${id} and tcm = any(array(select tcm from changed)) limit 1) is null)`;

/** SQL condition that a key was not used for a change of the cart. */
export const isUnused = (id: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql`
  not exists (select from cart_change where cart_id = ${id} and idempotency_key = ${key})`;

/** Reports whether a cart and the offers that count for it are as they were read before. */
export async function confirmRecord(
  database: Kysely<CartTables>,
  catalogue: ChangedOffers,
  owner: CartOwner,
  at: Viewpoint,
  { id, revision, named, snapshot: since }: CartRecord,
): Promise<Confirmed<true>> {
  const isSameCart = sql`exists (select from cart
    where ${isOwnedBy(owner, at)} and id = ${id} and revision = ${revision})`;
  const { rows } = await sql<
    SeenChanges & { isSame: boolean }
  >`/* plan once */ with ${changedSince(catalogue, since)}
    select ${seenChanges}, ${isSameCart} and ${hasSameOffers(sql`${named}::text[]`, sql`${id}`)} as "isSame"`.execute(
    database,
  );
  const { isSame, snapshot, changed } = rows[0]!;
  return { outcome: isSame || undefined, offers: { since, snapshot, changed } };
}
