import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";

/** The client of a request, as its connection says. */
interface Connection {
  address: string | undefined;
  protocol: "http" | "https";
}

const connections = new AsyncLocalStorage<Connection>();
let isFollowing = false;

/**
 * Remembers the connection of each request to this process from now on. Next passes on the `X-Forwarded-For` that a browser claims, and
 * knows no connection in `proxy.ts`; Node announces each request in the context in which Next handles it.
 */
export function followConnections(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribe("http.server.request.start", (message) => {
    const { socket } = (message as { request: IncomingMessage }).request;
    const isEncrypted = "encrypted" in socket && (socket as TLSSocket).encrypted;
    connections.enterWith({
      address: socket.remoteAddress,
      protocol: isEncrypted ? "https" : "http",
    });
  });
}

/** Returns the connection of the request that is handled; undefined for one that began before `followConnections`. */
export const currentConnection = (): Connection | undefined => connections.getStore();
