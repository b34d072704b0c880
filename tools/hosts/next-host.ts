import { buildHost } from "./build-host.ts";
import type { HostProcess } from "./host-process.ts";
import { startNextServer } from "./next-server.ts";

/**
 * Builds the application of border/hosts/next once, and starts it in a process of its own in front of the shop at `shop`
 * ("http://127.0.0.1:3000").
 * @param execArgv options of Node for that process
 */
export async function startNextHost(shop: string, execArgv?: string[]): Promise<HostProcess> {
  await buildHost("next", ["next", "build", "border/hosts/next"]);
  return startNextServer("border/hosts/next", { SHOP: shop }, execArgv);
}
