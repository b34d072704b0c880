import type { ProductCard } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue } from "../../features/catalogue/server/catalogue.ts";
import { ErrorPage } from "../../pages/ErrorPage.tsx";
import type { ErrorPages } from "../http/errors.ts";
import type { SiteRequests } from "../http/site-requests.ts";
import { pageResponseHeaders, renderDocument, type PageFrame } from "./render-page.tsx";

export interface ErrorPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  requests: SiteRequests;
}

/** Pages for "not found" and "our fault". They must not fail themselves: what they cannot load they leave out. */
export function errorPages({ frame, catalogue, requests }: ErrorPageOptions): ErrorPages {
  return async (request, reply, kind) => {
    const content = requests.contentOf(request);
    const { site, texts } = content;
    const isNotFound = kind === "not-found";
    let popular: ProductCard[] = [];
    try {
      if (isNotFound) popular = await catalogue.popular(requests.viewpointOf(request), 4);
    } catch (error) {
      request.log.error(error);
    }
    const title = isNotFound ? texts.errors.notFoundHeadline : texts.errors.failureHeadline;
    let html: string;
    try {
      html = await renderDocument(
        content,
        {
          type: "error",
          head: { title: `${title} – Kontor`, description: title, path: "/", isPrivate: true },
          body: (
            <ErrorPage
              site={site}
              texts={texts}
              kind={kind}
              reference={isNotFound ? undefined : request.id}
              popular={popular}
            />
          ),
        },
        frame,
      );
    } catch (error) {
      request.log.error(error);
      html = `<!doctype html><title>${title}</title><h1>${title}</h1><p>${texts.errors.failureText}</p>`;
    }
    return reply
      .code(isNotFound ? 404 : 500)
      .headers(pageResponseHeaders(frame, content, true))
      .send(html);
  };
}
