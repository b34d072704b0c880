import { monitoringPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { createSharedSlots } from "../../../platform/security/shared-slots.ts";
import type { MonitoringAddress } from "../monitoring-dsn.ts";

/** Limits of envelopes in flight to the service; a page sends few and small ones. */
const maxEnvelopes = { all: 32, perNetwork: 4 };
const largestEnvelope = 8 * 1024;
/** Milliseconds that the service has to answer. */
const answerTime = 5_000;

/**
 * Forwards reports of pages to the monitoring service (in Sentry's terms, a tunnel). Browsers therefore contact no other host,
 * which would see the visitor's address. Only the body of the request is forwarded.
 */
export function monitoringRoute(app: FastifyInstance, { envelopes }: MonitoringAddress) {
  const places = createSharedSlots(maxEnvelopes);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "text/plain",
      { parseAs: "string", bodyLimit: largestEnvelope },
      (_request, body, done) => done(null, body),
    );
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const release = places.take(request.ip);
      if (!release) throw new RefusedError("full");
      reply.raw.once("close", release);
    });
    scope.post<{ Body: string }>(
      monitoringPath,
      {
        config: { hasOwnLimit: true },
        schema: {
          summary: "Report an error of a page",
          description:
            "An envelope of Sentry's protocol, which the shop passes on to its monitoring service. There is none of a shop without one.",
          tags: ["tracking"],
          consumes: ["text/plain"],
        },
      },
      async ({ body }, reply) => {
        const { status, headers } = await send(body);
        const retryAfter = headers.get("retry-after");
        if (retryAfter) reply.header("retry-after", retryAfter);
        return reply.code(status).send();
      },
    );
  });

  async function send(body: string): Promise<Pick<Response, "status" | "headers">> {
    try {
      const response = await fetch(envelopes, {
        method: "POST",
        body,
        headers: { "content-type": "text/plain;charset=UTF-8" },
        redirect: "error",
        signal: AbortSignal.timeout(answerTime),
      });
      await response.body?.cancel();
      // Browsers need to know only that the service is busy; its other errors are not theirs.
      if (response.status === 429 || response.status === 503) return response;
      return { status: response.ok ? 204 : 502, headers: new Headers() };
    } catch {
      return { status: 502, headers: new Headers() };
    }
  }
}
