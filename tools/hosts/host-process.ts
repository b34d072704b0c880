import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** A host in a process of its own. */
export interface HostProcess {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface HostProgram {
  /** From the project's folder: "border/hosts/react-router/server.ts" */
  module: string;
  /** The command line, for a port. The port is also in `PORT`. */
  args?: (port: string) => string[];
  environment?: Record<string, string>;
  /** Options of Node. */
  execArgv?: string[];
}

/** Starts a host on a free port, and waits until it prints "Ready": a request would already render a page. */
export async function startHostProcess({
  module,
  args = () => [],
  environment,
  execArgv = [],
}: HostProgram): Promise<HostProcess> {
  const port = String(await freePort());
  const host = fork(join(projectFolder, module), args(port), {
    cwd: projectFolder,
    execArgv: ["--import", join(import.meta.dirname, "end-with-parent.ts"), ...execArgv],
    env: { ...process.env, NODE_ENV: "production", PORT: port, ...environment },
    silent: true,
  });
  let printed = "";
  for (const stream of [host.stdout!, host.stderr!]) stream.on("data", (text) => (printed += text));
  const ended = once(host, "exit");
  while (!printed.includes("Ready")) {
    if (host.exitCode !== null) throw new Error(`${module} did not start: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    process: host,
    async stop() {
      // Some hosts would wait until browsers have closed their connections.
      host.kill("SIGKILL");
      await ended;
    },
  };
}
