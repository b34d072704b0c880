import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Each returns true for an address of its shop. */
const shops = new Set<(address: string) => boolean>();

/**
 * Replaces the `X-Forwarded-For` of requests to this process by the address of their connection, for addresses that `isOfShop` returns
 * true for, and lets Next write `X-Forwarded-Proto`. Next passes on what a browser claims, and knows no connection in `proxy.ts`; Node
 * announces each request before Next reads it. The request for which Next loads `proxy.ts`, the first of a process, has been announced
 * by then.
 */
export function replaceClaimedAddresses(isOfShop: (address: string) => boolean): void {
  if (shops.size === 0) subscribe("http.server.request.start", replaceClaim);
  shops.add(isOfShop);
}

function replaceClaim(message: unknown) {
  const { url = "/", headers, socket } = (message as { request: IncomingMessage }).request;
  if (!mayReachShop(url)) return;
  delete headers["x-forwarded-for"];
  delete headers["x-forwarded-proto"];
  if (socket.remoteAddress) headers["x-forwarded-for"] = socket.remoteAddress;
}

/** Reports whether Next may pass on a request: it normalizes addresses, so that "/./account" is "/account" there. */
function mayReachShop(target: string) {
  if (!URL.canParse(target, "http://host")) return true;
  const { pathname, search } = new URL(target, "http://host");
  return [...shops].some((isOfShop) => isOfShop(pathname + search));
}
