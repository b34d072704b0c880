import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const mark = "/* plan once */";

/**
 * A pool for Kysely that plans each statement which begins with the mark once for a connection and not at every
 * execution: planning takes longer than running what every request of a cart needs. Such statements name their columns,
 * for a plan does not outlive a change of them.
 */
export function planningOnce(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? planOnce(client);
      clients.set(client, known);
      return known;
    },
  };
}

function planOnce(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) =>
    client.query(text.startsWith(mark) ? { name: nameOf(text), text, values } : { text, values });
  return {
    // Kysely's other form, with a cursor, is for streams, which the shop has none of.
    query: query as never,
    release: (destroy) => client.release(destroy),
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
