import { hash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { asOutage, DatabaseUnavailableError } from "./unavailable.ts";

const mark = "/* plan once */";

/**
 * The driver's pool as Kysely uses it. Plans each statement which begins with the mark once for a connection and not at
 * every execution: planning takes longer than running what every request of a cart needs. Such statements name their
 * columns, for a plan does not outlive a change of them.
 *
 * What fails because of an outage throws a DatabaseUnavailableError, at once while `isSilent`; a connection that was lost is not used again.
 */
export function poolForKysely(pool: pg.Pool, isSilent: () => boolean): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (isSilent()) throw new DatabaseUnavailableError("it does not answer");
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error);
      });
      const known = clients.get(client) ?? clientForKysely(client);
      clients.set(client, known);
      return known;
    },
  };
}

function clientForKysely(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(
        text.startsWith(mark) ? { name: nameOf(text), text, values } : { text, values },
      );
    } catch (error) {
      // What the server itself refuses comes over a connection that works.
      isLost ||= !(error instanceof pg.DatabaseError);
      throw asOutage(error);
    }
  };
  return {
    // Kysely's other form, with a cursor, is for streams, which the shop has none of.
    query: query as never,
    release: (destroy) => client.release(destroy || isLost),
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text, "base64url");
  names.set(text, name);
  return name;
}
