import { NextResponse, type NextRequest } from "next/server.js";
import { borderSettings } from "../core/border-settings.ts";
import { aBoolean, checkSettings } from "../core/check-settings.ts";
import { pagePatterns } from "../core/page-patterns.ts";
import { shopAddress } from "../core/shop-address.ts";
import { isShopPath } from "../core/shop-paths.ts";
import { currentConnection, followConnections } from "./connections.ts";
import { isHostPage } from "../core/host-pages.ts";

export interface BorderProxySettings {
  /** The shop's address for this server. */
  shop: string;
  /** The application's pages, which win over the shop's (`isHostPage`). */
  pages: readonly string[];
  /**
   * Whether a proxy of yours stands in front of Next and sets `X-Forwarded-For` and `X-Forwarded-Proto`, which the shop gets then.
   * Otherwise it gets the address of the connection, whatever a browser claims; false by default.
   */
  trustProxy?: boolean;
}

/**
 * Returns a function for `proxy.ts` that passes on the border's addresses to the shop, when they are requested: rewrites in
 * `next.config.ts` would fix the shop's address in the build. Returns undefined for every other address. Throws for settings that it
 * cannot work with.
 */
export function borderProxy(settings: BorderProxySettings) {
  checkSettings("borderProxy", settings, {
    shop: borderSettings.shop,
    pages: pagePatterns,
    trustProxy: aBoolean,
  });
  const { shop, pages, trustProxy = false } = settings;
  const base = shopAddress(shop);
  if (!trustProxy) followConnections();
  return ({ nextUrl: { pathname, search }, headers }: NextRequest): NextResponse | undefined => {
    const address = pathname + search;
    if (isHostPage(pathname, pages) || !isShopPath(address, base)) return undefined;
    const target = new URL(address, base);
    return trustProxy
      ? NextResponse.rewrite(target)
      : NextResponse.rewrite(target, { request: { headers: withoutClaims(headers) } });
  };
}

/**
 * Returns a request's headers with the address of its connection in place of what the browser claims. The first request of a process,
 * for which Next loads `proxy.ts`, has none: the shop gets the address of this server.
 */
function withoutClaims(claimed: Headers): Headers {
  const headers = new Headers(claimed);
  const connection = currentConnection();
  headers.delete("x-forwarded-for");
  if (connection?.address) headers.set("x-forwarded-for", connection.address);
  headers.set("x-forwarded-proto", connection?.protocol ?? "http");
  return headers;
}
