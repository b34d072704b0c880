import type { FastifyInstance, FastifyRequest } from "fastify";
import { isStorableJson } from "../shared/storable-text.ts";

/** A text that the database could not store: a mistake of the caller, who can mend it. */
class UnstorableTextError extends Error {
  readonly statusCode = 400;
}

const message =
  "A text of the body has the character U+0000 or half a surrogate pair; leave it out";

/**
 * Routes take JSON without characters that PostgreSQL cannot store. Bytes of UTF-8 cannot hold them either, so that only escapes
 * have to be looked at. `check` may refuse a body before it is parsed.
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
