import { sql, type Kysely, type Transaction } from "kysely";
import { ContentError } from "../shared/content/content-file.ts";
import { advisoryLocks } from "../database/advisory-locks.ts";
import type { ContentTables } from "./content-tables.ts";

const maxTries = 10;

/**
 * Reads the data for an import and writes it in one transaction. Reads again if another import, or a change made directly in the
 * database, happened in between: what is read refers to the other parts of the content at that time, so it must be written beside
 * exactly those. Takes no lock while it reads, because the embedded database has a single connection for both.
 */
export async function importUndisturbed<Read, Result>(
  database: Kysely<ContentTables>,
  read: () => Promise<Read>,
  write: (transaction: Transaction<ContentTables>, read: Read) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < maxTries; tries++) {
    const stamp = await stampOf(database);
    const content = await read();
    const written = await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`.execute(transaction);
      if ((await stampOf(transaction)) !== stamp) return undefined;
      return { result: await write(transaction, content) };
    });
    if (written) return written.result;
  }
  throw new ContentError("Other imports are running without end; try again when they are done.");
}

/** Returns a text that changes with each import of any part, and with the first direct change in the database. */
async function stampOf(database: Kysely<ContentTables>): Promise<string> {
  const rows = await database.selectFrom("content_version").selectAll().orderBy("part").execute();
  return JSON.stringify(rows);
}
