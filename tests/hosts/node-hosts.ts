import { buildHost } from "../../tools/hosts/build-host.ts";
import { startHostProcess } from "../../tools/hosts/host-process.ts";
import { startNextHost } from "../../tools/hosts/next-host.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { clockedHost, withClock } from "./own-process.ts";
import { withPackage } from "./with-package.ts";

/** The hosts on Node, each started on a free port in front of the shop at `shop` ("127.0.0.1:3000"). */
export const nodeHosts: { name: string; start(shop: string): Promise<Host> }[] = [
  {
    name: "Express",
    async start(shop: string) {
      const host = await withPackage(() => import("../../border/hosts/express/server.ts"));
      return listen(host.createHost(`http://${shop}`));
    },
  },
  {
    name: "Podium",
    async start(shop: string) {
      const host = await withPackage(() => import("../../border/hosts/podium/server.ts"));
      return listen(host.createHost(`http://${shop}`));
    },
  },
  {
    name: "a single-page application",
    async start(shop: string) {
      await buildHost("spa", ["vite", "build", "border/hosts/spa", "--logLevel", "warn"]);
      const host = await import("../../border/hosts/spa/server.ts");
      return listen(host.createHost(`http://${shop}`));
    },
  },
  {
    name: "Astro",
    async start(shop: string) {
      await buildHost("astro", ["astro", "build", "--root", "border/hosts/astro"]);
      const host = await import("../../border/hosts/astro/server.ts");
      return listen(await host.createHost(`http://${shop}`));
    },
  },
  {
    name: "Next",
    start: async (shop: string) =>
      clockedHost(await startNextHost(`http://${shop}`, "next", withClock)),
  },
  {
    name: "React Router",
    async start(shop: string) {
      await buildHost("react-router", ["react-router", "build", "border/hosts/react-router"]);
      const host = await startHostProcess({
        module: "border/hosts/react-router/server.ts",
        environment: { SHOP: `http://${shop}` },
        execArgv: withClock,
      });
      return clockedHost(host);
    },
  },
];
