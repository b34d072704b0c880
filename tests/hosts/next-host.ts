import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { buildHost } from "./build-host.ts";
import type { Host } from "./host.ts";

/** Builds the application of border/hosts/next once, and starts it in a process of its own in front of the shop at `shop` ("127.0.0.1:3000"). */
export async function startNext(shop: string): Promise<Host> {
  await buildHost("next", ["next", "build", "border/hosts/next"]);
  const port = await freePort();
  const next = fork(
    join(projectFolder, "node_modules/next/dist/bin/next"),
    ["start", "border/hosts/next", "--port", `${port}`, "--hostname", "127.0.0.1"],
    {
      cwd: projectFolder,
      execArgv: ["--import", join(import.meta.dirname, "moved-clock.ts")],
      env: {
        ...process.env,
        SHOP: `http://${shop}`,
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
      },
      silent: true,
    },
  );
  let printed = "";
  for (const stream of [next.stdout!, next.stderr!]) stream.on("data", (text) => (printed += text));
  const ended = once(next, "exit");
  const origin = `http://127.0.0.1:${port}`;
  // A request would already fetch the border.
  while (!printed.includes("Ready")) {
    if (next.exitCode !== null) throw new Error(`Next did not start: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async setTime(time) {
      const answered = once(next, "message");
      next.send(time);
      await answered;
    },
    async stop() {
      // Next would wait until browsers have closed their connections.
      next.kill("SIGKILL");
      await ended;
    },
  };
}
