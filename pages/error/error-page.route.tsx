import type { FastifyRequest } from "fastify";
import type { ProductCard } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue } from "../../features/catalogue/server/catalogue.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import type { ErrorPages } from "../../http/errors.ts";
import type { Rendering } from "../../http/rendered-cache.ts";
import { renderedFrom, sendRendered, withHeaders } from "../../http/rendered.ts";
import type { SiteRequests } from "../../http/site-requests.ts";
import {
  cachedUntil,
  pageResponseHeaders,
  renderDocument,
  type PageFrame,
} from "../document/render-page.server.tsx";

export interface ErrorPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  requests: SiteRequests;
}

/** Without products a page is kept for this long (milliseconds), then they are asked for again. */
const retryAfterFailure = 10_000;

/**
 * Pages for "not found" and "our fault". They must not fail themselves: what they cannot load they leave out. All are kept
 * but the one with a failure's number, so that neither wrong addresses nor an overload cost a rendering each.
 */
export function errorPages({ frame, catalogue, requests }: ErrorPageOptions): ErrorPages {
  return async (request, reply, status, more) => {
    const content = requests.contentOf(request);
    const { code } = content.site;
    const { errors } = content.texts;
    const isNotFound = status < 500;
    const title = isNotFound ? errors.notFoundHeadline : errors.failureHeadline;
    const headers = pageResponseHeaders(frame, content, true);

    const render = async (reference?: string): Promise<Rendering> => {
      const { popular, freshUntil } = await suggested(request, isNotFound);
      const { html, freshness } = await renderDocument(
        content,
        {
          type: "error",
          head: { title: `${title} – Kontor`, description: title, path: "/", isPrivate: true },
          body: (
            <ErrorPage
              site={content.site}
              texts={content.texts}
              kind={isNotFound ? "not-found" : "failure"}
              reference={reference}
              popular={popular}
            />
          ),
        },
        frame,
      );
      return { rendered: renderedFrom(html, headers), freshUntil, freshness };
    };

    try {
      const { rendered } =
        status === 500
          ? await render(request.id)
          : await frame.cache.get(`${code} error page ${title}`, () => render());
      return sendRendered(request, reply, withHeaders(rendered, more), status);
    } catch (error) {
      request.log.error(error);
      const html = `<!doctype html><title>${title}</title><h1>${title}</h1><p>${errors.failureText}</p>`;
      return sendRendered(request, reply, renderedFrom(html, { ...headers, ...more }), status);
    }
  };

  /** What to look at instead of what is not there. */
  async function suggested(
    request: FastifyRequest,
    isNotFound: boolean,
  ): Promise<{ popular: ProductCard[]; freshUntil: number }> {
    const at = requests.viewpointOf(request);
    try {
      const popular = isNotFound ? await catalogue.popular(at, 4) : [];
      return { popular, freshUntil: await cachedUntil(frame, at.now) };
    } catch (error) {
      request.log.error(error);
      return { popular: [], freshUntil: at.now.getTime() + retryAfterFailure };
    }
  }
}
