import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { run } from "../scripts/steps.ts";
import type { Server } from "./servers.ts";

const folder = join(import.meta.dirname, "next-page");

/**
 * Builds and starts an application of Next: a page with nothing on it, and the dynamic page `/header`, which consists of the HTML
 * in the file `HEADER_FILE`.
 */
export async function startNextPage(settings: { HEADER_FILE?: string } = {}): Promise<Server> {
  const environment = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...settings };
  if (!(await run("next", ["build", folder], environment)))
    throw new Error("The page of Next could not be built; the lines above say why.");
  const port = await freePort();
  const next = spawn(
    process.execPath,
    [
      "node_modules/next/dist/bin/next",
      "start",
      folder,
      "--port",
      String(port),
      "--hostname",
      "127.0.0.1",
    ],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...environment } },
  );
  const ended = once(next, "exit");
  for await (const text of next.stdout.setEncoding("utf8"))
    if (String(text).includes("Ready")) break;
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: next.pid!,
    async stop() {
      next.kill("SIGKILL");
      await ended;
    },
  };
}
