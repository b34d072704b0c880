import { sql, type QueryExecutorProvider } from "kysely";
import pg from "pg";
import Type, { type Static } from "typebox";
import { within } from "../../platform/http/overload/within.ts";

/** State of each part of a process, as in the response of `/health/ready`. */
export const PartsState = Type.Object({
  database: Type.Enum(["ready", "read-only", "unavailable", "no-prepared-statements"], {
    description: "Without it the process serves what it has cached, and nothing else",
  }),
  listener: Type.Enum(["ready", "disconnected"], {
    description: "The connection that reports changed content and queued mails",
  }),
  search: Type.Enum(["ready", "building"], {
    description: "The first index; until it is built suggestions and results respond with 503",
  }),
});
export type PartsState = Static<typeof PartsState>;

/** Services whose state is read. */
export interface WatchedParts {
  database: { sql: QueryExecutorProvider; readonly isListening: boolean };
  search: { readonly isReady: boolean };
}

/** Returns the state of all parts. A database that has not responded after `wait` milliseconds counts as unavailable. */
export async function partsState(
  { database, search }: WatchedParts,
  wait: number,
): Promise<PartsState> {
  return {
    database: await databaseState(database, wait),
    listener: database.isListening ? "ready" : "disconnected",
    search: search.isReady ? "ready" : "building",
  };
}

/** A prepared statement, like those of carts: it also fails behind a pooler that does not support them. */
async function databaseState(
  { sql: database }: WatchedParts["database"],
  wait: number,
): Promise<PartsState["database"]> {
  const asked = sql<{ isReadOnly: boolean }>`/* plan once */
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(database);
  try {
    const { rows } = await within(wait, "The database", asked);
    return rows[0]!.isReadOnly ? "read-only" : "ready";
  } catch (error) {
    const isLost = error instanceof pg.DatabaseError && lostStatement.has(error.code ?? "");
    return isLost ? "no-prepared-statements" : "unavailable";
  }
}

/** SQLSTATE of a prepared statement that does not exist, and of one that exists already. */
const lostStatement = new Set(["26000", "42P05"]);
