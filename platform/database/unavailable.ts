import pg from "pg";

/** Thrown when the database cannot be reached, does not respond or cannot work at the moment. A retry may succeed later. */
export class DatabaseUnavailableError extends Error {
  /** HTTP status of a response that needs the database. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database is unavailable: ${messageOf(cause)}`, { cause });
  }
}

/**
 * SQLSTATE classes of errors that are not the statement's fault: lost connections, insufficient resources (a full disk), operator
 * intervention (a shutdown), system errors, and writes to a read-only server.
 */
const outages = /^(08|53|57|58|25006)/;

/**
 * Reports whether a recovering server, or a standby, refused to read an unlogged table. Its SQLSTATE, 0A000, stands for any unsupported
 * feature, so the routine decides: unlike the message, it is the same in every language.
 */
const isRecovering = ({ code, routine }: pg.DatabaseError) =>
  code === "0A000" && routine === "get_relation_info";

/**
 * Converts the error of a query or connection into a DatabaseUnavailableError if an outage caused it. Returns mistakes in a
 * statement unchanged.
 */
export function asOutage(error: unknown): unknown {
  const isMistake =
    error instanceof pg.DatabaseError
      ? !outages.test(error.code ?? "") && !isRecovering(error)
      : error instanceof TypeError;
  return isMistake ? error : new DatabaseUnavailableError(error);
}

/** Reports whether the server rejected a value: a data exception or a violated constraint. A retry fails again. */
export const isRefusedValue = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");

/** Reports whether a table refused a row because another one has its unique value. */
export const isDuplicateIn = (table: string, error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "23505" && error.table === table;

/**
 * Returns the message of an error. Connecting to a name with several addresses fails with an error that has no message of its own
 * and contains one error for each address.
 */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join(", ");
  return cause instanceof Error ? cause.message : String(cause);
}
