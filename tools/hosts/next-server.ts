import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../server/project-folder.ts";

export interface NextServer {
  origin: string;
  next: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a built application of Next on a free port, in a process of its own.
 * @param execArgv options of Node for that process
 */
export async function startNextServer(
  folder: string,
  environment: Record<string, string> = {},
  execArgv: string[] = [],
): Promise<NextServer> {
  const port = await freePort();
  const next = fork(
    join(projectFolder, "node_modules/next/dist/bin/next"),
    ["start", folder, "--port", `${port}`, "--hostname", "127.0.0.1"],
    {
      cwd: projectFolder,
      execArgv: ["--import", join(import.meta.dirname, "end-with-parent.ts"), ...execArgv],
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        ...environment,
      },
      silent: true,
    },
  );
  let printed = "";
  for (const stream of [next.stdout!, next.stderr!]) stream.on("data", (text) => (printed += text));
  const ended = once(next, "exit");
  // A request would already render a page.
  while (!printed.includes("Ready")) {
    if (next.exitCode !== null) throw new Error(`Next did not start: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    next,
    async stop() {
      // Next would wait until browsers have closed their connections.
      next.kill("SIGKILL");
      await ended;
    },
  };
}
