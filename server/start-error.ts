import pg from "pg";
import { DatabaseFullError } from "../platform/database/disk-space.ts";
import { DatabaseFolderError, DatabaseInUseError } from "../platform/database/embedded.ts";
import { ChangedMigrationError } from "../platform/database/migrate.ts";
import { DatabaseUnavailableError } from "../platform/database/unavailable.ts";
import { ContentError } from "../platform/shared/content/content-file.ts";
import { SiteError } from "../platform/shared/sites/check-sites.ts";
import { ConfigError } from "./config.ts";
import { UsageError } from "./usage-error.ts";

/** Returns what to print when a start fails: one line for mistakes in configuration or content, and the stack for a bug. */
export function explainStartError(error: unknown): unknown {
  if (isSystemError(error)) return systemErrors[error.code ?? ""]?.(error) ?? error.message;
  if (error instanceof DatabaseUnavailableError)
    return `${error.message}. Check DATABASE_URL, and that its server runs and takes connections.`;
  if (error instanceof pg.DatabaseError && error.code === insufficientPrivilege)
    return `The database refuses: ${error.message}. The role in DATABASE_URL has to own the shop's tables and to create others: GRANT USAGE, CREATE ON SCHEMA public TO it, or make it the owner of the database.`;
  const isExpected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof SiteError ||
    error instanceof DatabaseInUseError ||
    error instanceof DatabaseFullError ||
    error instanceof DatabaseFolderError ||
    error instanceof ChangedMigrationError ||
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

/** SQLSTATE of a role without the permissions that the migrations need. */
const insufficientPrivilege = "42501";

/** Reports whether the operating system refused something: a port in use, a folder that is not writable. */
function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error;
}
