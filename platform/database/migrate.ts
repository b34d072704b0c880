import { createHash } from "node:crypto";
import { sql } from "kysely";
import { advisoryLocks } from "./advisory-locks.ts";
import type { Database } from "./database.ts";

/** A migration: its file name, which determines the order, and its SQL. */
export interface Migration {
  name: string;
  statements: string;
}

/** Thrown when a migration is not the one that was applied under its name. The message names the remedy. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(
      `Migration ${name} has changed since it was applied to this database. Restore it and write the change as a new migration, or start the release that belongs to the database.`,
    );
  }
}

/**
 * Migrates the database to the newest schema. Processes that start at the same time wait for the first. Throws a
 * ChangedMigrationError when a migration was changed after it was applied.
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
      if (known && known !== hash) throw new ChangedMigrationError(name);
      if (known) continue;
      await sql.raw(statements).execute(transaction);
      await sql`insert into migration (name, hash) values (${name}, ${hash})`.execute(transaction);
    }
  });
}
