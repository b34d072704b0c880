import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

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
    const max = config.answerWithin ?? milliseconds;
    const timer = setTimeout(() => {
      // A handler that writes by itself, such as one of a lasting stream, limits itself.
      if (reply.sent) return;
      const error = new AnswerTooLate(`${request.method} ${url} took more than ${max} ms.`);
      // A stream that has begun can only be cut off.
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else response(error, request, reply).catch((failure: unknown) => void reply.send(failure));
    }, max);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
}

/**
 * Calls the route's error handler itself: Fastify calls it for the first error of a request only, and work that hangs often fails with an
 * error of its own at about the same time.
 */
const response = async (error: Error, request: FastifyRequest, reply: FastifyReply) =>
  request.server.errorHandler(error, request, reply);
