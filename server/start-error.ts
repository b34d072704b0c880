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
  if (isSystemError(error))
    return error.code === "EADDRINUSE"
      ? `Port ${error.port} is in use. Set PORT (or METRICS_PORT) to another one, or stop the other program.`
      : error.message;
  if (error instanceof DatabaseUnavailableError)
    return `${error.message}. Check DATABASE_URL, and that its server runs and takes connections.`;
  const isExpected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    error instanceof DatabaseFullError ||
    error instanceof DatabaseFolderError ||
    error instanceof ContentError;
  return isExpected ? error.message : error;
}

/** The operating system refused something: a port in use, a folder that may not be written. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException & { port?: number } {
  return error instanceof Error && "syscall" in error;
}
