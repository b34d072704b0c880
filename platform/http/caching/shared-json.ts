import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../../shared/sites/site.ts";
import type { Viewpoint } from "../../shared/sites/viewpoint.ts";
import { RefusedError } from "../overload/admission.ts";
import { callerOf } from "../overload/admitted-routes.ts";
import { contentTags } from "./content-tags.ts";
import { sendProblem } from "../responses/errors.ts";
import { lifetime } from "./lifetime.ts";
import { renderShared } from "../preview.ts";
import { degradedHeaders } from "./freshness.ts";
import type { RenderedCache } from "./rendered-cache.ts";
import { sendRendered, withHeaders } from "./rendered.ts";

export interface SharedJsonOptions {
  cache: RenderedCache;
  now: () => Date;
  /** Returns the next moment at which responses may change. */
  nextChange(at: Viewpoint): Promise<Date | undefined>;
}

/**
 * Responds with JSON that is the same for every shopper: serialized once for each state of the content, and cached with its
 * encodings. While its source is down, the last good response is served, or 503 if there is none.
 */
export function createSharedJson({ cache, now, nextChange }: SharedJsonOptions) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    name: string,
    make: (at: Viewpoint) => Promise<object>,
  ): Promise<FastifyReply> => {
    try {
      const { rendered, ...degradation } = await renderShared(
        { cache, now },
        `${site.code} ${name}`,
        { site, preview: request.preview, caller: callerOf(request) },
        async (at) => {
          const [until, content] = await Promise.all([nextChange(at), make(at)]);
          const { freshFor, freshUntil } = lifetime(now().getTime(), until?.getTime() ?? Infinity);
          const headers = {
            "content-type": "application/json; charset=utf-8",
            "cache-control": `public, max-age=${freshFor}`,
            "x-content-type-options": "nosniff",
            ...contentTags(at.reads.names),
          };
          return {
            content: JSON.stringify(content),
            headers,
            quality: 11,
            freshUntil,
            reads: at.reads.names,
          };
        },
      );
      // The site may be named by a header.
      const headers = {
        vary: "Accept-Encoding, Origin, x-hunter-site",
        ...degradedHeaders(degradation),
      };
      return sendRendered(request, reply, withHeaders(rendered, headers));
    } catch (error) {
      if (!(error instanceof RefusedError)) request.log.error(error);
      return sendProblem(reply.header("retry-after", "5"), 503);
    }
  };
}
