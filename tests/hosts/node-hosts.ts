import { createHost as createExpress } from "../../border/hosts/express/server.ts";
import { createHost as createPodium } from "../../border/hosts/podium/server.ts";
import { listen } from "./listen.ts";

/** The hosts on Node, each started on a free port in front of the shop at `shop` ("127.0.0.1:3000"). */
export const nodeHosts = [
  { name: "Express", start: (shop: string) => listen(createExpress(`http://${shop}`)) },
  { name: "Podium", start: (shop: string) => listen(createPodium(`http://${shop}`)) },
];
