import type { FastifyInstance } from "fastify";

/** Milliseconds from which on an answer is slow. */
const slow = 1_000;

/** Logs answers by their route: an address may hold what a shopper searched for, and a log must not. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const { method, routeOptions } = request;
    const answer = { method, route: routeOptions.url ?? "none", status, ms: Math.round(ms) };
    // What fails with 503 has been logged where it failed; a refusal is counted.
    if (status >= 500 && status !== 503) request.log.warn(answer, "answer failed");
    else if (ms > slow) request.log.warn(answer, "answer slow");
    else request.log.debug(answer, "answered");
    done();
  });
}
