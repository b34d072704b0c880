import { connectionPath } from "../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { borderContract } from "../border-contract.ts";

/** Beside the fragments, whose requests hosts strip of cookies and cache. */

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
  method: Type.String(),
  url: Type.String({ description: "Path and query as they arrived" }),
  headers: Type.Array(Type.String(), { description: "Names of the request's headers" }),
  bodyLength: Type.Integer({ description: "Bytes of the body, written as JSON without spaces" }),
});

/**
 * `/service/connection` and all addresses below it: what the shop sees of a request through a host, for the host's operators. A request
 * changes nothing.
 */
export function connectionRoute(
  app: FastifyInstance,
  { origins }: { origins: Record<SiteCode, string> },
) {
  const schema = {
    summary: "How a request through a host reaches the shop",
    description: `Returns only what the request itself said, and changes nothing. With the cookie ${doctorCookie} the response removes two cookies, so that it is seen whether a host passes on each Set-Cookie. The doctor of @kontor/border reads it.`,
    tags: ["page border"],
    response: { 200: Connection },
  };
  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const { host, protocol, ip, headers, method, originalUrl, body } = request;
    const hasCookie = headers.cookie?.includes(`${doctorCookie}=`) ?? false;
    reply.header("cache-control", "no-store");
    if (hasCookie)
      reply.header("set-cookie", [removed(doctorCookie), removed(`${doctorCookie}-2`)]);
    const known = Object.entries(origins).find(([, origin]) => URL.parse(origin)?.host === host);
    return {
      contract: borderContract,
      host,
      site: known?.[0] ?? null,
      protocol,
      address: ip,
      origin: headers.origin ?? null,
      hasCookie,
      method,
      url: originalUrl,
      headers: Object.keys(headers),
      bodyLength: body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)),
    };
  }
  for (const url of [connectionPath, `${connectionPath}/*`]) {
    app.get(url, { schema }, handler);
    // Routes of their own, because writes of other origins are refused.
    app.route({ url, method: ["POST", "PUT", "DELETE"], schema, handler });
  }
}

const removed = (cookie: string) =>
  `${cookie}=; Path=${connectionPath}; Max-Age=0; HttpOnly; SameSite=Lax`;
