import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { answers, type Host } from "./host.ts";

interface HostCommand {
  /** Returns the command line for an address, "127.0.0.1:1234"; its port is also in `PORT`. */
  command: (address: string) => [string, ...string[]];
  environment: Record<string, string>;
}

/** Runs the program of a host on a free port until it answers. */
export async function runProgram({ command, environment }: HostCommand): Promise<Host> {
  const port = String(await freePort());
  const address = `127.0.0.1:${port}`;
  const [program, ...args] = command(address);
  const host = spawn(program, args, {
    cwd: projectFolder,
    env: { ...process.env, PORT: port, HOST: "127.0.0.1", ...environment },
  });
  let printed = "";
  for (const stream of [host.stdout, host.stderr]) stream.on("data", (text) => (printed += text));
  const ended = once(host, "exit");
  const origin = `http://${address}`;
  while (!(await answers(origin)))
    if (host.exitCode !== null) throw new Error(`${program} did not start: ${printed}`);
  return {
    origin,
    async stop() {
      host.kill("SIGKILL");
      await ended;
    },
  };
}
