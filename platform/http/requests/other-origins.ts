import type { FastifyInstance, FastifyRequest } from "fastify";

/** An address that pages of other origins may call. */
export interface ForeignCall {
  /** "/search" is a single path, "/img/*" are all paths below "/img/". */
  path: string;
  methods: readonly string[];
}

export interface OtherOrigins {
  /** The origins whose pages may call the shop, exactly as browsers send them. */
  origins: readonly string[];
  calls: readonly ForeignCall[];
}

/** Seconds for which a browser need not ask again whether it may call an address. Chromium caches no longer. */
const preflightSeconds = 7_200;

/** Headers that scripts of the border send beyond those that need no permission. */
const allowedHeaders = [
  "cache-control",
  "content-type",
  "idempotency-key",
  "x-hunter-site",
  "x-kontor-render-token",
  "x-kontor-solution",
  "x-original-address",
];

/** Returns the call of a request's address, if other origins may make any there. */
function callAt({ calls }: OtherOrigins, request: FastifyRequest): ForeignCall | undefined {
  const path = request.url.replace(/\?.*/, "");
  return calls.find((call) =>
    call.path.endsWith("/*") ? path.startsWith(call.path.slice(0, -1)) : path === call.path,
  );
}

/**
 * Returns the listed origin whose page sends a request, if it may send it. Cookies of the shop travel within its site alone, so
 * that a page of another site is refused even if its origin is listed.
 */
export function listedOriginOf(others: OtherOrigins, request: FastifyRequest): string | undefined {
  const { origin, "sec-fetch-site": site } = request.headers;
  const listed = others.origins.find((each) => each === origin);
  const isWithinSite = site === undefined || site === "same-site";
  return listed && isWithinSite && callAt(others, request)?.methods.includes(request.method)
    ? listed
    : undefined;
}

/**
 * Lets pages of the listed origins call the shop with its cookies (CORS). An origin that is not listed gets no header of CORS, so
 * that browsers withhold the answer from its page.
 */
export function answerOtherOrigins(app: FastifyInstance, others: OtherOrigins): void {
  if (others.origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const call = callAt(others, request);
    if (!call) return;
    // Set on Node's response, because cached responses bypass Fastify's.
    reply.raw.setHeader("vary", "Origin");
    const origin = others.origins.find((listed) => listed === request.headers.origin);
    if (!origin) return;
    reply.raw.setHeader("access-control-allow-origin", origin);
    reply.raw.setHeader("access-control-allow-credentials", "true");
    reply.raw.setHeader("access-control-expose-headers", "retry-after");
    const wanted = request.headers["access-control-request-method"];
    if (request.method !== "OPTIONS" || !wanted || !call.methods.includes(wanted)) return;
    return reply
      .code(204)
      .headers({
        "access-control-allow-methods": call.methods.join(", "),
        "access-control-allow-headers": allowedHeaders.join(", "),
        "access-control-max-age": preflightSeconds,
        "cache-control": "no-store",
      })
      .send();
  });
}
