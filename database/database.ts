import { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseFullError, watchDisk } from "./disk-space.ts";
import { openEmbedded } from "./embedded.ts";
import { poolForKysely } from "./kysely-pool.ts";
import { Listener } from "./listener.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/**
 * The shop's PostgreSQL: a server, or the one inside the process. Both speak the same protocol through the same driver,
 * so every value has the same type in both.
 */
export interface Database<Tables = unknown> {
  sql: Kysely<Tables>;
  /** How many statements it can work on at the same time. */
  connections: number;
  /** Runs until `close`; also after the connection was lost and made again. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; empty for the embedded database. */
  url: string;
  /** Folder of the embedded database; `memory://` stores nothing on disk. */
  folder: string;
  /**
   * Milliseconds for which a query waits for a connection, and after which a server that answers nothing counts as down: what it
   * was asked fails, and further queries fail at once until it answers again. Noticed from the first `listen` on.
   */
  answersWithin?: number;
  onError(error: Error): void;
}

// Whole numbers fit (no column counts beyond 2^53), and a date is a day, not a moment in some time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Opens the database. Throws a DatabaseInUseError when another process has the embedded folder. */
export async function openDatabase<Tables = unknown>({
  url,
  folder,
  answersWithin = 5_000,
  onError,
}: DatabaseOptions): Promise<Database<Tables>> {
  const embedded = url ? undefined : await openEmbedded(folder);
  const connections = embedded ? 1 : 10;
  const sockets = new Set<Socket>();
  const openSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once("close", () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    ...(embedded
      ? {
          max: connections,
          idleTimeoutMillis: 0,
          stream: () => embedded.connect(),
          user: "postgres",
        }
      : {
          max: connections,
          connectionString: url,
          stream: openSocket,
          // A connection whose other end is gone without notice must not hold an answer without end.
          query_timeout: 60_000,
          keepAlive: true,
          keepAliveInitialDelayMillis: 10_000,
        }),
    connectionTimeoutMillis: answersWithin,
  });
  let isClosing = false;
  pool.on("error", (error) => {
    // A server that stops ends connections that are being closed, too.
    if (!isClosing) onError(error);
  });
  // A connection that is lost while it is used fails its queries; as an event without a listener it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const stopWatching =
    embedded && !folder.startsWith("memory://")
      ? readOnlyWhileFull(pool, folder, onError)
      : undefined;
  let isSilent = false;
  const listener = new Listener(pool, embedded, {
    url,
    answersWithin,
    onError,
    onSilence(now) {
      isSilent = now;
      if (!isSilent) return;
      onError(new DatabaseUnavailableError(`it has not answered for ${answersWithin} ms`));
      for (const socket of sockets) socket.destroy();
    },
  });
  const dialect = new PostgresDialect({ pool: poolForKysely(pool, () => isSilent) });
  const sql = new Kysely<Tables>({ dialect });
  return {
    sql,
    connections,
    listen: (channel, onMessage) => listener.add(channel, onMessage),
    close: async () => {
      isClosing = true;
      stopWatching?.();
      await listener.close();
      await sql.destroy();
      await embedded?.close();
    },
  };
}

/** While its disk is full the embedded database is only read: a write that its log has no room for would end it. */
function readOnlyWhileFull(pool: pg.Pool, folder: string, onError: (error: Error) => void) {
  let isFull = false;
  const setReadOnly = (client: pg.Pool | pg.ClientBase) =>
    client.query(`set default_transaction_read_only = ${isFull}`);
  // A new connection begins with the settings as they were at first.
  pool.on("connect", (client) => {
    if (isFull) setReadOnly(client).catch(onError);
  });
  return watchDisk(
    folder,
    async (missing) => {
      isFull = missing > 0;
      await setReadOnly(pool);
      if (isFull) onError(new DatabaseFullError(folder, missing));
    },
    onError,
  );
}
