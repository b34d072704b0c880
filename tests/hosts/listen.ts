import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Host } from "./host.ts";

/** Serves an app on a free port. */
export async function listen(app: RequestListener): Promise<Host> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
