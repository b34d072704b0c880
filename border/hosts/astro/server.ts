import type { RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { connectBorder, type HostBorder } from "@kontor/border";
import express, { type RequestHandler } from "express";

/**
 * Serves pages of Astro with the border: `astro build --root border/hosts/astro` and
 * `SHOP=http://127.0.0.1:3000 node border/hosts/astro/server.ts`
 */

/** Where Astro writes the built pages (astro.config.ts). */
const built = join(import.meta.dirname, "../../../dist/hosts/astro");

/** The built module in the adapter's middleware mode. It calls `next` for addresses without a page, and hands `locals` to pages. */
interface Entry {
  handler(...call: [...Parameters<RequestHandler>, locals: { border: HostBorder }]): Promise<void>;
}

export async function createHost(shop: string): Promise<RequestListener> {
  const entry: Entry = await import(pathToFileURL(join(built, "server/entry.mjs")).href);
  const border = connectBorder({ shop });
  return express()
    .use(express.static(join(built, "client"), { index: false }))
    .use((request, response, next) => entry.handler(request, response, next, { border }))
    .use(border.proxy());
}

if (import.meta.main) {
  const host = express().use(await createHost(process.env.SHOP ?? "http://127.0.0.1:3000"));
  host.listen(process.env.PORT ?? 8080);
}
