import { once } from "node:events";
import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A network connection that can be cut: nothing arrives any more, and neither end is notified, even after it is restored for
 * others.
 */
export interface Line {
  url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a connection to a server through its own address. */
export async function openLine(server: URL): Promise<Line> {
  const used = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    const far = createConnection(Number(server.port), server.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      used.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("end", () => to.end());
    }
    if (isCut) for (const socket of [near, far]) socket.pause();
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const url = new URL(server);
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of used) socket.pause();
    },
    // Cut connections stay cut.
    mend() {
      isCut = false;
    },
    close() {
      line.close();
      for (const socket of used) socket.destroy();
    },
  };
}
