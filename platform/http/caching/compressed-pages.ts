import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { acceptedEncodings } from "./rendered.ts";

/** Brotli's quality for bytes that are sent once: a millisecond for a page, a third of its size. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Compresses the HTML of a scope's routes for each response. For pages of one shopper, which no cache holds. Their forms are
 * checked by origin and contain no secret that compression could reveal to a page of another site (BREACH).
 */
export function compressPages(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, page) => {
    if (
      typeof page !== "string" ||
      !String(reply.getHeader("content-type")).startsWith("text/html")
    )
      return page;
    reply.header("vary", "Accept-Encoding");
    const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
    if (!encoding) return page;
    reply.header("content-encoding", encoding);
    return encoding === "br" ? promisify(brotliCompress)(page, { params }) : promisify(gzip)(page);
  });
}
