import { createHash } from "node:crypto";
import { sql } from "kysely";
import { advisoryLocks } from "./advisory-locks.ts";
import type { Database } from "./database.ts";

/** A migration: its file name, which determines the order, and its SQL. */
export interface Migration {
  name: string;
  statements: string;
}

/**
 * Migrates the database to the newest schema. Processes that start at the same time wait for the first. Throws when a migration
 * was changed after it was applied.
 */
export async function migrate<Tables>(
  { untimed }: Pick<Database<Tables>, "untimed">,
  migrations: Migration[],
): Promise<void> {
  await untimed.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key, hash text not null,
      applied_at timestamptz not null default now())`.execute(transaction);
    const { rows } = await sql<{
      name: string;
      hash: string;
    }>`select name, hash from migration`.execute(transaction);
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    for (const { name, statements } of migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const hash = createHash("sha256").update(statements).digest("hex");
      const known = applied.get(name);
      if (known && known !== hash)
        throw new Error(
          `Migration ${name} has changed since it was applied. Restore it and write the change as a new migration.`,
        );
      if (known) continue;
      await sql.raw(statements).execute(transaction);
      await sql`insert into migration (name, hash) values (${name}, ${hash})`.execute(transaction);
    }
  });
}
