import { startHostProcess, type HostProcess } from "./host-process.ts";

/**
 * Starts a built application of Next on a free port, in a process of its own.
 * @param execArgv options of Node for that process
 */
export const startNextServer = (
  folder: string,
  environment: Record<string, string> = {},
  execArgv?: string[],
): Promise<HostProcess> =>
  startHostProcess({
    module: "node_modules/next/dist/bin/next",
    args: (port) => ["start", folder, "--port", port, "--hostname", "127.0.0.1"],
    environment: { NEXT_TELEMETRY_DISABLED: "1", ...environment },
    execArgv,
  });
