import { sql, type Kysely } from "kysely";
import type { PromotionTables } from "./promotion-tables.ts";
import type { PromotionRow } from "./read-promotions.ts";

/**
 * Writes the promotions into the database, in one transaction: they are the whole truth, readers see the old ones until
 * it ends. Tells everyone who listens to `content`.
 */
export async function importPromotions(
  database: Kysely<PromotionTables>,
  promotions: PromotionRow[],
  /** Kept beside the promotions, so that the next start knows what was imported. */
  version: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of processes that start together one imports, the others find it done.
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    if ((await importedPromotions(transaction)) === version) return;
    await transaction.deleteFrom("promotion").execute();
    if (promotions.length > 0)
      await transaction
        .insertInto("promotion")
        .values(
          promotions.map(({ content, from, until, ...row }) => ({
            ...row,
            content: JSON.stringify(content),
            valid_from: from ?? "-infinity",
            valid_until: until ?? "infinity",
          })),
        )
        .execute();
    await sql`insert into content_version (part, version) values ('promotions', ${version})
      on conflict (part) do update set version = excluded.version, changed_at = now()`.execute(
      transaction,
    );
    await sql`select pg_notify('content', 'promotions')`.execute(transaction);
  });
}

/** What the database holds, as the last import called it. */
export async function importedPromotions(
  database: Kysely<PromotionTables>,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("content_version")
    .select("version")
    .where("part", "=", "promotions")
    .executeTakeFirst();
  return row?.version;
}

/** Any number that all processes share: who holds it may import. */
const importLock = 7_305_404;
