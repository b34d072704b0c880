import { readdirSync } from "node:fs";
import { hostname, setPriority } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { sql, type Kysely } from "kysely";
import { storeIndex, type IndexRequest } from "../border/search/server/external-index-builder.ts";
import { createProductSnapshot } from "../border/search/server/product-snapshot.ts";
import { advisoryLocks } from "../platform/database/advisory-locks.ts";
import { openDatabase } from "../platform/database/database.ts";
import type { CatalogueTables } from "../engines/projection/catalogue-tables.ts";
import type { Language, Market } from "../platform/shared/sites/site.ts";
import { createSearchFeed } from "../engines/projection/search-feed.ts";

/**
 * Builds the index of the search in a process of its own, so that answering processes have neither its work nor its memory. It ends
 * when the index is stored. Of several on one machine, only the first builds the index. The argument is an `IndexJob` in JSON;
 * DATABASE_URL is the database.
 */

export interface IndexJob extends IndexRequest {
  /** The folder of the stored index. */
  folder: string;
  /** Changes with the code that builds the index. */
  code: string;
  markets: readonly Market[];
  languages: readonly Language[];
  /** The priority of the process, from 0 to 19, the lowest. */
  niceness: number;
}

/** Milliseconds after which a process asks again whether another one has ended. */
const askAgainAfter = 500;

const { folder, code, niceness, ...request } = JSON.parse(process.argv[2]!) as IndexJob;
lowerPriority();
const database = await openDatabase<CatalogueTables>({
  url: process.env.DATABASE_URL!,
  folder,
  onError: console.error,
});
try {
  await database.sql.connection().execute(async (connection) => {
    while (!(await isFirst(connection))) await sleep(askAgainAfter);
    await storeIndex(
      createSearchFeed(database.sql, request),
      new Date(),
      createProductSnapshot({
        folder,
        code,
        onError: (error, message) => console.error(message, error),
      }),
      request,
    );
  });
} finally {
  await database.close();
}

/** On Linux each thread has a priority of its own, and those that collect garbage are there already. */
function lowerPriority() {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) setPriority(thread, niceness);
}

/** Reports whether this process may build the index: one process of a machine does. Its lock ends with the connection. */
async function isFirst(connection: Kysely<CatalogueTables>): Promise<boolean> {
  const ofFolder = crc32(`${hostname()} ${resolve(folder)}`) | 0;
  const { rows } = await sql<{ isFirst: boolean }>`
    select pg_try_advisory_lock(${advisoryLocks.searchIndex}, ${ofFolder}) as "isFirst"`.execute(
    connection,
  );
  return rows[0]!.isFirst;
}
