import { publishPath, purchasesPath, visitorEventsPath } from "../../border-paths.ts";
import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import {
  browserFamily,
  type BrowserFamily,
} from "../../../platform/http/requests/browser-family.ts";
import { sharesOf, wideNetworkOf } from "../../../platform/security/networks.ts";
import { createSharedSlots } from "../../../platform/security/shared-slots.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { sendProblem } from "../../../platform/http/responses/errors.ts";
import type { createRateLimits } from "../../../platform/security/rate-limits.ts";
import { allows, consentGroups } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fieldsOf } from "../../../platform/shared/foreign.ts";
import { batchLimits, visitorCookie } from "../tracking-contract.ts";
import {
  Batch,
  BatchAnswer,
  SignedPurchase,
  visitorPattern,
  type EventEnvelope,
} from "../tracking-schema.ts";
import { valueOf } from "../ecommerce.ts";
import type { Ecommerce } from "../ga4-events.ts";
import { checkPurchase, FieldError, readEcommerce } from "../read-ecommerce.ts";
import type { Collector } from "./collector.ts";
import { serverClients } from "./tracking-tables.ts";

/** Limits of requests whose bodies are being received or stored. With the limit of each body they bound the memory used. */
const maxRequests = { all: 512, perNetwork: 64 };

export function publishRoute(
  app: FastifyInstance,
  {
    collector,
    now,
    ownSiteOf,
  }: { collector: Collector } & Pick<SliceRouteOptions, "now" | "ownSiteOf">,
) {
  const families = new LRUCache<string, BrowserFamily>({ max: 1_000 });
  const familyOf = (userAgent = "") => {
    const family = families.get(userAgent) ?? browserFamily(userAgent);
    families.set(userAgent, family);
    return family;
  };
  const places = createSharedSlots(maxRequests);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Beacons can send text without a preflight request; some proxies forward only JSON.
    scope.addContentTypeParser(
      ["text/plain", "application/json"],
      { parseAs: "string", bodyLimit: batchLimits.largest },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const release = collector.isFull() ? undefined : places.take(request.ip);
      if (!release) throw new RefusedError("full");
      reply.raw.once("close", release);
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
        return collector.store(events, {
          ...familyOf(request.headers["user-agent"]),
          batch,
          received: now(),
          allowsStatistics: allows("statistics", cookie ?? ""),
          isPreview: request.preview !== undefined,
          hostSite: ownSiteOf(request),
          isSigned: false,
          network: wideNetworkOf(request.ip),
          ip: request.ip,
        });
      },
    );
  });
}

/** Receives purchases from a host's server. They take precedence over purchases that a browser reports, or anyone in its name. */
export function purchaseRoute(
  app: FastifyInstance,
  {
    collector,
    now,
    requireSignature,
  }: { collector: Collector } & Pick<SliceRouteOptions, "now" | "requireSignature">,
) {
  app.register(async (scope) => {
    requireSignature(scope);
    scope.post<{ Body: SignedPurchase }>(
      purchasesPath,
      {
        config: { hasOwnLimit: true },
        bodyLimit: batchLimits.largest,
        schema: {
          summary: "Store the purchase of an order",
          description:
            "Signed with a key of the host (RFC 9421), as docs/embedding.md shows. It takes the place of what a browser has reported of the " +
            "order. Answered after it is durable; the same call again is a duplicate.",
          tags: ["tracking"],
          body: SignedPurchase,
          response: { 200: Type.Object({ outcome: Type.Enum(["accepted", "duplicate"]) }) },
        },
      },
      async (request, reply) => {
        const { site, time = now().getTime(), ecommerce } = request.body;
        const name = randomBytes(16).toString("hex");
        const event: EventEnvelope = {
          id: uuid({ msecs: time }),
          name: "EcommerceEventData",
          version: 1,
          time,
          tab: name,
          sequence: 1,
          page: name,
          consent: [consentGroups.necessary, consentGroups.statistics],
          data: { event: "purchase", ecommerce: completePurchase(ecommerce) },
        };
        const { accepted, rejected } = await collector.store([event], {
          batch: { client: serverClients.host, site, sent: now().getTime() },
          received: now(),
          browser: "",
          isBot: false,
          allowsStatistics: true,
          isPreview: false,
          hostSite: undefined,
          isSigned: true,
          network: "",
          ip: request.ip,
        });
        if (rejected[0])
          return sendProblem(reply, 400, `The purchase is refused: ${rejected[0].code}.`);
        return { outcome: accepted.length > 0 ? "accepted" : "duplicate" };
      },
    );
  });
}

/** Adds the purchase's value. An error names the invalid field. */
function completePurchase(foreign: unknown): Ecommerce {
  try {
    const { ecommerce } = readEcommerce("purchase", foreign);
    const purchase = {
      ...(foreign as Ecommerce),
      value: ecommerce.value ?? valueOf(ecommerce.items),
    };
    checkPurchase({ ...ecommerce, value: purchase.value });
    return purchase;
  } catch (error) {
    if (error instanceof FieldError) throw Object.assign(error, { statusCode: 400 });
    throw error;
  }
}

/** Treats too many events like too many bytes: the client sends two smaller batches. */
function refuseLong({ body }: Pick<FastifyRequest, "body">) {
  const { events } = fieldsOf<Batch>(body);
  if (Array.isArray(events) && events.length > batchLimits.events)
    throw Object.assign(new Error(`At most ${batchLimits.events} events at once.`), {
      statusCode: 413,
    });
}

/** Each erasure is stored for a while: without a limit, repeated requests could fill the database. */
export const erasureLimits = { erasures: { times: 100, minutes: 60 } } as const;
export type ErasureLimits = ReturnType<typeof createRateLimits<keyof typeof erasureLimits>>;

export function visitorRoute(
  app: FastifyInstance,
  {
    erase,
    limits,
    now,
  }: {
    erase(visitor: string, now: Date): Promise<number>;
    limits: ErasureLimits;
  } & Pick<SliceRouteOptions, "now">,
) {
  const isVisitor = new RegExp(visitorPattern);
  app.delete<{ Body: { visitor: string } | null }>(
    visitorEventsPath,
    {
      schema: {
        summary: "Erase what this browser tracked",
        description:
          `The events of the visitor that the body names, and without a body the cookie ${visitorCookie}. A cookie with the same name is ` +
          "removed. The answer repeats the name of the body.",
        tags: ["tracking"],
        body: Type.Union([
          Type.Null(),
          Type.Object({ visitor: Type.String({ pattern: visitorPattern }) }),
        ]),
        response: {
          200: Type.Object({ erased: Type.Integer(), visitor: Type.Optional(Type.String()) }),
        },
      },
    },
    async (request, reply) => {
      const known = request.cookies[visitorCookie];
      const visitor = request.body?.visitor ?? known;
      reply.header("cache-control", "no-store");
      // The collector accepts no event under any other name.
      if (!visitor || !isVisitor.test(visitor)) {
        reply.clearCookie(visitorCookie, { path: "/" });
        return { erased: 0 };
      }
      const outcome = await limits.attempt({ erasures: sharesOf(request.ip) }, now(), async () => ({
        erased: await erase(visitor, now()),
        visitor: request.body?.visitor,
      }));
      if ("problem" in outcome) {
        reply.header("retry-after", String(outcome.waitMinutes * 60));
        return sendProblem(
          reply,
          429,
          "Too many erasures came from this network; try again later.",
        );
      }
      if (visitor === known) reply.clearCookie(visitorCookie, { path: "/" });
      return outcome;
    },
  );
}
