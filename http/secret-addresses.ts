import type { FastifyInstance } from "fastify";

/**
 * Addresses with a secret are told to nobody by browsers, not even to this shop in the requests of the page: logs of hosts and
 * proxies hold the header Referer. Whatever is answered, an error too.
 */
export function hideSecretAddresses(app: FastifyInstance) {
  app.addHook("onRoute", (route) => {
    if (!/\/:(secret|\w*token)\b/i.test(route.url)) return;
    route.onSend = [
      async (_request, reply) => {
        // The origin alone: forms of these pages say where they come from.
        reply.header("referrer-policy", "strict-origin");
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}
