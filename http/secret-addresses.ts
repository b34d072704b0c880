import type { FastifyInstance } from "fastify";

/**
 * Addresses with a secret are told to nobody by browsers, not even to this shop in the requests of the page: logs of hosts and
 * proxies hold the header Referer. Whatever is answered, an error too.
 */
export function hideSecretAddresses(app: FastifyInstance) {
  app.addHook("onRoute", (route) => {
    if (!/\/:(secret|\w*token)\b/i.test(route.url)) return;
    // Forms whose address is no proof by itself say where they come from: the origin alone.
    const policy = route.config?.hasSecretAddress ? "no-referrer" : "strict-origin";
    route.onSend = [
      async (_request, reply) => {
        reply.header("referrer-policy", policy);
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}
