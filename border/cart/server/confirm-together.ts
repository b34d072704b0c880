import { sql, type Kysely } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CartOwner } from "./cart-owner.ts";
import type { CartRecord } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import type { SeenChanges } from "./known-carts.ts";
import {
  askedCart,
  askedColumns,
  changedSince,
  earliestSnapshot,
  isUnchanged,
  seenChanges,
  sharedStatements,
  type ChangedOffers,
  type Confirmed,
} from "./unchanged-cart.ts";

/** A cart that was read before. */
interface ReadCart {
  owner: CartOwner;
  at: Viewpoint;
  record: CartRecord;
}

/**
 * Returns a function that reports whether a cart and the offers that count for it are as they were read before. Carts that are
 * asked for while others are confirmed share one statement.
 */
export function createSharedConfirmations(database: Kysely<CartTables>, catalogue: ChangedOffers) {
  const shared = createGroupCommit({
    store: (carts: ReadCart[]) => confirmTogether(database, catalogue, carts),
    ...sharedStatements,
  });
  return (owner: CartOwner, at: Viewpoint, record: CartRecord): Promise<Confirmed<true>> =>
    shared.add({ owner, at, record });
}

async function confirmTogether(
  database: Kysely<CartTables>,
  catalogue: ChangedOffers,
  carts: ReadCart[],
): Promise<Confirmed<true>[]> {
  // They arrived within milliseconds.
  const { now } = carts.at(-1)!.at;
  const since = earliestSnapshot(carts.map(({ record }) => record));
  const asked = carts.map(({ record, owner, at }, place) => ({
    ...askedCart(record, owner, at),
    place,
  }));
  // The planner would read all carts for a condition without a limit.
  const { rows } = await sql<
    SeenChanges & { same: number[] }
  >`/* plan once */ with ${changedSince(catalogue, since)}, asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (${askedColumns}, place integer))
    select ${seenChanges}, array(select place from asked
      cross join lateral (select from cart where ${isUnchanged(now)} limit 1) unchanged) as same`.execute(
    database,
  );
  const { same, snapshot, changed } = rows[0]!;
  const isSame = new Set(same);
  const offers = { since, snapshot, changed };
  return carts.map((_, place) => ({ outcome: isSame.has(place) || undefined, offers }));
}
