import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import { Refused } from "../../../http/admission.ts";
import { browserFamily, type BrowserFamily } from "../../../http/browser-family.ts";
import { wideNetworkOf } from "../../../security/networks.ts";
import type { RouteTools } from "../../../http/slice.ts";
import { allows, consentCookie } from "../../../shared/consent-cookie.ts";
import { cookieIn } from "../../../shared/cookies.ts";
import { fieldsOf } from "../../../shared/foreign.ts";
import {
  batchLimits,
  publishPath,
  visitorCookie,
  visitorEventsPath,
} from "../tracking-contract.ts";
import { Batch, BatchAnswer } from "../tracking-schema.ts";
import type { Collector } from "./collector.ts";

/** Requests whose bodies are received or stored: with the limit of each, what they may take of the memory. */
const mostRequests = 512;

export function publishRoute(
  app: FastifyInstance,
  { collector, now }: { collector: Collector } & Pick<RouteTools, "now">,
) {
  const families = new LRUCache<string, BrowserFamily>({ max: 1_000 });
  const familyOf = (userAgent = "") => {
    const family = families.get(userAgent) ?? browserFamily(userAgent);
    families.set(userAgent, family);
    return family;
  };
  let requests = 0;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Beacons can send text without asking the server first; some proxies pass nothing but JSON.
    scope.addContentTypeParser(
      ["text/plain", "application/json"],
      { parseAs: "string", bodyLimit: batchLimits.bytes },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      if (requests >= mostRequests || collector.isFull()) throw new Refused("full");
      requests++;
      reply.raw.once("close", () => requests--);
    });
    scope.post<{ Body: Omit<Batch, "events"> & { events: unknown[] } }>(
      publishPath,
      {
        config: { hasOwnLimit: true },
        preValidation: async (request) => refuseLong(request),
        schema: {
          summary: "Store events that a browser tracked",
          description:
            "Answered after everything that was accepted is durable. An event is stored once, however often it is sent; a bad one does not " +
            "keep the others of its batch out. 413 asks for smaller batches, 503 for the same a little later.",
          tags: ["tracking"],
          consumes: ["text/plain", "application/json"],
          body: Batch,
          response: { 200: BatchAnswer },
        },
      },
      async (request) => {
        const { events, ...batch } = request.body;
        const { cookie } = request.headers;
        return collector.collect(events, {
          ...familyOf(request.headers["user-agent"]),
          batch,
          received: now(),
          allowsStatistics:
            cookieIn(cookie, consentCookie) === undefined
              ? undefined
              : allows("statistics", cookie),
          isPreview: request.preview !== undefined,
          network: wideNetworkOf(request.ip),
        });
      },
    );
  });
}

/** Too many events are as too many bytes: the client sends two smaller batches. */
function refuseLong({ body }: Pick<FastifyRequest, "body">) {
  const { events } = fieldsOf<Batch>(body);
  if (Array.isArray(events) && events.length > batchLimits.events)
    throw Object.assign(new Error(`At most ${batchLimits.events} events at once.`), {
      statusCode: 413,
    });
}

export function visitorRoute(
  app: FastifyInstance,
  { erase, now }: { erase(visitor: string, now: Date): Promise<number> } & Pick<RouteTools, "now">,
) {
  app.delete(
    visitorEventsPath,
    {
      schema: {
        summary: "Erase what this browser tracked",
        description: `The events of the visitor in the cookie ${visitorCookie}, which is removed as well.`,
        tags: ["tracking"],
        response: { 200: Type.Object({ erased: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const visitor = request.cookies[visitorCookie];
      reply.header("cache-control", "no-store").clearCookie(visitorCookie, { path: "/" });
      return { erased: visitor ? await erase(visitor, now()) : 0 };
    },
  );
}
