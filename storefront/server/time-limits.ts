import type { Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";

/**
 * How long a client may take for its part of a request, in milliseconds. Without these limits, slow clients would hold sockets
 * forever.
 */
export const clientTimeouts = {
  requestTimeout: 5_000,
  // A picture that is encoded for the first time on a busy machine may take this long.
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  http: {
    headersTimeout: 4_000,
    connectionsCheckingInterval: 1_000,
    // In bytes: tags of marketing tools store more cookies than Node's 16 kB.
    maxHeaderSize: 65_536,
  },
} satisfies FastifyHttpOptions<Server>;

/**
 * Maximum number of open connections; further ones are closed at once. Each takes some kB, and is useless while its refusal is
 * delayed.
 */
export const maxConnections = 8_192;

/**
 * Returns the time limits of the parts of a response in milliseconds, derived from that of the whole; 0 is no limit. A part has
 * less time than the code that waits for it: when it fails, there is time left to report that, or to serve the last good
 * response.
 */
export function timeLimits(answerWithin: number) {
  const share = (part: number) => Math.round(part * answerWithin);
  return {
    /** For waiting for a slot while the running tasks hang. */
    place: share(0.45),
    /** For waiting for a database connection, and for any response of its server. */
    database: share(0.5),
    /** For a fragment of the border: a page waits for it, and so do the servers of other teams. */
    fragment: share(0.6),
    /** For a response of the commerce system, so that the checkout can still say that the outcome is unknown. */
    engine: share(0.7),
    page: share(0.8),
    /** For a delayed refusal. */
    refusal: share(0.8),
    answer: answerWithin,
  };
}
