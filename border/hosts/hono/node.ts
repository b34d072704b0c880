import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createApp } from "./app.ts";

/** Pages of Hono on Node: `SHOP=http://127.0.0.1:3000 PORT=8080 node border/hosts/hono/node.ts` */

export function createHost(shop: string) {
  const app = createApp(shop);
  return getRequestListener((request, env) =>
    app.fetch(request, { clientAddress: (env as HttpBindings).incoming.socket.remoteAddress }),
  );
}

if (import.meta.main)
  createServer(createHost(process.env.SHOP ?? "http://127.0.0.1:3000")).listen(
    process.env.PORT ?? 8080,
  );
