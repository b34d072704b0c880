import { buildHost } from "./build-host.ts";
import { startNextServer, type NextServer } from "./next-server.ts";

/**
 * Builds the application of border/hosts/next once, and starts it in a process of its own in front of the shop at `shop`
 * ("http://127.0.0.1:3000").
 * @param execArgv options of Node for that process
 */
export async function startNextHost(shop: string, execArgv?: string[]): Promise<NextServer> {
  await buildHost("next", ["next", "build", "border/hosts/next"]);
  return startNextServer("border/hosts/next", { SHOP: shop }, execArgv);
}
