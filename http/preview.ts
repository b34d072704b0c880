import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ContentReads } from "../database/content-changes.ts";
import { isPreview, previewCookie } from "../shared/preview-cookie.ts";
import type { Site } from "../shared/site.ts";
import type { Preview, Viewpoint } from "../shared/viewpoint.ts";
import { insideRequest } from "./inside-requests.ts";
import type { CachedAnswer, RenderedCache, Rendering, RenderingRequest } from "./rendered-cache.ts";
import { plainRendered, renderedFrom, withHeaders, type BrotliQuality } from "./rendered.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a request with a valid PreviewToken; its site may be another than that of the answer. */
    preview?: Preview;
  }
}

/** Of every answer that a preview changes: no cache may store it, neither the browser's nor one between. */
export const previewHeaders = { "cache-control": "no-store" };

/** A preview as far as it is one of this site: each token is for one, and all others are shown as they are now. */
export const previewOn = ({ code }: Site, preview: Preview | undefined): Preview | undefined =>
  preview?.site.code === code ? preview : undefined;

export interface PreviewSource {
  /** Whether a `Cookie` header may belong to a preview; answers at once. */
  mayPreview(cookies: string | undefined): boolean;
  /** What the valid token of a request says. */
  previewOf(request: FastifyRequest): Promise<Preview | undefined>;
}

/**
 * From here on requests with a valid PreviewToken know what they look at. A token that is not valid is ignored, and removed from
 * the browser with the next page that it opens. A valid one is ignored while `previewOf` fails. Such requests get the shop as
 * shoppers see it.
 */
export function recognisePreviews(app: FastifyInstance, { mayPreview, previewOf }: PreviewSource) {
  app.decorateRequest("preview", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const inside = insideRequest();
    if (inside) {
      request.preview = inside.preview;
      return done();
    }
    if (!isPreview(request.headers.cookie)) return done();
    if (!mayPreview(request.headers.cookie)) {
      removeToken(request, reply);
      return done();
    }
    previewOf(request)
      .then(
        (preview) => {
          request.preview = preview;
          // Also of what is not found or moved then; what is the same at every moment says so itself.
          if (preview) reply.headers(previewHeaders);
          else removeToken(request, reply);
        },
        (error: unknown) => request.log.error(error, "preview token not checked"),
      )
      .finally(done);
  });
}

/** With pages alone: caches ask again for each of them, so that none gives the removal to other browsers. */
function removeToken({ headers }: FastifyRequest, reply: FastifyReply) {
  if (headers["sec-fetch-mode"] === "navigate")
    reply.raw.setHeader("set-cookie", `${previewCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** What a rendering is for; a preview of another site does not count. */
interface RenderedView extends RenderingRequest {
  site: Site;
  preview?: Preview;
}

/** What a rendering makes, before it is encoded. */
interface Made extends Omit<Rendering, "rendered"> {
  content: string;
  headers: Record<string, string>;
  /** Brotli's effort. */
  quality?: BrotliQuality;
}

/**
 * Renders what shoppers share at the present moment, from the cache; for a preview at its own moment, past the cache, for
 * that request alone, and without encodings, which would be ready only after it is answered.
 */
export async function renderShared(
  { cache, now }: { cache: RenderedCache; now: () => Date },
  key: string,
  { site, preview: asked, caller, fallback }: RenderedView,
  render: (at: Viewpoint & { reads: ContentReads }) => Promise<Made>,
): Promise<CachedAnswer> {
  const preview = previewOn(site, asked);
  if (!preview)
    return cache.get(
      key,
      async () => {
        const { content, headers, quality, ...rendering } = await render({
          site,
          now: now(),
          reads: new ContentReads(),
        });
        return { ...rendering, rendered: renderedFrom(content, headers, quality) };
      },
      { caller, fallback },
    );
  const reads = new ContentReads();
  const rendered = await cache.renderAnew(
    key,
    async () => {
      const { content, headers, ...rendering } = await render({
        ...preview,
        isPreview: true,
        reads,
      });
      return { ...rendering, rendered: plainRendered(content, headers) };
    },
    { caller, fallback },
  );
  // Also an answer without its source is stored nowhere, so that its freshness is of no interest.
  return {
    rendered: withHeaders(rendered, previewHeaders),
    freshness: "fresh",
    reads: reads.names,
  };
}
