import { sql, type Kysely, type RawBuilder } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import { expiryOf, idOf, isCustomer, nextRevision, type CartOwner } from "./cart-owner.ts";
import type { CartEntryRow, CartRecord, EntryChange, KeyUse } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import type { SeenChanges } from "./known-carts.ts";
import {
  askedCart,
  askedColumns,
  changedSince,
  earliestSnapshot,
  hasSameOffers,
  isUnchanged,
  isUnused,
  seenChanges,
  sharedStatements,
  type ChangedOffers,
  type Confirmed,
} from "./unchanged-cart.ts";
import { writeChange, type Written } from "./write-change.ts";

/** A change that puts one entry into a cart. */
interface PutChange {
  /** The id of the cart, or that of a new one. */
  id: string;
  record: CartRecord;
  owner: CartOwner;
  at: Viewpoint;
  put: CartEntryRow;
  use: KeyUse | undefined;
}

/**
 * Returns `writeChange` for many concurrent changes: those that put an entry into a cart while others are written share one
 * statement, and so do guests' first carts. No cart waits for another one in it: one that another transaction has locked is written
 * alone.
 */
export function createSharedWrites(database: Kysely<CartTables>, catalogue: ChangedOffers) {
  const sharing = (held: HeldCarts) =>
    createGroupCommit({
      store: (changes: PutChange[]) => writeTogether(database, catalogue, held, changes),
      ...sharedStatements,
    });
  const shared = { old: sharing(unchangedCarts), new: sharing(newCarts) };
  const writeShared = (change: Omit<PutChange, "id">) => {
    const { record, owner } = change;
    if (record.id) return shared.old.add({ ...change, id: record.id });
    // A customer has one cart at most, which may have expired.
    if (isCustomer(owner)) return undefined;
    const secret = owner.secret ?? newSecret();
    return shared.new.add({ ...change, id: idOf(secret), owner: { secret } });
  };
  let writing = 0;
  return async function write(
    owner: CartOwner,
    at: Viewpoint,
    record: CartRecord,
    change: EntryChange,
    use: KeyUse | undefined,
  ): Promise<Confirmed<Written>> {
    const { put, remove } = change;
    // A statement for one cart takes less time than one for many.
    const isAlone = writing++ === 0;
    try {
      const written =
        !isAlone && put && remove.length === 0
          ? await writeShared({ record, owner, at, put, use })
          : undefined;
      return written?.outcome
        ? written
        : await writeChange(database, catalogue, owner, at, record, change, use);
    } finally {
      writing--;
    }
  };
}

/** The part `held` of a statement, and those before it: the carts that are changed, of those that are asked for. */
type HeldCarts = (at: Viewpoint) => RawBuilder<unknown>;

const unchangedCarts: HeldCarts = (at) => sql`
    free as (select locked.id from asked cross join lateral (
      select cart.id from cart where ${isUnchanged(at.now)} and ${isUnused(sql`asked.id`, sql`asked.key`)}
      for update skip locked) locked),
    held as (update cart set changed_at = ${at.now}, expires_at = ${expiryOf(at)}, revision = ${nextRevision}
      where id = any(array(select id from free)) returning id, revision)`;

const newCarts: HeldCarts = (at) => sql`
    held as (insert into cart (id, site, expires_at, revision)
      select id, site, ${expiryOf(at)}::timestamptz, ${Date.now()}::bigint from asked
        where ${hasSameOffers(sql`asked.named`, sql`asked.id`)}
      on conflict do nothing returning id, revision)`;

/**
 * Writes changes by one statement, under the conditions of `writeChange`. Leaves out a cart that is locked, and all changes of a
 * cart but its last: requests with the same key and different cookies may begin the same cart at once.
 */
async function writeTogether(
  database: Kysely<CartTables>,
  catalogue: ChangedOffers,
  held: HeldCarts,
  changes: PutChange[],
): Promise<Confirmed<Written>[]> {
  // They arrived within milliseconds.
  const { at } = changes.at(-1)!;
  const since = earliestSnapshot(changes.map(({ record }) => record));
  const lastOf = new Map(changes.map((change) => [change.id, change]));
  const asked = [...lastOf.values()].map((change) => ({
    ...askedCart(change.record, change.owner, change.at),
    ...change.put,
    ...change.use,
    // Also of a cart that begins.
    id: change.id,
  }));
  // One parameter, and carts found by their id whatever the planner expects: the plan suits any number of changes and carts.
  const { rows } = await sql<
    SeenChanges & { written: { id: string; revision: number }[] }
  >`/* plan once */ with ${changedSince(catalogue, since)}, asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (${askedColumns}, key text, hash text,
        kind text, entry_key text, product_id text, tcm text, quantity integer, interval_weeks integer)),
    ${held(at)},
    used as (insert into cart_change (cart_id, idempotency_key, request_hash)
      select held.id, key, hash from held join asked on asked.id = held.id where key is not null),
    put as (insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity, interval_weeks)
      select held.id, kind, entry_key, product_id, tcm, quantity, interval_weeks
      from held join asked on asked.id = held.id
      on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity)
    select ${seenChanges}, (select coalesce(json_agg(held), '[]') from held) as written`.execute(
    database,
  );
  const { written, snapshot, changed } = rows[0]!;
  const revisions = new Map(written.map(({ id, revision }) => [id, revision]));
  const offers = { since, snapshot, changed };
  return changes.map((change) => {
    const { id, owner } = change;
    const revision = lastOf.get(id) === change ? revisions.get(id) : undefined;
    if (revision === undefined) return { outcome: undefined, offers };
    const secret = isCustomer(owner) ? {} : { secret: owner.secret };
    return { outcome: { id, revision, ...secret }, offers };
  });
}
