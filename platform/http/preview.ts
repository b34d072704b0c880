import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ContentReads } from "../content/content-changes.ts";
import { isPreview, previewCookie } from "../shared/cookies/preview-cookie.ts";
import type { Site } from "../shared/sites/site.ts";
import type { Preview, Viewpoint } from "../shared/sites/viewpoint.ts";
import { insideRequest } from "./requests/inside-requests.ts";
import type {
  CachedAnswer,
  RenderedCache,
  Rendering,
  RenderingRequest,
} from "./caching/rendered-cache.ts";
import {
  plainRendered,
  renderedFrom,
  withHeaders,
  type BrotliQuality,
} from "./caching/rendered.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set for a request with a valid PreviewToken. Its site may differ from that of the response. */
    preview?: Preview;
  }
}

/** Headers of every response that a preview changes: neither the browser nor a cache in between may store it. */
export const previewHeaders = { "cache-control": "no-store" };

/** Returns the preview if it is for this site. A token is for a single site; all others are shown in the present. */
export const previewOn = ({ code }: Site, preview: Preview | undefined): Preview | undefined =>
  preview?.site.code === code ? preview : undefined;

export interface PreviewSource {
  /** Reports whether a `Cookie` header may belong to a preview. Synchronous. */
  mayPreview(cookies: string | undefined): boolean;
  /** Returns the preview that the valid token of a request asks for. */
  previewOf(request: FastifyRequest): Promise<Preview | undefined>;
  /** Returns the domain for which the token is set; without one it is the host's own. */
  domainOf?(request: FastifyRequest): string | undefined;
}

/**
 * Sets `preview` on requests with a valid PreviewToken. An invalid token is ignored, and removed from the browser with the next
 * page that it opens. A valid one is ignored while `previewOf` fails. Ignored tokens show the shop as shoppers see it.
 */
export function recognisePreviews(
  app: FastifyInstance,
  { mayPreview, previewOf, domainOf = () => undefined }: PreviewSource,
) {
  app.decorateRequest("preview", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const inside = insideRequest();
    if (inside) {
      request.preview = inside.preview;
      return done();
    }
    if (!isPreview(request.headers.cookie)) return done();
    if (!mayPreview(request.headers.cookie)) {
      removeToken(request, reply, domainOf(request));
      return done();
    }
    previewOf(request)
      .then(
        (preview) => {
          request.preview = preview;
          // Includes pages that are missing or moved at that moment. Responses that are the same at every moment set their own
          // headers.
          if (preview) reply.headers(previewHeaders);
          else removeToken(request, reply, domainOf(request));
        },
        (error: unknown) => request.log.error(error, "preview token not checked"),
      )
      .finally(done);
  });
}

/** Removes the token with pages only: caches revalidate each page, so none passes the removal on to other browsers. */
function removeToken({ headers }: FastifyRequest, reply: FastifyReply, domain?: string) {
  if (headers["sec-fetch-mode"] !== "navigate") return;
  const removed = `${previewCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  reply.raw.setHeader("set-cookie", domain ? [removed, `${removed}; Domain=${domain}`] : removed);
}

/** The view to render; a preview of another site is ignored. */
interface RenderedView extends RenderingRequest {
  site: Site;
  preview?: Preview;
}

/** The result of a rendering before it is encoded. */
interface Made extends Omit<Rendering, "rendered"> {
  content: string;
  headers: Record<string, string>;
  /** Brotli's quality. */
  quality?: BrotliQuality;
  /** 200 if missing. */
  status?: number;
}

/**
 * Renders what shoppers share: in the present from the cache; for a preview at its own moment, without the cache, for that
 * request only, and without compression, which would finish only after the response is sent.
 */
export async function renderShared(
  { cache, now }: { cache: RenderedCache; now: () => Date },
  key: string,
  { site, preview: request, caller, fallback }: RenderedView,
  render: (at: Viewpoint & { reads: ContentReads }) => Promise<Made>,
): Promise<CachedAnswer> {
  const preview = previewOn(site, request);
  if (!preview)
    return cache.get(
      key,
      async () => {
        const { content, headers, quality, status, ...rendering } = await render({
          site,
          now: now(),
          reads: new ContentReads(),
        });
        const rendered = renderedFrom(content, headers, quality);
        if (status) rendered.status = status;
        return { ...rendering, rendered };
      },
      { caller, fallback },
    );
  const reads = new ContentReads();
  const rendered = await cache.renderUncached(
    key,
    async () => {
      const { content, headers, status, ...rendering } = await render({
        ...preview,
        isPreview: true,
        reads,
      });
      return { ...rendering, rendered: { ...plainRendered(content, headers), status } };
    },
    { caller, fallback },
  );
  // A fallback is never stored either, so its freshness does not matter.
  return {
    rendered: withHeaders(rendered, previewHeaders),
    freshness: "fresh",
    reads: reads.names,
  };
}
