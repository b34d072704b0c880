import { NextResponse, type NextRequest } from "next/server.js";
import { isShopPath } from "../core/shop-paths.ts";
import { isHostPage } from "./host-pages.ts";

export interface BorderProxySettings {
  /** The shop's address for this server. */
  shop: string;
  /** The application's pages, which win over the shop's (`isHostPage`). */
  pages: readonly string[];
}

/**
 * Returns a function for `proxy.ts` that passes on the border's addresses to the shop, when they are requested: rewrites in
 * `next.config.ts` would fix the shop's address in the build. Returns undefined for every other address.
 */
export const borderProxy =
  ({ shop, pages }: BorderProxySettings) =>
  ({ nextUrl: { pathname, search } }: NextRequest): NextResponse | undefined => {
    const address = pathname + search;
    return !isHostPage(pathname, pages) && isShopPath(address, shop)
      ? NextResponse.rewrite(new URL(address, shop))
      : undefined;
  };
