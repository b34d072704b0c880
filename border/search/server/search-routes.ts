import {
  cacheKeyPath,
  popularTermsPath,
  suggestionDetailsPath,
  suggestionsPath,
} from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { ContentName } from "../../../platform/content/content-changes.ts";
import { NotReady } from "../../../platform/http/overload/not-ready.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { cleanSearchText, searchLimits } from "../search-contract.ts";
import { CacheKey, PopularTerms, SuggestionDetails, Suggestions } from "../search-schema.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { readPriceRange } from "./price-words.ts";
import type { Search, SearchAnswers } from "./search.ts";

export interface SearchRouteOptions extends Pick<
  SliceRouteOptions,
  "siteOf" | "viewpointOf" | "freshFor" | "sendSharedJson"
> {
  search: Search;
  /** Returns the search of a viewpoint: staff may look at another moment. */
  searchAt(at: Viewpoint): Promise<SearchAnswers>;
  /** Returns the current prices of products, without those that are not sold. */
  offers: (at: Viewpoint, numbers: number[]) => Promise<SuggestionDetails["offers"]>;
  /** Caches suggestions. */
  answers: AnswerCache;
  /** Names of the indexed content. */
  indexed: Iterable<ContentName>;
}

const Anything = (description: string) => Type.Optional(Type.Unknown({ description }));

/**
 * Suggestions while the shopper types. Every text gets status 200, because the box retries each 4xx; until there is an index, all
 * get 503.
 */
export function searchRoutes(
  app: FastifyInstance,
  {
    search,
    searchAt,
    answers,
    indexed,
    offers,
    siteOf,
    viewpointOf,
    freshFor,
    sendSharedJson,
  }: SearchRouteOptions,
) {
  const refuseUntilReady = async () => {
    if (!search.isReady) throw new NotReady("search");
  };

  app.get<{ Querystring: Record<string, unknown> }>(
    suggestionsPath,
    {
      onRequest: refuseUntilReady,
      schema: {
        summary: "Search terms and products for a text that is being typed",
        tags: ["search"],
        querystring: Type.Object({
          q: Anything(`The text; under ${searchLimits.minLength} characters gives empty lists`),
          site: Anything("Code of a site; DE when unknown"),
          maxSearchTerms: Anything(`0 to ${searchLimits.maxSearchTerms}`),
          maxProducts: Anything(`0 to ${searchLimits.maxProducts}`),
        }),
        response: { 200: Suggestions },
      },
    },
    async (request, reply) => {
      const { q, site: code, maxSearchTerms, maxProducts } = request.query;
      const site = siteOf(code);
      const text = typeof q === "string" ? fold(q.slice(0, searchLimits.maxLength)).trim() : "";
      const terms = limit(maxSearchTerms, searchLimits.maxSearchTerms);
      const products = limit(maxProducts, searchLimits.maxProducts);
      const priced = readPriceRange(text, site);
      const answerOf = async ({ suggest }: SearchAnswers): Promise<Buffer> => {
        const suggestions: Suggestions =
          text.length < searchLimits.minLength
            ? { products: [], searchTerms: [] }
            : await suggest(site, text, terms, products, priced);
        return Buffer.from(JSON.stringify(suggestions));
      };
      reply.type("application/json; charset=utf-8");
      const at = viewpointOf(request, site);
      if (at.isPreview) {
        const search = await searchAt(at);
        return reply.header("cache-control", "no-store").send(await answerOf(search));
      }
      // Prices change without another version of the index.
      if (priced) return reply.header("cache-control", "no-cache").send(await answerOf(search));
      const etag = `"${search.version}"`;
      const maxAge = freshFor(at.now.getTime(), search.until);
      reply.headers({ "cache-control": `public, max-age=${maxAge}`, etag });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const asked = `${site.code} ${terms} ${products} ${text}`;
      return reply.send(await answers.of(search.version, asked, () => answerOf(search)));
    },
  );

  // Apart from the suggestions, which stay cached while prices change. The box asks when the shopper pauses.
  app.get<{ Querystring: Record<string, unknown> }>(
    suggestionDetailsPath,
    {
      onRequest: refuseUntilReady,
      schema: {
        summary: "Current prices of suggested products, and how many products a text finds",
        tags: ["search"],
        querystring: Type.Object({
          query: Anything("The text, as it would be searched for"),
          site: Anything("Code of a site; DE when unknown"),
          ids: Anything(`Products, separated by commas; at most ${searchLimits.maxProducts}`),
        }),
        response: { 200: SuggestionDetails },
      },
    },
    async (request, reply): Promise<SuggestionDetails> => {
      const { query, site: code, ids } = request.query;
      const at = viewpointOf(request, siteOf(code));
      const numbers = typeof ids === "string" ? ids.match(/\d{1,9}/g) : null;
      const text = cleanSearchText(query);
      const { find } = await searchAt(at);
      const [found, prices] = await Promise.all([
        text ? find(at.site, text) : undefined,
        offers(at, (numbers ?? []).slice(0, searchLimits.maxProducts).map(Number)),
      ]);
      reply.header("cache-control", at.isPreview ? "no-store" : "no-cache");
      return { offers: prices, productCount: found?.matching ?? 0 };
    },
  );

  app.get<{ Querystring: { site?: unknown } }>(
    popularTermsPath,
    {
      onRequest: refuseUntilReady,
      schema: {
        summary: "What many search for, for an empty search field",
        tags: ["search"],
        querystring: Type.Object({ site: Anything("Code of a site; DE when unknown") }),
        response: { 200: PopularTerms },
      },
    },
    (request, reply) =>
      sendSharedJson(
        request,
        reply,
        siteOf(request.query.site),
        `popular terms ${search.version}`,
        async (at): Promise<PopularTerms> => {
          for (const name of indexed) at.reads?.add(name);
          const { popularTerms } = await searchAt(at);
          const terms = await popularTerms(at.site, at.now);
          return { searchTerms: terms.map((searchterm) => ({ searchterm })) };
        },
      ),
  );

  app.get<{ Reply: CacheKey }>(
    cacheKeyPath,
    {
      schema: {
        summary: "Version of the search index",
        tags: ["search"],
        response: { 200: CacheKey },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-cache");
      return { cacheKey: search.version };
    },
  );
}

/** Parses a limit of the query; anything invalid or larger is the maximum. */
function limit(value: unknown, max: number): number {
  const wanted = typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : max;
  return Math.min(wanted, max);
}
