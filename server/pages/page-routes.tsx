import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { sortings, type ProductDetails } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue, Viewpoint } from "../../features/catalogue/server/catalogue.ts";
import { PromotionPlace } from "../../client/PromotionPlace.tsx";
import { promotionIds } from "../../features/promotion/promotion-contract.ts";
import type { Promotions } from "../../features/promotion/server/promotions.ts";
import { pictureBase, pictureUrl } from "../../features/pictures/pictures-contract.ts";
import { breadcrumbData } from "../../pages/Breadcrumb.tsx";
import { CategoryPage, listUrl, pageCount } from "../../pages/CategoryPage.tsx";
import { HomePage } from "../../pages/HomePage.tsx";
import { ProductPage, productData } from "../../pages/ProductPage.tsx";
import { TextPage } from "../../pages/TextPage.tsx";
import { siteCodes } from "../../shared/site.ts";
import type { SiteContent } from "../../sites/all-sites.ts";
import type { SiteRequests } from "../http/site-requests.ts";
import { namedPages, type StaticPage, type StaticPages } from "../static-pages.ts";
import { readPlaces } from "../promotion-places.ts";
import { alternates } from "./alternates.ts";
import { pageNumber } from "./page-number.ts";
import { sendSharedPage, type Page, type PageFrame, type PageResult } from "./render-page.tsx";

export interface PageRouteOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  promotions: Promotions;
  staticPages: StaticPages;
  requests: SiteRequests;
  onError: (error: unknown, key: string) => void;
  /** The overview of the themeworlds, and each of them. */
  themeworld: NumberedPage;
}

/** Answers with the page that has the number in the address. */
export type NumberedPage = (
  request: PageRequest,
  reply: FastifyReply,
  number: number,
) => Promise<FastifyReply>;

/** Pages that are the same for everybody: home, categories, products, texts. */
export function pageRoutes(app: FastifyInstance, options: PageRouteOptions) {
  const { frame, catalogue, promotions, staticPages, requests, onError, themeworld } = options;
  const { origins } = frame;

  app.get(
    "/",
    { schema: { summary: "Home page of the site", tags: ["pages"] } },
    (request, reply) => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, "home", () =>
        home(content, requests.viewpointOf(request)),
      );
    },
  );

  app.get<{ Params: { address: string }; Querystring: Record<string, unknown> }>(
    // Words for people, a letter and a number for us: /kaffee-c1000.html
    "/:address(^[^/]*-[cpst]\\d{1,9}\\.html$)",
    {
      schema: {
        summary: "A category (-c), a product (-p), a text (-s) or a themeworld (-t) by its number",
        tags: ["pages"],
        params: Type.Object({ address: Type.String({ maxLength: 200 }) }),
      },
    },
    (request, reply) => {
      const [, kind, number] = /-([cpst])(\d+)\.html$/.exec(request.params.address) ?? [];
      const find = { c: category, p: product, s: numberedText, t: themeworld };
      return find[kind as keyof typeof find](request, reply, Number(number));
    },
  );

  for (const [key, path] of namedPages)
    app.get(path, { schema: { summary: `Page: ${key}`, tags: ["pages"] } }, (request, reply) => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, key, async () =>
        text(content, staticPages.get(content.site.code, key)),
      );
    });
  app.get(
    "/service/storefinder/search",
    {
      schema: {
        summary: "Stores",
        tags: ["pages"],
        querystring: Type.Object({}, { additionalProperties: true }),
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, "storefinder", async () =>
        text(content, staticPages.get(content.site.code, "storefinder")),
      );
    },
  );

  async function home(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { site, texts } = content;
    const origin = origins[site.code];
    const [categories, popular, newest, reduced, [hero, story], promotion] = await Promise.all([
      catalogue.categoryTree(at),
      catalogue.popular(at, 8),
      catalogue.newest(at, 4),
      catalogue.reduced(at, 4),
      catalogue.pictures(["hero-morning", "hero-harvest"]),
      placeOf(content, at, promotionIds.home),
    ]);
    const coffee = categories[0];
    return {
      type: "homepage",
      isIncomplete: !promotion.isWhole,
      head: {
        title: texts.home.title,
        description: texts.home.description,
        path: "/",
        alternates: Object.fromEntries(siteCodes.map((code) => [code, "/"])),
        image: hero && pictureUrl(pictureBase(hero), 1280, "webp"),
        structuredData: [
          {
            "@context": "https://schema.org",
            "@type": "WebSite",
            name: "Kontor",
            url: `${origin}/`,
            inLanguage: site.locale,
            potentialAction: {
              "@type": "SearchAction",
              target: {
                "@type": "EntryPoint",
                urlTemplate: `${origin}/search?query={search_term_string}&site=${site.code}`,
              },
              "query-input": "required name=search_term_string",
            },
          },
          {
            "@context": "https://schema.org",
            "@type": "Organization",
            name: "Kontor",
            url: `${origin}/`,
            logo: `${origin}/favicon.svg`,
          },
        ],
      },
      body: (
        <HomePage
          site={site}
          texts={texts}
          categories={categories}
          popular={popular}
          newest={newest}
          reduced={reduced}
          promotion={promotion.place}
          hero={{ picture: hero ? pictureBase(hero) : "", url: coffee?.url ?? "/" }}
          story={{
            picture: story ? pictureBase(story) : "",
            url: staticPages.get(site.code, "about").path,
          }}
        />
      ),
    };
  }

  function category(request: PageRequest, reply: FastifyReply, number: number) {
    const { sort, page: given } = request.query;
    const sorting = sortings.find((known) => known === sort) ?? "popular";
    const page = pageNumber(given);
    const { address } = request.params;
    const content = requests.contentOf(request);
    const key = `${address} ${sorting} ${page}`;
    return sendSharedPage(request, reply, frame, content, key, async (): Promise<PageResult> => {
      const at = requests.viewpointOf(request);
      const found = await catalogue.category(at, number, sorting, page);
      if (!found) return undefined;
      if (found.url !== `/${address}`) return { redirect: listUrl(found.url, sorting, page) };
      const pages = pageCount(found.productCount);
      if (page > pages) return undefined;
      const { site, texts } = content;
      const promotion = await placeOf(content, at, promotionIds.category(number));
      return {
        type: "category",
        isIncomplete: !promotion.isWhole,
        head: {
          title: `${found.name} – Kontor`,
          description: found.description,
          path: listUrl(found.url, "popular", page),
          alternates:
            page === 1
              ? await alternates(at, (there) => catalogue.categoryAddress(there, number))
              : {},
          previous: page > 1 ? listUrl(found.url, sorting, page - 1) : undefined,
          next: page < pages ? listUrl(found.url, sorting, page + 1) : undefined,
          image: pictureUrl(pictureBase(found.picture), 960, "webp"),
          structuredData: [breadcrumbData(origins[site.code], [...found.path, found])],
        },
        body: (
          <CategoryPage
            site={site}
            texts={texts}
            category={found}
            sorting={sorting}
            page={page}
            promotion={promotion.place}
          />
        ),
      };
    });
  }

  /** The place of a page for a promotion. */
  async function placeOf({ site, texts }: SiteContent, at: Viewpoint, id: string) {
    const { shown, isWhole } = await readPlaces(promotions, at, { here: id }, (error) =>
      onError(error, id),
    );
    const place = <PromotionPlace id={id} site={site} texts={texts} promotion={shown.here} />;
    return { place, isWhole };
  }

  function product(request: PageRequest, reply: FastifyReply, id: number) {
    const { dim1, query } = request.query;
    const dimension = typeof dim1 === "string" && /^[\w-]{1,40}$/.test(dim1) ? dim1 : "";
    const { address } = request.params;
    const content = requests.contentOf(request);
    const key = `${address} ${dimension}`;
    return sendSharedPage(request, reply, frame, content, key, async (): Promise<PageResult> => {
      const at = requests.viewpointOf(request);
      const found = await catalogue.product(at, id);
      if (!found) return undefined;
      if (found.url !== `/${address}`)
        return { redirect: found.url + (dimension ? `?dim1=${dimension}` : "") };
      // A page for every word that somebody puts there would drive out those that are asked for.
      if (dimension && !found.articles.some(({ dimensionKey }) => dimensionKey === dimension))
        return { redirect: withSearchText(found.url, query), isForNow: true };
      const chosen = chooseArticle(found, dimension);
      const [picture] = found.pictures;
      if (!chosen || !picture) return undefined;
      const { site, texts } = content;
      const image = pictureUrl(pictureBase(picture), 960, "webp");
      const origin = origins[site.code];
      return {
        type: "ProductDetailPage",
        head: {
          title: `${found.name} – Kontor`,
          description: found.lead,
          path: found.url,
          alternates: await alternates(
            at,
            async (there) => (await catalogue.byId(there, [id]))[0]?.url,
          ),
          image,
          structuredData: [
            productData(found, site, origin, image),
            breadcrumbData(origin, [...found.path, found]),
          ],
        },
        body: (
          <ProductPage
            site={site}
            texts={texts}
            product={found}
            chosen={chosen}
            deliveryUrl={staticPages.get(site.code, "delivery").path}
            returnsUrl={staticPages.get(site.code, "returns").path}
            manufacturer={manufacturer}
          />
        ),
      };
    });
  }

  function numberedText(request: PageRequest, reply: FastifyReply, number: number) {
    const { address } = request.params;
    const content = requests.contentOf(request);
    return sendSharedPage(request, reply, frame, content, address, async () => {
      const page = staticPages.byNumber(content.site.code, number);
      if (!page) return undefined;
      return page.path === `/${address}` ? text(content, page) : { redirect: page.path };
    });
  }

  function text({ texts }: SiteContent, page: StaticPage): Page {
    return {
      type: page.key === "storefinder" ? "storefinder" : "content",
      head: {
        title: `${page.title} – Kontor`,
        description: page.description,
        path: page.path,
        alternates: Object.fromEntries(
          siteCodes.map((code) => [code, staticPages.get(code, page.key).path]),
        ),
      },
      body: (
        <TextPage
          title={page.title}
          html={page.html}
          breadcrumbLabel={texts.catalogue.breadcrumb}
        />
      ),
    };
  }
}

type PageRequest = FastifyRequest<{
  Params: { address: string };
  Querystring: Record<string, unknown>;
}>;

/** Who stands behind every product: the law of the EU wants the name, post and e-mail beside it (GPSR, article 19). */
const manufacturer = "Kontor Handels GmbH, Am Sandtorkai 12, 20457 Hamburg, service@kontor.example";

/** The address with the words of the search that led to it. */
function withSearchText(url: string, query: unknown): string {
  return typeof query === "string" ? `${url}?query=${encodeURIComponent(query)}` : url;
}

/** The article that the address names, else the first that can be bought. */
function chooseArticle({ articles }: ProductDetails, dimension: string) {
  return (
    articles.find((article) => article.dimensionKey === dimension) ??
    articles.find((article) => article.availability === "AVAILABLE") ??
    articles[0]
  );
}
