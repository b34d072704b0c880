import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HashingBusy } from "../../security/passwords.ts";
import { RefusedError } from "../overload/admission.ts";
import { AnswerTooLate } from "../overload/limit-answers.ts";
import { isForm } from "../requests/forms.ts";
import { NotReady } from "../overload/not-ready.ts";

/**
 * Responds to a browser with a page in its site's language: below 500 "not found", otherwise "our fault", or the part of the shop
 * that is not ready.
 */
export type ErrorPages = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  missing?: NotReady["part"],
) => Promise<FastifyReply>;

/** An error that may set headers of its response. */
interface AnswerableError extends FastifyError {
  headers?: Record<string, string>;
}

/**
 * Reports whether an error is one that clients can cause. They are counted where they occur: a log line for each would flood the
 * log and add to an overload.
 */
export const isCountedError = (error: unknown): boolean =>
  error instanceof RefusedError || error instanceof HashingBusy;

const titles: Record<number, string> = {
  400: "The request is not as it must be",
  401: "Not signed, or not as it must be",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "The rest of the request did not arrive in time",
  410: "No longer there",
  413: "The body is too large",
  414: "The address is too long",
  415: "The content type is not supported; send application/json",
  422: "The request cannot be carried out",
  429: "Too many requests",
  431: "The headers are too large; send fewer or smaller cookies",
  503: "Overloaded or not ready; try again later",
};

/**
 * The one place that maps errors to responses: pages for browsers, problem+json for programs, an empty body for servers that
 * include the response in their page (`isPasted`), and no cause on 5xx. Returns the handler for errors that occur before a route
 * is found.
 */
export function handleErrors(
  app: FastifyInstance,
  page: ErrorPages,
  isPasted: (request: FastifyRequest) => boolean,
) {
  const response = async (error: AnswerableError, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode = 500 } = isOfSlowBody(error, request) ? { statusCode: 408 } : error;
    const status = statusCode >= 400 ? statusCode : 500;
    const headers = { ...error.headers, ...(status === 503 ? { "retry-after": "5" } : {}) };
    reply.headers(headers);
    const missing = error instanceof NotReady ? error.part : undefined;
    if (status >= 500 && !isCountedError(error) && !missing) request.log.error(error);
    if (isPasted(request)) return sendNothing(reply, status);
    if (wantsPage(request)) return page(request, reply, status, headers, missing);
    return sendProblem(reply, status, status < 500 ? error.message : undefined);
  };
  app.setErrorHandler(response);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPasted(request)) return sendNothing(reply, 404);
    return wantsPage(request) ? page(request, reply, 404, {}) : sendProblem(reply, 404);
  });
  return response;
}

/** Reports whether the time limit was reached while the client had not sent the whole request. */
const isOfSlowBody = (error: FastifyError, { raw }: FastifyRequest) =>
  error instanceof AnswerTooLate && raw.complete === false;

const reasons: Record<number, string> = { 405: "method not allowed" };

function sendNothing(reply: FastifyReply, status: number) {
  const isOurFault = status >= 500;
  return reply
    .code(isOurFault ? 503 : status === 405 ? 405 : 404)
    .header("x-kontor-reason", isOurFault ? "unavailable" : (reasons[status] ?? "unknown address"))
    .header("cache-control", "no-store")
    .send();
}

/**
 * Answers a program with a problem (RFC 9457).
 * @param problem its detail, or fields of its own: a type and a title that say more than the status, and what a caller needs to know
 */
export function sendProblem(reply: FastifyReply, status: number, problem: string | object = {}) {
  const more = typeof problem === "string" ? { detail: problem } : problem;
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send({ ...problemOf(status), instance: reply.request.id, ...more });
}

/** Returns the body of an error for programs (RFC 9457). */
export const problemOf = (status: number, detail?: string) => ({
  type: `urn:kontor:${status}`,
  title: titles[status] ?? "The server could not answer",
  status,
  ...(detail ? { detail } : {}),
});

/** Reports whether a browser opens the address, as opposed to a script that calls it. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD" || isForm(request)) &&
    (request.headers.accept ?? "").includes("text/html")
  );
}
