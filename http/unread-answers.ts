import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Ends connections whose clients take nothing of an answer for `within` milliseconds. Node's own time limit of a socket counts from the
 * last byte that was written to it, also by a request that follows, so that who sends and never reads would hold a socket and its
 * answers for minutes. A single write counts when the system has all of it: 20 seconds are enough for a picture by EDGE.
 */
export function endUnread(server: Server, { within = 20_000, every = 5_000 } = {}) {
  /** What each client has taken, and when it took the last of it. */
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
