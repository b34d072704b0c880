import type { Config } from "@react-router/dev/config";

/** `react-router build border/hosts/react-router`, then `SHOP=http://127.0.0.1:3000 node border/hosts/react-router/server.ts` */
const config: Config = {
  buildDirectory: "../../../dist/hosts/react-router",
  // All routes come with the first page, so that the server has no address for them.
  routeDiscovery: { mode: "initial" },
};

export default config;
