import pg from "pg";
import { ContentError } from "../shared/content-file.ts";
import { ConfigError } from "./config.ts";
import { DatabaseFullError } from "../database/disk-space.ts";
import { DatabaseFolderError, DatabaseInUseError } from "../database/embedded.ts";
import { DatabaseUnavailableError } from "../database/unavailable.ts";

/** A command was called in a way that it does not know; the message says which ways there are. */
export class UsageError extends Error {}

/**
 * What to print when a start ends with an error: mistakes in its configuration or content are said in one line, a bug shows where it
 * is.
 */
export function explainStartError(error: unknown): unknown {
  if (isSystemError(error)) return systemErrors[error.code ?? ""]?.(error) ?? error.message;
  if (error instanceof DatabaseUnavailableError)
    return `${error.message}. Check DATABASE_URL, and that its server runs and takes connections.`;
  if (error instanceof pg.DatabaseError && error.code === insufficientPrivilege)
    return `The database refuses: ${error.message}. The role in DATABASE_URL has to own the shop's tables and to create others: GRANT USAGE, CREATE ON SCHEMA public TO it, or make it the owner of the database.`;
  const isExpected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    error instanceof DatabaseFullError ||
    error instanceof DatabaseFolderError ||
    error instanceof ContentError;
  return isExpected ? error.message : error;
}

interface SystemError extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

const wrongHost = ({ address, hostname = address }: SystemError) =>
  `HOST is ${hostname}, which is no address of this machine. Set it to one, such as 127.0.0.1, or 0.0.0.0 for all of them.`;

const systemErrors: Partial<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Set PORT (or METRICS_PORT) to another one, or stop the other program.`,
  EADDRNOTAVAIL: wrongHost,
  ENOTFOUND: wrongHost,
  EAI_AGAIN: wrongHost,
};

/** SQLSTATE of a role that may not do what the shop's migrations need. */
const insufficientPrivilege = "42501";

/** The operating system refused something: a port in use, a folder that may not be written. */
function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error;
}
