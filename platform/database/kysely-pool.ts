import { hash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { asOutage, DatabaseUnavailableError } from "./unavailable.ts";

const mark = "/* plan once */";

/**
 * The driver's pool as Kysely uses it. Statements that begin with the mark are prepared once for each connection instead of
 * planned at every execution: planning takes longer than running the statements that every cart request needs. Such statements
 * list their columns, because a prepared plan breaks when the columns change.
 *
 * A failure caused by an outage throws a DatabaseUnavailableError, immediately while `isSilent`. A lost connection is not reused.
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
      // An error that the server itself reports came over a working connection.
      isLost ||= !(error instanceof pg.DatabaseError);
      throw asOutage(error);
    }
  };
  return {
    // Kysely's other overload, with a cursor, is for streams, which the shop does not use.
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
