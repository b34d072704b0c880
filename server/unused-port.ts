import { createServer, type AddressInfo } from "node:net";

/** Returns a port that no process uses. The origins of the sites contain it, so it must be known before the server listens. */
export async function unusedPort(host: string): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, host, listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
