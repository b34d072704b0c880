import type { FastifyInstance, FastifyReply } from "fastify";
import { isWrite } from "../overload/admitted-routes.ts";
import { sendProblem } from "../responses/errors.ts";
import type { SiteRequests } from "./site-requests.ts";

/** Refuses a write of a page that may be forging it, and says from where it may come. */
export const refuseForeignWrite = (reply: FastifyReply) =>
  sendProblem(
    reply,
    403,
    "Send this from a page of the same origin, or of an origin in BORDER_HOSTS on the same site.",
  );

/** Makes every route that writes refuse requests from pages of another site, unless its address is a secret. */
export function refuseForeignWrites(
  app: FastifyInstance,
  { isForeignWrite }: Pick<SiteRequests, "isForeignWrite">,
) {
  app.addHook("onRoute", (route) => {
    if (!isWrite(route) || route.config?.hasSecretAddress) return;
    route.onRequest = [
      async (request, reply) => {
        if (isForeignWrite(request)) return refuseForeignWrite(reply);
      },
      ...[route.onRequest ?? []].flat(),
    ];
  });
}
