import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { buildHost } from "../../tools/hosts/build-host.ts";
import { answers, type Host } from "./host.ts";
import { listen } from "./listen.ts";
import { withPackage } from "./with-package.ts";

const folder = "border/hosts/hono";

/** The runtimes of the application of border/hosts/hono, each started on a free port in front of the shop at an address. */
export const runtimes: { name: string; start(shop: string): Promise<Host> }[] = [
  {
    name: "Node",
    async start(shop) {
      const host = await withPackage(() => import("../../border/hosts/hono/node.ts"));
      return listen(host.createHost(shop));
    },
  },
  {
    name: "Bun",
    start: (shop) => withPackage(() => run(shop, () => ["bun", `${folder}/bun.ts`])),
  },
  {
    name: "workerd",
    async start(shop) {
      await buildHost("hono", ["rolldown", "-c", `${folder}/rolldown.config.ts`, "-s"]);
      return run(shop, (address) => [
        "workerd",
        "serve",
        `${folder}/workerd.capnp`,
        "--socket-addr",
        `http=${address}`,
      ]);
    },
  },
];

/** Runs a program of node_modules until it answers. */
async function run(shop: string, command: (address: string) => string[]): Promise<Host> {
  const port = String(await freePort());
  const address = `127.0.0.1:${port}`;
  const [program, ...args] = command(address);
  const runtime = spawn(join(projectFolder, "node_modules/.bin", program!), args, {
    cwd: projectFolder,
    env: { ...process.env, SHOP: shop, PORT: port, HOST: "127.0.0.1" },
  });
  let printed = "";
  for (const stream of [runtime.stdout, runtime.stderr])
    stream.on("data", (text) => (printed += text));
  const ended = once(runtime, "exit");
  const origin = `http://${address}`;
  while (!(await answers(origin)))
    if (runtime.exitCode !== null) throw new Error(`${program} did not start: ${printed}`);
  return {
    origin,
    async stop() {
      runtime.kill("SIGKILL");
      await ended;
    },
  };
}
