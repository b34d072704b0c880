import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

let isReplaced = false;

/**
 * Replaces the `X-Forwarded-For` of all requests to this process by the address of their connection, and lets Next write
 * `X-Forwarded-Proto`. Next passes on what a browser claims, and knows no connection in `proxy.ts`; Node announces each request before
 * Next reads it. Requests for the shop cannot be told apart then: Next has many spellings of an address, such as "/account.rsc". The
 * request for which Next loads `proxy.ts`, the first of a process, has been announced by then.
 */
export function replaceClaimedAddresses(): void {
  if (isReplaced) return;
  isReplaced = true;
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    delete headers["x-forwarded-for"];
    delete headers["x-forwarded-proto"];
    if (socket.remoteAddress) headers["x-forwarded-for"] = socket.remoteAddress;
  });
}
