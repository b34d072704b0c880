import type { FastifyInstance } from "fastify";
import { addressBelow, basePath } from "../../shared/sites/base-path.ts";

/** Answered like any unknown address. */
const outside = "/outside-of-the-shop";

/** Returns the path of a request's address in the shop. Probes of balancers work with and without BASE_PATH. */
export const pathInShop = (url: string): string =>
  addressBelow(basePath(), url) ?? (url.startsWith("/health/") ? url : outside);

/** Makes redirects to a path of the shop lead below BASE_PATH. */
export function redirectBelowBase(app: FastifyInstance): void {
  if (!basePath()) return;
  app.addHook("onSend", async (_request, reply) => {
    const location = reply.getHeader("location");
    if (typeof location === "string" && /^\/(?!\/)/.test(location))
      reply.header("location", basePath() + location);
  });
}
