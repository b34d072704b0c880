import type { FastifyInstance } from "fastify";
import { isStorableJson } from "../shared/storable-text.ts";

/** A text that the database could not store: a mistake of the caller, who can mend it. */
class UnstorableTextError extends Error {
  readonly statusCode = 400;
}

const message =
  "A text of the body has the character U+0000 or half a surrogate pair; leave it out";

/**
 * Routes take JSON without characters that PostgreSQL cannot store. Bytes of UTF-8 cannot hold them either, so that only escapes
 * have to be looked at.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) =>
      isStorableJson(body) ? parse(request, body, done) : done(new UnstorableTextError(message)),
  );
}
