import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Front {
  /** Passes waiting and new connections to the shop at a port of the same host. */
  leadTo(port: number): void;
  /** Lets new connections wait until there is a shop again. */
  hold(): void;
  close(): void;
}

/**
 * Listens where browsers expect the shop, while the process that answers is replaced: no connection is refused. Connections that a
 * process has are its own until it ends them.
 */
export async function openFront(port: number, host: string): Promise<Front> {
  let shopPort: number | undefined;
  const waiting = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    if (shopPort !== undefined) return pass(socket, shopPort);
    waiting.add(socket);
    socket.once("close", () => waiting.delete(socket));
    socket.on("error", () => socket.destroy());
  });

  function pass(browser: Socket, port: number) {
    const shop = connect(port, host);
    for (const [one, other] of [
      [browser, shop],
      [shop, browser],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.once("close", () => other.destroySoon());
    }
  }

  server.listen(port, host);
  await once(server, "listening");
  return {
    leadTo(port) {
      shopPort = port;
      for (const socket of waiting) pass(socket, port);
      waiting.clear();
    },
    hold: () => (shopPort = undefined),
    close: () => server.close(),
  };
}
