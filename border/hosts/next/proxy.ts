import { NextResponse, type NextRequest } from "next/server";
import paths from "../paths.json" with { type: "json" };
import { isOwnPage } from "./kontor/own-pages.ts";

/**
 * Passes on every request that the border makes or leads to (`paths.json`) to the shop. These rewrites stand here and not in
 * next.config.ts, which would fix the shop's address in the build.
 */
export function proxy({ nextUrl: { pathname, search } }: NextRequest) {
  const address = pathname + search;
  if (isOwnPage(address) || !patterns.some((pattern) => pattern.test(address)))
    return NextResponse.next();
  return NextResponse.rewrite(new URL(address, process.env.SHOP ?? "http://127.0.0.1:3000"));
}

const patterns = paths.map(({ pattern }) => new RegExp(pattern));
