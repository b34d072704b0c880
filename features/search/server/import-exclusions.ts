import { sql, type Kysely } from "kysely";
import type { Exclusion } from "./read-exclusions.ts";
import type { SearchTables } from "./search-tables.ts";

/** Writes the list of what is never suggested into the database, in one transaction. Tells everyone who listens to `content`. */
export async function importExclusions(
  database: Kysely<SearchTables>,
  exclusions: Exclusion[],
  /** Kept beside the list, so that the next start knows what was imported. */
  version: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of processes that start together one imports, the others find it done.
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    if ((await importedExclusions(transaction)) === version) return;
    await transaction.deleteFrom("search_exclusion").execute();
    if (exclusions.length > 0)
      await transaction.insertInto("search_exclusion").values(exclusions).execute();
    await sql`insert into content_version (part, version) values ('search', ${version})
      on conflict (part) do update set version = excluded.version, changed_at = now()`.execute(
      transaction,
    );
    await sql`select pg_notify('content', 'search')`.execute(transaction);
  });
}

/** What the database holds, as the last import called it. */
export async function importedExclusions(
  database: Kysely<SearchTables>,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("content_version")
    .select("version")
    .where("part", "=", "search")
    .executeTakeFirst();
  return row?.version;
}

/** Any number that all processes share: who holds it may import. */
const importLock = 7_305_406;
