import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { planningOnce } from "./plan-once.ts";
import { openEmbedded } from "./embedded.ts";
import { Listener } from "./listener.ts";

/**
 * The shop's PostgreSQL: a server, or the one inside the process. Both speak the same protocol through the same driver,
 * so every value has the same type in both.
 */
export interface Database<Tables = unknown> {
  sql: Kysely<Tables>;
  /** Runs until `close`; also after the connection was lost and made again. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; empty for the embedded database. */
  url: string;
  /** Folder of the embedded database; `memory://` stores nothing on disk. */
  folder: string;
  onError(error: Error): void;
}

// Whole numbers fit (no column counts beyond 2^53), and a date is a day, not a moment in some time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Opens the database. Throws a DatabaseInUseError when another process has the embedded folder. */
export async function openDatabase<Tables = unknown>(
  options: DatabaseOptions,
): Promise<Database<Tables>> {
  const embedded = options.url ? undefined : await openEmbedded(options.folder);
  const pool = new pg.Pool({
    ...(embedded
      ? { max: 1, idleTimeoutMillis: 0, stream: () => embedded.connect(), user: "postgres" }
      : {
          max: 10,
          connectionString: options.url,
          // A connection whose other end is gone without notice must not hold an answer without end.
          query_timeout: 60_000,
          keepAlive: true,
          keepAliveInitialDelayMillis: 10_000,
        }),
    connectionTimeoutMillis: 5_000,
  });
  pool.on("error", options.onError);
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: planningOnce(pool) }) });
  const listener = new Listener(pool, embedded, options);
  return {
    sql,
    listen: (channel, onMessage) => listener.add(channel, onMessage),
    close: async () => {
      await listener.close();
      await sql.destroy();
      await embedded?.close();
    },
  };
}
