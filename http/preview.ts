import type { FastifyInstance, FastifyRequest } from "fastify";
import { ContentReads } from "../database/content-changes.ts";
import { isPreview } from "../shared/preview-cookie.ts";
import type { Site } from "../shared/site.ts";
import type { Groups, Viewpoint } from "../shared/viewpoint.ts";
import { insideRequest } from "./inside-requests.ts";
import type { CachedAnswer, RenderedCache, Rendering, RenderingRequest } from "./rendered-cache.ts";
import { withHeaders } from "./rendered.ts";

/** What a member of staff looks at instead of the present. */
export interface Preview {
  now: Date;
  groups: Groups;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Of a request with a valid PreviewToken. */
    preview?: Preview;
  }
}

/** Of every answer that a preview changes: no cache may store it, neither the browser's nor one between. */
export const previewHeaders = { "cache-control": "no-store" };

/**
 * From here on requests with a valid PreviewToken know what they look at. A token that is not valid is ignored, and so is a
 * valid one while `previewOf` fails: such a request gets the shop as shoppers see it.
 */
export function recognisePreviews(
  app: FastifyInstance,
  previewOf: (request: FastifyRequest) => Promise<Preview | undefined>,
) {
  app.decorateRequest("preview", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const inside = insideRequest();
    if (inside) {
      request.preview = inside.preview;
      return done();
    }
    if (!isPreview(request.headers.cookie)) return done();
    previewOf(request)
      .then(
        (preview) => {
          request.preview = preview;
          // Also of what is not found or moved then; what is the same at every moment says so itself.
          if (preview) reply.headers(previewHeaders);
        },
        (error: unknown) => request.log.error(error, "preview token not checked"),
      )
      .finally(done);
  });
}

/** What a rendering is for. */
interface RenderedView extends RenderingRequest {
  site: Site;
  preview?: Preview;
}

/**
 * Renders what shoppers share at the present moment, from the cache; for a preview at its own moment, past the cache and for
 * that request alone.
 */
export async function renderShared(
  { cache, now }: { cache: RenderedCache; now: () => Date },
  key: string,
  { site, preview, asker, fallback }: RenderedView,
  render: (at: Viewpoint & { reads: ContentReads }) => Promise<Rendering>,
): Promise<CachedAnswer> {
  if (!preview)
    return cache.get(key, () => render({ site, now: now(), reads: new ContentReads() }), {
      asker,
      fallback,
    });
  const reads = new ContentReads();
  const { rendered } = await cache.renderAnew(asker, () =>
    render({ site, ...preview, isPreview: true, reads }),
  );
  return {
    rendered: withHeaders(rendered, previewHeaders),
    freshness: "fresh",
    reads: reads.names,
  };
}
