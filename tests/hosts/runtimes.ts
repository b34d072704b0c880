import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { buildHost } from "../../tools/hosts/build-host.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { runProgram } from "./run-program.ts";
import { withPackage } from "./with-package.ts";

const folder = "border/hosts/hono";

const program = (name: string) => join(projectFolder, "node_modules/.bin", name);

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
    start: (shop) =>
      withPackage(() =>
        runProgram({
          command: () => [program("bun"), `${folder}/bun.ts`],
          environment: { SHOP: shop },
        }),
      ),
  },
  {
    name: "workerd",
    async start(shop) {
      await buildHost("hono", ["rolldown", "-c", `${folder}/rolldown.config.ts`, "-s"]);
      return runProgram({
        command: (address) => [
          program("workerd"),
          "serve",
          `${folder}/workerd.capnp`,
          "--socket-addr",
          `http=${address}`,
        ],
        environment: { SHOP: shop },
      });
    },
  },
];
