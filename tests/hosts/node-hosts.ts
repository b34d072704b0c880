import { join } from "node:path";
import { createHost as createExpress } from "../../border/hosts/express/server.ts";
import { createHost as createPodium } from "../../border/hosts/podium/server.ts";
import { createHost as createSpa } from "../../border/hosts/spa/server.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { builtHost } from "./built-host.ts";
import { listen } from "./listen.ts";

const hostFolder = (name: string) => join(projectFolder, "border/hosts", name);

/** The hosts on Node, each started on a free port in front of the shop at `shop` ("127.0.0.1:3000"). */
export const nodeHosts = [
  { name: "Express", start: (shop: string) => listen(createExpress(`http://${shop}`)) },
  { name: "Podium", start: (shop: string) => listen(createPodium(`http://${shop}`)) },
  {
    name: "a single-page application",
    async start(shop: string) {
      await builtHost("spa", async () => {
        const { build } = await import("vite");
        await build({ root: hostFolder("spa"), logLevel: "warn" });
      });
      return listen(createSpa(`http://${shop}`));
    },
  },
];
