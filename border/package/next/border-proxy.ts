import { NextResponse, type NextRequest } from "next/server.js";
import { borderSettings } from "../core/border-settings.ts";
import { aBoolean, checkSettings } from "../core/check-settings.ts";
import { pagePatterns } from "../core/page-patterns.ts";
import { shopAddress } from "../core/shop-address.ts";
import { isShopPath } from "../core/shop-paths.ts";
import { replaceClaimedAddresses } from "./client-address.ts";
import { isHostPage } from "./host-pages.ts";

export interface BorderProxySettings {
  /** The shop's address for this server. */
  shop: string;
  /** The application's pages, which win over the shop's (`isHostPage`). */
  pages: readonly string[];
  /**
   * Whether a proxy of yours stands in front of Next and sets `X-Forwarded-For`. Otherwise that header has the address of the connection,
   * whatever a browser claims, also for your own pages; false by default.
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
  if (!trustProxy) replaceClaimedAddresses();
  return ({ nextUrl: { pathname, search } }: NextRequest): NextResponse | undefined => {
    const address = pathname + search;
    return !isHostPage(pathname, pages) && isShopPath(address, base)
      ? NextResponse.rewrite(new URL(address, base))
      : undefined;
  };
}
