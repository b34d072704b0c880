import { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseFullError, watchDisk } from "./disk-space.ts";
import { openEmbedded } from "./embedded.ts";
import { poolForKysely } from "./kysely-pool.ts";
import { Listener } from "./listener.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/**
 * The shop's PostgreSQL: a server, or embedded in the process. Both use the same protocol and the same driver, so every value has
 * the same type in both.
 */
export interface Database<Tables = unknown> {
  sql: Kysely<Tables>;
  /** Its statements may take as long as they need, for example to migrate a large table. It has a connection of its own. */
  untimed: Kysely<Tables>;
  /** The number of statements that it can run at the same time. */
  connections: number;
  /** Listens until `close`, and continues after the connection was lost and re-established. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  /** Whether the connection that receives notifications is established. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** URL of a PostgreSQL server; empty for the embedded database. */
  url: string;
  /** Folder of the embedded database; `memory://` stores nothing on disk. */
  folder: string;
  /**
   * Milliseconds for which a query waits for a connection of a server, and after which a server that sends nothing counts as down: its open
   * queries fail, and further queries fail at once until it responds again. Detection starts with the first `listen`.
   */
  answersWithin?: number;
  onError(error: Error): void;
}

// Integers are safe (no column counts beyond 2^53), and a date is a calendar day, not a moment in some time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Milliseconds for which a query waits for the connection of the embedded database. */
const embeddedWithin = 60_000;

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
  let isClosing = false;
  const openPool = (options: pg.PoolConfig) => {
    // The embedded database has one connection, which a large import holds for a while: waiting for it says nothing about an outage.
    const connectionTimeoutMillis = embedded ? embeddedWithin : answersWithin;
    const pool = new pg.Pool({ ...options, connectionTimeoutMillis });
    pool.on("error", (error) => {
      // A server that shuts down also ends connections that are already closing.
      if (!isClosing) onError(error);
    });
    // A connection that is lost during a query fails that query. Without a listener, its error event would end the process.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  };
  const server = {
    connectionString: url,
    stream: openSocket,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = openPool(
    embedded
      ? {
          max: connections,
          idleTimeoutMillis: 0,
          stream: () => embedded.connect(),
          user: "postgres",
        }
      : // Without a timeout, a connection whose other end vanished silently would block a response forever.
        { ...server, max: connections, query_timeout: 60_000 },
  );
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
  const kyselyOver = (clients: pg.Pool) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: poolForKysely(clients, () => isSilent) }),
    });
  const sql = kyselyOver(pool);
  const untimed = embedded ? sql : kyselyOver(openPool({ ...server, max: 1 }));
  return {
    sql,
    untimed,
    connections,
    listen: (channel, onMessage) => listener.add(channel, onMessage),
    get isListening() {
      return listener.isConnected;
    },
    close: async () => {
      isClosing = true;
      stopWatching?.();
      await listener.close();
      await Promise.all([sql.destroy(), untimed.destroy()]);
      await embedded?.close();
    },
  };
}

/** Makes the embedded database read-only while its disk is full: a write for which its log has no room would end the process. */
function readOnlyWhileFull(pool: pg.Pool, folder: string, onError: (error: Error) => void) {
  let isFull = false;
  const setReadOnly = (client: pg.Pool | pg.ClientBase) =>
    client.query(`set default_transaction_read_only = ${isFull}`);
  // A new connection starts with the default settings.
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
