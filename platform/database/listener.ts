import { EventEmitter } from "node:events";
import pg from "pg";
import type { Embedded } from "./embedded.ts";
import { watchPulse } from "./pulse.ts";

/** Options for opening the listener's own connections. */
export interface ListenerOptions {
  url: string;
  /** Milliseconds after which a server that sends nothing counts as silent. */
  answersWithin: number;
  /** Called when the connected server stops responding, and when it responds again. */
  onSilence(isSilent: boolean): void;
  onError(error: Error): void;
}

/**
 * Runs LISTEN on a permanent connection: a dedicated one to a server, or the only one of the embedded database. A dedicated
 * connection is never busy, so it also detects a server that no longer responds.
 */
export class Listener {
  private readonly messages = new EventEmitter();
  private readonly channels = new Set<string>();
  private readonly pool: pg.Pool;
  private readonly embedded: Embedded | undefined;
  private readonly options: ListenerOptions;
  private client: pg.Client | undefined;
  private closed = false;

  constructor(pool: pg.Pool, embedded: Embedded | undefined, options: ListenerOptions) {
    this.pool = pool;
    this.embedded = embedded;
    this.options = options;
    pool.on("connect", (client) => {
      if (!embedded) return;
      this.forward(client);
      for (const channel of this.channels) void client.query(`LISTEN ${channel}`);
    });
  }

  /** Whether the connection is established. The only one of the embedded database always is. */
  get isConnected() {
    return this.embedded !== undefined || this.client !== undefined;
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

  private async connect() {
    const { url, answersWithin, onSilence, onError } = this.options;
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answersWithin,
      query_timeout: answersWithin,
    });
    client.on("error", onError);
    try {
      await client.connect();
      this.forward(client);
      for (const channel of this.channels) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    this.client = client;
    onSilence(false);
    const stopWatching = watchPulse(client, answersWithin, () => {
      onSilence(true);
      client.connection.stream.destroy();
    });
    client.once("end", () => {
      stopWatching();
      void this.reconnect();
    });
    if (this.closed) await client.end();
  }

  /**
   * Retries until it is connected again, and reports each failure. Notifications sent in the meantime are lost, so every listener
   * receives an empty payload.
   */
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
