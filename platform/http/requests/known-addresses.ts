import type { Server } from "node:http";

/**
 * Makes the address of a client known also after it has left, when limits count what it asked for. Node reads it when it is needed for
 * the first time, from the open connection, and remembers it.
 */
export function knowAddresses(server: Server) {
  server.on("connection", (socket) => void socket.remoteAddress);
}
