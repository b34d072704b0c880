import { createHost as createAstro } from "../../border/hosts/astro/server.ts";
import { createHost as createExpress } from "../../border/hosts/express/server.ts";
import { createHost as createPodium } from "../../border/hosts/podium/server.ts";
import { createHost as createSpa } from "../../border/hosts/spa/server.ts";
import { buildHost } from "./build-host.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { startNext } from "./next-host.ts";

/** The hosts on Node, each started on a free port in front of the shop at `shop` ("127.0.0.1:3000"). */
export const nodeHosts: { name: string; start(shop: string): Promise<Host> }[] = [
  { name: "Express", start: (shop: string) => listen(createExpress(`http://${shop}`)) },
  { name: "Podium", start: (shop: string) => listen(createPodium(`http://${shop}`)) },
  {
    name: "a single-page application",
    async start(shop: string) {
      await buildHost("spa", ["vite", "build", "border/hosts/spa", "--logLevel", "warn"]);
      return listen(createSpa(`http://${shop}`));
    },
  },
  {
    name: "Astro",
    async start(shop: string) {
      await buildHost("astro", ["astro", "build", "--root", "border/hosts/astro"]);
      return listen(await createAstro(`http://${shop}`));
    },
  },
  { name: "Next", start: startNext },
];
