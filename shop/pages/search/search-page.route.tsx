import { searchPath } from "../../../border/border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import { searchUrl } from "../../../border/search/search-contract.ts";
import { countedVisitor } from "../../../border/search/server/counted-visitor.ts";
import { readPriceRange, type PriceRange } from "../../../border/search/server/price-words.ts";
import type { QueryLog } from "../../../border/search/server/query-log.ts";
import type { Found, Search, SearchAnswers } from "../../../border/search/server/search.ts";
import { NotReady } from "../../../platform/http/overload/not-ready.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Ratings } from "../../community/server/ratings.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import {
  sendSharedPage,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import { isFiltered, listFilter } from "../listing/list-question.ts";
import { pageCount } from "../listing/page-count.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { SearchPage } from "./SearchPage.tsx";
import { searchRedirectFor } from "./search-redirects.ts";
import { searchHeadline } from "./search-headline.ts";
import {
  isWellWrittenQuestion,
  questionUrl,
  readQuestion,
  type SearchQuestion,
} from "./search-question.ts";
import { isSubscriptionPath } from "../../shop-paths.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { pageTitle } from "../document/page-title.ts";

export interface SearchPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  search: Search & { at(viewpoint: Viewpoint): Promise<SearchAnswers> };
  queryLog: QueryLog;
  community: { ratings: Pick<Ratings, "wellRated"> };
  requests: ShopRequests;
  subscriptions: Pick<Subscriptions, "isOfferedOn">;
}

/** `/search?query=&site=`: the site's products that match a text, filtered and sorted, one page at a time. */
export const searchPage: PageRoutes = {
  shared: (app, { searchFrame, ...options }) =>
    searchPageRoute(app, { ...options, frame: searchFrame, queryLog: options.search.queryLog }),
};

function searchPageRoute(app: FastifyInstance, options: SearchPageOptions) {
  const { frame, catalogue, search, queryLog, requests, subscriptions } = options;
  const { ratings } = options.community;
  /** The number of products that each cached page found: opening a cached page counts as a search, too. */
  const findings = new LRUCache<string, number>({ max: maxFindings });

  app.get<{ Querystring: Record<string, unknown> }>(
    searchPath,
    {
      schema: {
        summary: "Search results",
        tags: ["pages"],
        querystring: Type.Object({
          query: parameter("What is searched for"),
          site: parameter("Accepted; the host says which site it is"),
          category: parameter("Number in a category's address: it and all below it"),
          from: parameter("Lowest price in whole units of the site's currency"),
          to: parameter("Highest price in whole units of the site's currency"),
          stock: parameter("1: only what is in stock"),
          stars: parameter("4: only products with four stars or more"),
          sort: parameter("relevance, newest, price-up or price-down"),
          page: parameter("From 1"),
        }),
      },
    },
    async (request, reply) => {
      const content = requests.contentOf(request);
      const { code } = content.site;
      const facets = await catalogue.facets(requests.viewpointOf(request));
      const question = readQuestion(request.query, facets);
      const jump = searchRedirectFor(question.query, content.searchRedirects);
      const isMissing =
        jump && isSubscriptionPath(jump) && !subscriptions.isOfferedOn(content.site);
      if (jump && !isMissing) return reply.redirect(jump, 302);
      const priced = readPriceRange(question.query, content.site);
      if (priced) return redirectToPrices(request, reply, question, priced);
      const url = questionUrl(question, code);
      if (!isWellWrittenQuestion(request.query, question, facets)) return reply.redirect(url, 302);
      if (!search.isReady) throw new NotReady("search");
      const key = `${search.version} ${url}`;
      const counted = `${code} ${key}`;
      const response = await sendSharedPage(request, reply, frame, content, key, async (at) => {
        const { query } = question;
        const isAsked = query !== "" || isFiltered(question);
        const found = isAsked ? await (await search.at(at)).find(content.site, query) : nothing;
        // A text that had to be corrected counts as a search without results, so that it is not suggested.
        if (!at.isPreview) findings.set(counted, found.isCorrected ? 0 : found.matching);
        return results(content, question, found, at);
      });
      const isFirstLook = url === searchUrl(question.query, code);
      const found = findings.get(counted);
      if (isFirstLook && found !== undefined) count(request, question.query, found);
      return response;
    },
  );

  /**
   * Turns prices that a text names into the filter, which the shopper sees and can remove: "kaffee unter 20 euro" is "kaffee"
   * with prices up to 20. The log counts the search without its prices.
   */
  async function redirectToPrices(
    request: FastifyRequest,
    reply: FastifyReply,
    question: SearchQuestion,
    { text: query, range }: { text: string; range: PriceRange },
  ) {
    const { site } = requests.contentOf(request);
    const at = requests.viewpointOf(request);
    if (query && search.isReady && !at.isPreview) {
      const found = await search.find(site, query);
      count(request, query, found.isCorrected ? 0 : found.matching);
    }
    const { from, to } = { from: undefined, to: undefined, ...range };
    return reply.redirect(questionUrl({ ...question, query, from, to }, site.code), 302);
  }

  /** Records the search in the query log, also when the page comes from the cache. */
  function count(request: FastifyRequest, text: string, found: number) {
    const { site } = requests.contentOf(request);
    const { now } = requests.presentOf(request);
    const visitor = countedVisitor(request);
    if (visitor) queryLog.record({ site, text, found, visitor, now });
  }

  async function results(
    { site, texts }: SiteContent,
    question: SearchQuestion,
    { numbers, matching, spelling, isCorrected, pages: foundPages }: Found,
    at: Viewpoint,
  ): Promise<PageResult> {
    const { query, category, sorting, page } = question;
    const filter = { category, ...listFilter(question, await ratings.wellRated(at)) };
    const found = await catalogue.found(at, numbers.slice(0, matching), filter, sorting, page);
    const urlOf = (changed: Partial<SearchQuestion>) =>
      questionUrl({ ...question, ...changed }, site.code);
    if (!found) return { redirect: () => urlOf({ category: undefined, page: 1 }) };
    const pages = pageCount(found.productCount);
    if (page > pages) return undefined;
    const foundNothing = found.total === 0;
    const isWholeList = found.productCount === found.total && page === pages;
    const others =
      foundNothing || isWholeList ? numbers.slice(matching, matching + maxAlternatives) : [];
    const [alternatives, nearest, popular, categories] = await Promise.all([
      others.length > 0 ? catalogue.byNumber(at, others) : [],
      foundNothing && others[0] !== undefined ? catalogue.product(at, others[0]) : undefined,
      foundNothing && others.length === 0 ? catalogue.popular(at, maxAlternatives) : [],
      foundNothing ? catalogue.categoryTree(at) : [],
    ]);
    const headline = searchHeadline(question, spelling, texts);
    const place = page > 1 ? `, ${fill(texts.catalogue.page, { page })}` : "";
    const count = query ? ` (${numberFormat(site.locale).format(found.productCount)})` : "";
    return {
      type: "search",
      // Only then the page shows categories with their pictures.
      styles: foundNothing ? ["category-tiles.entry.css"] : [],
      results: found.productCount,
      head: {
        // Screen readers announce the number of products first.
        title: pageTitle(`${headline}${count}${place}`),
        description: headline,
        path: urlOf({}),
        // For the footer's list of shops: search engines do not see a private page.
        alternates: Object.fromEntries(siteCodes.map((other) => [other, searchUrl(query, other)])),
        isPrivate: true,
        previous: page > 1 ? urlOf({ page: page - 1 }) : undefined,
        next: page < pages ? urlOf({ page: page + 1 }) : undefined,
      },
      body: (
        <SearchPage
          site={site}
          texts={texts}
          question={question}
          headline={headline}
          didYouMean={isCorrected && spelling !== query ? spelling : undefined}
          pages={foundPages}
          found={found}
          alternatives={alternatives}
          fittingCategory={nearest?.path.at(-1)}
          popular={popular}
          categories={categories}
        />
      ),
    };
  }
}

/** More than pages fit into the cache. */
const maxFindings = 10_000;

const nothing: Found = { numbers: [], matching: 0, spelling: "", isCorrected: false, pages: [] };

/** This number fills the rows of a grid of two, three or four columns. */
const maxAlternatives = 8;

const parameter = (description: string) => Type.Optional(Type.Unknown({ description }));
