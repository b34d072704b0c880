import { sql, type Kysely, type RawBuilder } from "kysely";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** An article whose offers on a market have changed; null stands for all. */
export interface ChangedOffer {
  market: string | null;
  tcm: string | null;
}

/** Milliseconds for which changes are stored. */
const stored = 3_600_000;

/**
 * Returns a subquery for the offers that were changed by transactions which a snapshot (of `pg_current_snapshot`) did not see yet.
 * For a snapshot of another database, or of a time that a restored backup has undone, all have changed.
 */
export const changedOffers = (since: string): RawBuilder<ChangedOffer> => sql`
  select market, tcm from offer_change
  where changed_in >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(changed_in, ${since}::pg_snapshot)
  union all
  select null, null
  where pg_snapshot_xmax(${since}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`;

/** Deletes changes that are older than any snapshot in use. */
export async function deleteOldOfferChanges(
  database: Kysely<CatalogueTables>,
  now: Date,
): Promise<void> {
  await database
    .deleteFrom("offer_change")
    .where("changed_at", "<", new Date(now.getTime() - stored))
    .execute();
}
