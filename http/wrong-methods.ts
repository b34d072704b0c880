import type { FastifyInstance } from "fastify";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * A known address that is asked with another method is 405 with the methods that it allows; an unknown one stays 404. Call
 * it before the first route is registered, and what it gives after the last one.
 */
export function refuseWrongMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const allowed = known.get(url) ?? new Set();
    known.set(url, allowed.union(new Set([method].flat())));
  });
  return () => {
    for (const [url, allowed] of new Map(known)) {
      const allow = [...allowed].join(", ");
      const refuse = async () => {
        throw Object.assign(new Error(`Allowed is ${allow}.`), {
          statusCode: 405,
          headers: { allow },
        });
      };
      app.route({
        url,
        method: methods.filter((method) => !allowed.has(method)),
        schema: { hide: true },
        // Before a body is read, which may be of any type.
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
