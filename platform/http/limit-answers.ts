import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds for an answer of this route, instead of those for all. */
    answerWithin?: number;
  }
}

/** Sent instead of an answer that takes too long. */
export class AnswerTooLate extends Error {
  readonly statusCode = 503;
}

/**
 * Ends requests of all routes that are registered afterwards with an error if their answer takes longer than some milliseconds, the
 * receipt of their body included.
 *
 * Fastify's own `handlerTimeout` also aborts a signal at the end of each request, which nothing reads here, and takes a tenth of
 * the processor time of a change of a cart.
 */
export function limitAnswers(app: FastifyInstance, milliseconds: number) {
  app.addHook("onRequest", (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const most = config.answerWithin ?? milliseconds;
    const timer = setTimeout(() => {
      // A handler that writes by itself, such as one of a lasting stream, limits itself.
      if (reply.sent) return;
      const error = new AnswerTooLate(`${request.method} ${url} took more than ${most} ms.`);
      // A stream that has begun can only be cut off.
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else void reply.send(error);
    }, most);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
}
