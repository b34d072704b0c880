import { randomBytes } from "node:crypto";
import { sql, type Generated, type QueryExecutorProvider } from "kysely";

/** A table with a single row: a secret key shared by every process. */
export interface SharedKeyTable {
  is_only_row: Generated<boolean>;
  key: Buffer;
}

/** Reads the key from such a table. The first process that needs it creates it. */
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

    /** Returns the key if it has been read already. Never waits. */
    peek: () => known,
  };
}
