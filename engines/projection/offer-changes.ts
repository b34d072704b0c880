import type { Kysely } from "kysely";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Milliseconds for which changes are stored. */
const stored = 3_600_000;

/**
 * Deletes changes of offers that no process asks for any more. Triggers store them for processes of the release before, which ask for
 * what has changed since they read a cart.
 */
export async function deleteOldOfferChanges(
  database: Kysely<CatalogueTables>,
  now: Date,
): Promise<void> {
  await database
    .deleteFrom("offer_change")
    .where("changed_at", "<", new Date(now.getTime() - stored))
    .execute();
}
