import { EventEmitter } from "node:events";
import pg from "pg";
import type { Embedded } from "./embedded.ts";
import { watchPulse } from "./pulse.ts";

/** What a listener needs to open connections of its own. */
export interface ListenerOptions {
  url: string;
  /** Milliseconds after which a server that does not answer is silent. */
  answersWithin: number;
  /** A server that the listener is connected to stopped answering, or answers again. */
  onSilence(isSilent: boolean): void;
  onError(error: Error): void;
}

/**
 * LISTEN on a connection that lasts: its own one on a server, the only one of the embedded database. Its own one is never busy, so
 * it is also where a server that no longer answers is noticed.
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
   * Tries until it has a connection again; each failure is reported. Notifications that were sent meanwhile are lost: every
   * listener gets an empty payload.
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
