import { randomBytes } from "node:crypto";
import { sql, type Generated, type QueryExecutorProvider } from "kysely";

/** A table with one row: a secret key that every process uses. */
export interface SharedKeyTable {
  is_only_row: Generated<boolean>;
  key: Buffer;
}

/** The key of such a table; whichever process asks first makes it. */
export function createSharedKey(database: QueryExecutorProvider, table: string) {
  let reading: Promise<Buffer> | undefined;
  let known: Buffer | undefined;
  const read = async () => {
    await sql`insert into ${sql.table(table)} (key) values (${randomBytes(32)})
      on conflict do nothing`.execute(database);
    const { rows } = await sql<{ key: Buffer }>`select key from ${sql.table(table)}`.execute(
      database,
    );
    return (known = rows[0]!.key);
  };
  return {
    get(): Promise<Buffer> {
      reading ??= read().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },

    /** The key if it has been read. Never waits. */
    peek: () => known,
  };
}
