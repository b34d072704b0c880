import type { FastifyInstance } from "fastify";

/** Well above the size of "List-Unsubscribe=One-Click" in either form. */
const bodyLimit = 1_024;

/**
 * Makes the routes of a scope accept what mail programs send to unsubscribe, as bytes: a form, or a form of parts (RFC 8058). A route
 * of it is written for requests without cookies and origin.
 */
export function acceptOneClick(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit },
    async (_request: unknown, body: Buffer) => body,
  );
}
