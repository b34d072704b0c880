import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { maxPage, productsPerPage } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue } from "../../features/catalogue/server/catalogue.ts";
import type { Search } from "../../features/suggestions/server/search.ts";
import { cleanSearchText, searchUrl } from "../../features/suggestions/suggestions-contract.ts";
import { SearchPage } from "../../pages/SearchPage.tsx";
import { fill } from "../../shared/words.ts";
import type { SiteRequests } from "../http/site-requests.ts";
import { pageNumber } from "./page-number.ts";
import { sendSharedPage, type PageFrame } from "./render-page.tsx";

export interface SearchRouteOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  search: Search;
  requests: SiteRequests;
}

/** `/search?query=&site=`: what a text means among the site's products, a page at a time. */
export function searchRoute(
  app: FastifyInstance,
  { frame, catalogue, search, requests }: SearchRouteOptions,
) {
  app.get<{ Querystring: Record<string, unknown> }>(
    "/search",
    {
      schema: {
        summary: "Search results",
        tags: ["pages"],
        querystring: Type.Object({
          query: Type.Optional(Type.Unknown({ description: "What is searched for" })),
          site: Type.Optional(
            Type.Unknown({ description: "Accepted; the host says which site it is" }),
          ),
          page: Type.Optional(Type.Unknown({ description: "From 1" })),
        }),
      },
    },
    async (request, reply) => {
      const content = requests.contentOf(request);
      const { site, texts } = content;
      const query = cleanSearchText(request.query.query);
      const target = searchUrl(query, site.code);
      if (!target.startsWith("/search")) return reply.redirect(target, 302);
      const { page: given } = request.query;
      const page = pageNumber(given);
      return sendSharedPage(
        request,
        reply,
        frame,
        content,
        `search ${search.version} ${page} ${query}`,
        async () => {
          const at = requests.viewpointOf(request);
          const found = query.length > 0 ? search.find(site, query) : [];
          const pageCount = Math.min(
            maxPage,
            Math.max(1, Math.ceil(found.length / productsPerPage)),
          );
          if (page > pageCount) return undefined;
          const start = (page - 1) * productsPerPage;
          const [products, popular] = await Promise.all([
            catalogue.byId(at, found.slice(start, start + productsPerPage)),
            found.length === 0 ? catalogue.popular(at, 8) : [],
          ]);
          const urlOf = (wanted: number) => (wanted > 1 ? `${target}&page=${wanted}` : target);
          const headline = query
            ? fill(texts.search.headline, { query })
            : texts.search.headlineEmpty;
          return {
            type: "search" as const,
            head: {
              title: `${headline} – Kontor`,
              description: headline,
              path: target,
              isPrivate: true,
              previous: page > 1 ? urlOf(page - 1) : undefined,
              next: page < pageCount ? urlOf(page + 1) : undefined,
            },
            body: (
              <SearchPage
                site={site}
                texts={texts}
                query={query}
                products={products}
                productCount={found.length}
                page={page}
                pageCount={pageCount}
                urlOf={urlOf}
                popular={popular}
              />
            ),
          };
        },
      );
    },
  );
}
