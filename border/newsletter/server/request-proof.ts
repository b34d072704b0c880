import type { FastifyRequest } from "fastify";
import type { Proof } from "./newsletter.ts";

/** Returns the sender of a request, as proof of a consent. Caps the user agent, whose length is unlimited. */
export const proofOf = (request: FastifyRequest): Proof => ({
  ip: request.ip,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
});

/** Returns the URL of the calling page without its query; empty when the browser does not send it. */
export function formPathOf(request: FastifyRequest): string {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return "";
  const { origin, pathname } = new URL(referer);
  return (origin + pathname).slice(0, 500);
}
