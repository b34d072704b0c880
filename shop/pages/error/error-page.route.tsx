import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { ErrorPages } from "../../../platform/http/responses/errors.ts";
import type { Rendering } from "../../../platform/http/caching/rendered-cache.ts";
import {
  renderedFrom,
  sendRendered,
  withHeaders,
} from "../../../platform/http/caching/rendered.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import {
  cachedUntil,
  pageResponseHeaders,
  renderDocument,
  type PageFrame,
} from "../../../storefront/pages/render-page.server.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface ErrorPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  requests: ShopRequests;
}

/** Returns the seconds until a refused page reloads: random, so that not all reload at once. */
const reloadAfter = () => randomInt(5, 11);

/** Milliseconds for which a page without products is cached before they are queried again. */
const retryAfterFailure = 10_000;

/**
 * Pages for "not found" and "server error". They must not fail themselves, so they leave out what they cannot load. All are
 * cached except the one with a request's number, so that wrong addresses or an overload do not each cause a rendering.
 */
export function errorPages({ frame, catalogue, requests }: ErrorPageOptions): ErrorPages {
  return async (request, reply, status, more, missing) => {
    const content = requests.contentOf(request);
    const { code } = content.site;
    const { errors } = content.texts;
    const isNotFound = status < 500;
    const isBusy = status === 503 && request.method === "GET";
    const kind = missing ?? (isNotFound ? "notFound" : isBusy ? "busy" : "failure");
    const title = errors[`${kind}Headline`];
    const headers = pageResponseHeaders(frame, content);
    const ofAnswer = isBusy ? { ...more, refresh: String(reloadAfter()) } : more;
    const { fragments } = frame;

    const render = async (reference?: string): Promise<Rendering> => {
      const { popular, freshUntil } = await suggested(request, isNotFound);
      const { html, freshness } = await renderDocument(
        content,
        {
          type: "error",
          head: { title: pageTitle(title), description: title, path: "/", isPrivate: true },
          body: (
            <ErrorPage
              site={content.site}
              texts={content.texts}
              kind={kind}
              reference={reference}
              popular={popular}
            />
          ),
        },
        // The database may be what failed: the error page must not wait for it again.
        isNotFound ? frame : { ...frame, fragments: { inPage: fragments.inPageAtOnce } },
        { preview: request.preview },
      );
      return { rendered: renderedFrom(html, headers), freshUntil, freshness };
    };

    try {
      const { rendered } =
        status === 500
          ? await render(request.id)
          : request.preview
            ? await render()
            : await frame.cache.get(`${code} error page ${title}`, () => render());
      return sendRendered(request, reply, withHeaders(rendered, ofAnswer), status);
    } catch (error) {
      request.log.error(error);
      const html = `<!doctype html><title>${title}</title><h1>${title}</h1><p>${errors[`${kind}Text`]}</p>`;
      return sendRendered(request, reply, renderedFrom(html, { ...headers, ...ofAnswer }), status);
    }
  };

  /** Returns products to suggest on the page. */
  async function suggested(
    request: FastifyRequest,
    isNotFound: boolean,
  ): Promise<{ popular: ProductCard[]; freshUntil: number }> {
    const at = requests.viewpointOf(request);
    const nothing = { popular: [], freshUntil: at.now.getTime() + retryAfterFailure };
    if (!isNotFound) return nothing;
    try {
      const popular = await catalogue.popular(at, 4);
      return { popular, freshUntil: await cachedUntil(frame, at) };
    } catch (error) {
      request.log.error(error);
      return nothing;
    }
  }
}
