import type { FastifyInstance } from "fastify";

/** Milliseconds from which a response counts as slow. */
const slow = 1_000;

/** Logs responses by their route: an address may contain what a shopper searched for, which must not be logged. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const { method, routeOptions } = request;
    const response = { method, route: routeOptions.url ?? "none", status, ms: Math.round(ms) };
    // A failure with 503 has been logged where it happened; refusals are counted, and delayed on purpose.
    if (status === 503) request.log.debug(response, "not answered");
    else if (status >= 500) request.log.warn(response, "answer failed");
    else if (ms > slow) request.log.warn(response, "answer slow");
    else request.log.debug(response, "answered");
    done();
  });
}
