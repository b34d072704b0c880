import type { FastifyInstance, FastifyRequest } from "fastify";
import { isStorableJson } from "../../shared/texts/storable-text.ts";

/** Thrown for text that the database cannot store: a mistake that the caller can correct. */
class UnstorableTextError extends Error {
  readonly statusCode = 400;
}

const message =
  "A text of the body has the character U+0000 or half a surrogate pair; leave it out";

/**
 * Accepts JSON bodies without characters that PostgreSQL cannot store. UTF-8 cannot encode them either, so only escape sequences
 * are checked. `check` may refuse a body before it is parsed.
 */
export function acceptJson(
  app: FastifyInstance,
  check?: (request: FastifyRequest, body: string) => Error | undefined,
): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      const error =
        check?.(request, body) ??
        (isStorableJson(body) ? undefined : new UnstorableTextError(message));
      return error ? done(error) : parse(request, body, done);
    },
  );
}
