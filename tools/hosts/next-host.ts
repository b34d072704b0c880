import { startStubShop } from "../../border/package/test/stub-shop.ts";
import { buildHost } from "./build-host.ts";
import type { HostProcess } from "./host-process.ts";
import { startNextServer } from "./next-server.ts";

/** The applications of border/hosts on Next, the second of which has no Cache Components. */
export type NextHost = "next" | "next-static";

/**
 * Builds an application of border/hosts once, and starts it in a process of its own in front of the shop at `shop`
 * ("http://127.0.0.1:3000"). The cached pages of the build have the border of a stub shop until they are rendered again.
 * @param execArgv options of Node for that process
 */
export async function startNextHost(
  shop: string,
  name: NextHost = "next",
  execArgv?: string[],
): Promise<HostProcess> {
  const stub = await startStubShop();
  await buildHost(name, ["next", "build", `border/hosts/${name}`], { SHOP: stub.origin });
  await stub.close();
  return startNextServer(`border/hosts/${name}`, { SHOP: shop }, execArgv);
}
