import { Kysely, PostgresDialect } from "kysely";
import { EventEmitter } from "node:events";
import pg from "pg";
import { planningOnce } from "./plan-once.ts";
import { openEmbedded, type Embedded } from "./embedded.ts";

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
  /** Folder of the embedded database; `memory://` keeps nothing. */
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
          // A connection whose other end is gone without a word must not hold an answer for ever.
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

/** LISTEN on a connection that lasts: its own one on a server, the only one of the embedded database. */
class Listener {
  private readonly messages = new EventEmitter();
  private readonly channels = new Set<string>();
  private readonly pool: pg.Pool;
  private readonly embedded: Embedded | undefined;
  private readonly options: DatabaseOptions;
  private client: pg.Client | undefined;
  private closed = false;

  constructor(pool: pg.Pool, embedded: Embedded | undefined, options: DatabaseOptions) {
    this.pool = pool;
    this.embedded = embedded;
    this.options = options;
    pool.on("connect", (client) => {
      if (!embedded) return;
      this.forward(client);
      for (const channel of this.channels) void client.query(`LISTEN ${channel}`);
    });
  }

  async add(channel: string, onMessage: (payload: string) => void) {
    this.channels.add(channel);
    this.messages.on(channel, onMessage);
    if (this.embedded) await this.pool.query(`LISTEN ${channel}`);
    else if (this.client) await this.client.query(`LISTEN ${channel}`);
    else await this.connect();
  }

  async close() {
    this.closed = true;
    await this.client?.end();
  }

  /** Made anew for ever until it stands; what fails is reported and tried again. */
  private async connect() {
    const client = new pg.Client({
      connectionString: this.options.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on("error", this.options.onError);
    await client.connect();
    this.forward(client);
    for (const channel of this.channels) await client.query(`LISTEN ${channel}`);
    this.client = client;
    client.once("end", () => void this.reconnect());
  }

  /** What changed while nobody listened is unknown: every listener is told, with an empty payload. */
  private async reconnect() {
    const retryDelay = 1_000;
    this.client = undefined;
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      try {
        await this.connect();
        for (const channel of this.channels) this.messages.emit(channel, "");
        return;
      } catch (error) {
        this.options.onError(error as Error);
      }
    }
  }

  private forward(client: pg.ClientBase) {
    client.on("notification", ({ channel, payload }) => this.messages.emit(channel, payload ?? ""));
  }
}
