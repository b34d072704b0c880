import { createApp } from "./app.ts";

/**
 * Pages of Hono on Workers: `rolldown -c border/hosts/hono/rolldown.config.ts && SHOP=http://127.0.0.1:3000 workerd serve
 * border/hosts/hono/workerd.capnp --experimental`
 */

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch(
    request: Request,
    { SHOP }: { SHOP: string },
    context: { waitUntil(promise: Promise<unknown>): void },
  ) {
    // One for all requests, with its cache.
    app ??= createApp(SHOP);
    return app.fetch(request, {
      // Set by Cloudflare's network; workerd alone knows no address.
      clientAddress: request.headers.get("cf-connecting-ip") ?? undefined,
      waitUntil: (promise) => context.waitUntil(promise),
    });
  },
};
