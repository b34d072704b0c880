import { ContentError } from "../shared/content-file.ts";
import { ConfigError } from "./config.ts";
import { DatabaseInUseError } from "../database/embedded.ts";

/**
 * What to print when a start ends with an error: mistakes of whoever starts it are said in one line, a bug shows where it
 * is.
 */
export function explainStartError(error: unknown): unknown {
  if (isSystemError(error))
    return error.code === "EADDRINUSE"
      ? `Port ${error.port} is in use. Set PORT (or METRICS_PORT) to another one, or stop the other program.`
      : error.message;
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    error instanceof ContentError;
  return isExpected ? error.message : error;
}

/** The operating system refused something: a port in use, a folder that may not be written. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException & { port?: number } {
  return error instanceof Error && "syscall" in error;
}
