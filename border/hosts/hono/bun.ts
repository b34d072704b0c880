import { createApp } from "./app.ts";

/** Pages of Hono on Bun: `SHOP=http://127.0.0.1:3000 PORT=8080 bun border/hosts/hono/bun.ts` */

const app = createApp(process.env.SHOP ?? "http://127.0.0.1:3000");

interface BunServer {
  requestIP(request: Request): { address: string } | null;
}

/** Bun serves the default export of a program. */
export default {
  port: process.env.PORT ?? 8080,
  hostname: process.env.HOST ?? "0.0.0.0",
  fetch: (request: Request, server: BunServer) =>
    app.fetch(request, { clientAddress: server.requestIP(request)?.address }),
};
