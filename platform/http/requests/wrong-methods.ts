import type { FastifyInstance } from "fastify";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Answers a request with a wrong method for a known address with 405 and the allowed methods; an unknown address stays 404. Call
 * it before the first route is registered, and call the function that it returns after the last one.
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
        // Refused before the body is read, which may be of any type.
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
