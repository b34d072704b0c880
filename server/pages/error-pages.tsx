import type { FastifyRequest } from "fastify";
import type { ProductCard } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue } from "../../features/catalogue/server/catalogue.ts";
import { ErrorPage } from "../../pages/ErrorPage.tsx";
import type { ErrorPages } from "../http/errors.ts";
import type { Rendering } from "../http/rendered-cache.ts";
import { renderedFrom, sendRendered, withHeaders } from "../http/rendered.ts";
import type { SiteRequests } from "../http/site-requests.ts";
import { pageResponseHeaders, renderDocument, type PageFrame } from "./render-page.tsx";

export interface ErrorPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  requests: SiteRequests;
}

/**
 * Pages for "not found" and "our fault". They must not fail themselves: what they cannot load they leave out. All but the
 * page that names a failure's number are kept, so that neither wrong addresses nor too many requests cost a rendering each.
 */
export function errorPages({ frame, catalogue, requests }: ErrorPageOptions): ErrorPages {
  return async (request, reply, status, headers = {}) => {
    const kind = status < 500 ? "not-found" : "failure";
    const { site } = requests.contentOf(request);
    try {
      const { rendered } =
        status === 500
          ? await render(request, kind, request.id)
          : await frame.cache.get(`${site.code} error page ${kind}`, () => render(request, kind));
      return sendRendered(request, reply, withHeaders(rendered, headers), status);
    } catch (error) {
      request.log.error(error);
      const plain = renderedFrom(plainPage(request, kind), responseHeaders(request));
      return sendRendered(request, reply, withHeaders(plain, headers), status);
    }
  };

  async function render(
    request: FastifyRequest,
    kind: "not-found" | "failure",
    reference?: string,
  ): Promise<Rendering> {
    const content = requests.contentOf(request);
    const { site, texts } = content;
    const { popular, freshUntil } =
      kind === "not-found" ? await suggested(request) : { popular: [], freshUntil: Infinity };
    const title = titleOf(request, kind);
    const { html, freshness } = await renderDocument(
      content,
      {
        type: "error",
        head: { title: `${title} – Kontor`, description: title, path: "/", isPrivate: true },
        body: (
          <ErrorPage
            site={site}
            texts={texts}
            kind={kind}
            reference={reference}
            popular={popular}
          />
        ),
      },
      frame,
    );
    return { rendered: renderedFrom(html, responseHeaders(request)), freshUntil, freshness };
  }

  /** What to look at instead; nothing, and not for long, when the catalogue cannot be asked. */
  async function suggested(
    request: FastifyRequest,
  ): Promise<{ popular: ProductCard[]; freshUntil: number }> {
    const at = requests.viewpointOf(request);
    try {
      const popular = await catalogue.popular(at, 4);
      return { popular, freshUntil: await frame.freshUntil(at.now) };
    } catch (error) {
      request.log.error(error);
      return { popular: [], freshUntil: at.now.getTime() + 10_000 };
    }
  }

  const responseHeaders = (request: FastifyRequest) =>
    pageResponseHeaders(frame, requests.contentOf(request), true);

  function titleOf(request: FastifyRequest, kind: "not-found" | "failure"): string {
    const { errors } = requests.contentOf(request).texts;
    return kind === "not-found" ? errors.notFoundHeadline : errors.failureHeadline;
  }

  /** Without border and products, when these cannot be had. */
  function plainPage(request: FastifyRequest, kind: "not-found" | "failure"): string {
    const title = titleOf(request, kind);
    const { errors } = requests.contentOf(request).texts;
    return `<!doctype html><title>${title}</title><h1>${title}</h1><p>${errors.failureText}</p>`;
  }
}
