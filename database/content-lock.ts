import { sql, type Kysely, type Transaction } from "kysely";
import { ContentError } from "../shared/content-file.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import type { ContentTables } from "./content-tables.ts";

const mostTries = 10;

/**
 * Reads what an import needs, and writes it in one transaction if no other import, and no change in the database itself, came
 * between; otherwise reads it again. What is read refers to the other parts of the content, as they are then: it must be
 * written beside those. Nothing is locked while it is read, because the embedded database has one connection for both.
 */
export async function importUndisturbed<Read, Result>(
  database: Kysely<ContentTables>,
  read: () => Promise<Read>,
  write: (transaction: Transaction<ContentTables>, read: Read) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries++) {
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

/** Another text after each import of any part, and after the first change in the database itself. */
async function stampOf(database: Kysely<ContentTables>): Promise<string> {
  const rows = await database.selectFrom("content_version").selectAll().orderBy("part").execute();
  return JSON.stringify(rows);
}
