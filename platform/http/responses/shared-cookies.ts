import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Sets cookies of these names for a whole domain, where `domainOf` returns one: scripts in pages of other origins of the site read
 * them. They hold no secret that a page of the site may not see.
 */
export function shareCookies(
  app: FastifyInstance,
  names: readonly string[],
  domainOf: (request: FastifyRequest) => string | undefined,
): void {
  app.addHook("onSend", async (request, reply) => {
    const domain = domainOf(request);
    const cookies = [reply.getHeader("set-cookie") ?? []].flat().map(String);
    if (!domain || cookies.length === 0) return;
    const isShared = (cookie: string) => names.some((name) => cookie.startsWith(`${name}=`));
    reply.removeHeader("set-cookie");
    for (const cookie of cookies)
      reply.header("set-cookie", isShared(cookie) ? `${cookie}; Domain=${domain}` : cookie);
  });
}
