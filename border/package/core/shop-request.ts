import { request as send, type ClientRequest, type RequestOptions } from "node:http";
import { request as sendSecurely } from "node:https";
import { isIP } from "node:net";

/**
 * Sends a request to the shop at `shop` ("https://shop.example.de"). Its certificate must have the shop's name: Node would demand that
 * of the header `Host`, which may be a host's.
 */
export function requestShop(shop: string, options: RequestOptions): ClientRequest {
  const { origin, protocol, hostname } = new URL(shop);
  if (protocol === "http:") return send(origin, options);
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, "")) > 0;
  return sendSecurely(origin, { ...options, servername: isAddress ? "" : hostname });
}
