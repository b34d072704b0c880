import { sql, type RawBuilder } from "kysely";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CartCatalogue } from "./cart-catalogue.ts";
import { isCustomer, type CartOwner } from "./cart-owner.ts";
import type { CartRecord } from "./cart-records.ts";
import { completedIn, type OfferChanges } from "./known-carts.ts";

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

/** Carts of a statement, and the milliseconds after which others no longer wait for it. */
export const sharedStatements = { most: 32, overlapAfter: 500 } as const;

/** A cart as it was read before, in the parameter of a statement for many: as a row of `asked`. */
export const askedCart = (
  { id, revision, named }: CartRecord,
  owner: CartOwner,
  { site }: Viewpoint,
) => ({
  id,
  revision,
  named,
  site: site.code,
  customer_id: isCustomer(owner) ? owner.customerId : null,
});

/** The columns of `askedCart`. */
export const askedColumns = sql.raw(
  "id text, revision bigint, named text[], site text, customer_id bigint",
);

/** SQL condition that a row of `cart`, and the offers that count for it, are as those of a row of `asked`. */
export const isUnchanged = (now: Date) => sql`
  cart.id = asked.id and cart.revision = asked.revision and cart.site = asked.site
    and cart.customer_id is not distinct from asked.customer_id and cart.expires_at > ${now}
    and ${hasSameOffers(sql`asked.named`, sql`asked.id`)}`;

/** Returns the snapshot that saw the least. */
export const earliestSnapshot = (records: CartRecord[]) =>
  records
    .map(({ snapshot }) => snapshot)
    .reduce((first, other) => (completedIn(other) < completedIn(first) ? other : first));
