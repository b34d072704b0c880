import { join } from "node:path";
import { startNextServer } from "../hosts/next-server.ts";
import { run } from "../scripts/steps.ts";
import type { Server } from "./harness/servers.ts";

const folder = join(import.meta.dirname, "next-page");

/**
 * Builds and starts an application of Next: a page with nothing on it, and the dynamic page `/header`, which consists of the HTML
 * in the file `HEADER_FILE`.
 */
export async function startNextPage(settings: { HEADER_FILE?: string } = {}): Promise<Server> {
  const environment = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...settings };
  if (!(await run("next", ["build", folder], environment)))
    throw new Error("The page of Next could not be built; the lines above say why.");
  const next = await startNextServer(folder, settings);
  return { origin: next.origin, pid: next.process.pid!, stop: next.stop };
}
