import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { SiteCode } from "../../platform/shared/site.ts";
import { borderContract } from "../border-contract.ts";

/** Beside the fragments, whose requests hosts strip of cookies and cache. */
const connectionPath = "/service/connection";

/** The cookie by which the doctor of @kontor/border sees whether a host passes cookies on. */
const doctorCookie = "kontor-doctor";

const Connection = Type.Object({
  contract: Type.Integer({ description: "Version of the interface for hosts" }),
  host: Type.String({
    description: "Host as the shop sees it, which writes must name as their Origin",
  }),
  site: Type.Union([Type.String(), Type.Null()], {
    description:
      "Code of the site that has this address in SITE_HOSTS; null for an unknown address",
  }),
  protocol: Type.String(),
  address: Type.String({ description: "Address of the client, by which limits count" }),
  origin: Type.Union([Type.String(), Type.Null()]),
  hasCookie: Type.Boolean({ description: `Whether the cookie ${doctorCookie} arrived` }),
});

/** `GET /service/connection`: what the shop sees of a request through a host, for the host's operators. */
export function connectionRoute(
  app: FastifyInstance,
  { origins }: { origins: Partial<Record<SiteCode, string>> },
) {
  app.get(
    connectionPath,
    {
      schema: {
        summary: "How a request through a host reaches the shop",
        description:
          "Returns only what the request itself said. The doctor of @kontor/border reads it.",
        tags: ["page border"],
        response: { 200: Connection },
      },
    },
    async ({ host, protocol, ip, headers }, reply) => {
      reply.header("cache-control", "no-store");
      const known = Object.entries(origins).find(([, origin]) => URL.parse(origin)?.host === host);
      return {
        contract: borderContract,
        host,
        site: known?.[0] ?? null,
        protocol,
        address: ip,
        origin: headers.origin ?? null,
        hasCookie: headers.cookie?.includes(`${doctorCookie}=`) ?? false,
      };
    },
  );
}
