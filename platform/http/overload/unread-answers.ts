import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes connections whose clients read nothing of a response for `within` milliseconds. Node's own socket timeout restarts with
 * every byte written, also for a subsequent request, so a client that sends and never reads would hold a socket and its responses
 * for minutes. Progress counts in whole writes, when the system has accepted all of one: 20 seconds are enough for a picture over
 * EDGE.
 */
export function endUnread(server: Server, { within = 20_000, every = 5_000 } = {}) {
  /** How much each client has read, and when it last read some. */
  const connections = new Map<Socket, { bytes: number; at: number }>();
  server.on("connection", (socket) => {
    connections.set(socket, { bytes: 0, at: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, taken] of connections) {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || bytes > taken.bytes)
        Object.assign(taken, { bytes, at: now });
      else if (now - taken.at >= within) socket.destroy();
    }
  }, every).unref();
  server.once("close", () => clearInterval(timer));
}
