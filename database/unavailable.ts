import pg from "pg";

/** The database cannot be reached, does not answer or cannot work now. The same may succeed later. */
export class DatabaseUnavailableError extends Error {
  /** Of the answer to a request that needs the database. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database is unavailable: ${messageOf(cause)}`, { cause });
  }
}

/**
 * The classes of SQLSTATE by which a server refuses what is right: lost connections, too few resources (a full disk),
 * interventions (a shutdown), errors of its system; and a write to a server that only reads.
 */
const outages = /^(08|53|57|58|25006)/;

/** What a query or a connection failed with: an outage as such, and mistakes in a statement as they are. */
export function asOutage(error: unknown): unknown {
  const isMistake =
    error instanceof pg.DatabaseError
      ? !outages.test(error.code ?? "")
      : error instanceof TypeError;
  return isMistake ? error : new DatabaseUnavailableError(error);
}

/** The server objects to a value: a data exception or a violated constraint. The same fails again. */
export const isRefusedValue = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");

/** A name with several addresses fails with an error that holds one for each, and has no message of its own. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join(", ");
  return cause instanceof Error ? cause.message : String(cause);
}
