import type { FastifyInstance } from "fastify";

/**
 * Prevents browsers from sending secret addresses in the Referer header, even to this shop in subsequent requests of the page:
 * logs of hosts and proxies contain that header. Applies to every response, including errors.
 */
export function hideSecretAddresses(app: FastifyInstance) {
  app.addHook("onRoute", (route) => {
    if (!/\/:(secret|\w*token)\b/i.test(route.url)) return;
    // Forms whose address is no proof by itself must send their origin, which is checked; they send nothing more.
    const policy = route.config?.hasSecretAddress ? "no-referrer" : "strict-origin";
    route.onSend = [
      async (_request, reply) => {
        reply.header("referrer-policy", policy);
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}
