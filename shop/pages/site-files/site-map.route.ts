import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Navigation } from "../../../border/navigation/server/navigation.ts";
import { callerOf } from "../../../platform/http/overload/admitted-routes.ts";
import { NothingToShow } from "../../../platform/http/caching/rendered-cache.ts";
import { renderedFrom, sendRendered } from "../../../platform/http/caching/rendered.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { MappedPage } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { cachedUntil, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { ContentPages } from "../../content-pages/server/content-pages.ts";
import { leadPath } from "../../leads/leads-contract.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import type { Leaflets } from "../../leaflets/server/leaflets.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import {
  discountShopPaths,
  leafletPath,
  recipesPath,
  subscriptionPaths,
} from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { Stores } from "../../stores/server/stores.ts";
import { storePath } from "../../stores/stores-contract.ts";
import type { StaticPageKey } from "../../sites/page-paths.ts";
import { reviewsUrl } from "../reviews/review-question.ts";
import { escapeXml } from "./escape-xml.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import type { StaticPages } from "../text/static-pages.server.ts";

export interface SiteMapOptions {
  /** Its cache keeps large files apart from pages. */
  searchFrame: Pick<PageFrame, "cache" | "nextChange" | "origins">;
  catalogue: Pick<Catalogue, "categoryAddresses" | "mappedPages" | "soldProducts">;
  navigation: Pick<Navigation, "addresses">;
  staticPages: Pick<StaticPages, "list">;
  contentPages: Pick<ContentPages, "list">;
  leaflets: Pick<Leaflets, "valid">;
  subscriptions: Pick<Subscriptions, "isOfferedOn">;
  stores: Pick<Stores, "list">;
  leads: { campaigns: Pick<Leads["campaigns"], "list"> };
  community: Pick<Community, "settingsOf"> & { ratings: Pick<Community["ratings"], "reviewed"> };
  communityMembers: { recipes: Pick<CommunityMembers["recipes"], "numbers"> };
  requests: Pick<ShopRequests, "contentOf" | "presentOf">;
}

/**
 * A file may list 50,000 addresses (sitemaps.org), which with pictures are 25 MB: too many for the cache, and six seconds for each crawler.
 * So many are a few megabytes.
 */
const productsPerFile = 5_000;

/** Pages of reviews in the first file; the rest is linked from its products. */
const maxReviewPages = 4_000;

/** `/sitemap.xml`: every address of a site. With more products than a file may list, it is an index of `/sitemap-1.xml` and so on. */
export const siteMap: PageRoutes = { shared: siteMapRoutes };

export function siteMapRoutes(
  app: FastifyInstance,
  {
    searchFrame: frame,
    catalogue,
    navigation,
    staticPages,
    contentPages,
    stores,
    leads,
    leaflets,
    community,
    communityMembers,
    subscriptions,
    requests,
  }: SiteMapOptions,
) {
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (at: Viewpoint, origin: string) => Promise<string>,
  ) {
    const { site } = requests.contentOf(request);
    const { rendered } = await frame.cache.get(
      `${site.code} ${name}`,
      async () => {
        const at = requests.presentOf(request);
        const xml = await write(at, valueAt(frame.origins, site.code));
        return {
          rendered: renderedFrom(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
            "content-type": "application/xml; charset=utf-8",
            "cache-control": "public, max-age=3600",
          }),
          freshUntil: await cachedUntil(frame, at),
        };
      },
      { caller: callerOf(request) },
    );
    return sendRendered(request, reply, rendered);
  }

  const partsOf = (sold: number[]) => Math.max(1, Math.ceil(sold.length / productsPerFile));

  async function writePart(at: Viewpoint, origin: string, part: number) {
    const sold = await catalogue.soldProducts(at);
    if (part > partsOf(sold)) throw new NothingToShow();
    const numbers = sold.slice((part - 1) * productsPerFile, part * productsPerFile);
    const products = await catalogue.mappedPages(at, numbers);
    return urlSet(origin, part === 1 ? [...(await pagesOf(at)), ...products] : products);
  }

  /** Returns all pages other than products. */
  async function pagesOf(at: Viewpoint): Promise<MappedPage[]> {
    const texts = staticPages.list(at.site.code).filter(({ key }) => !personalPages.has(key));
    const addresses = [
      "/",
      ...(await catalogue.categoryAddresses(at)),
      ...(await navigation.addresses(at)),
      ...texts.map(({ path }) => path),
      discountShopPaths.shop,
      ...((await leaflets.valid(at)) ? [leafletPath] : []),
      ...(subscriptions.isOfferedOn(at.site) ? [subscriptionPaths.page] : []),
      ...(await stores.list(at)).map(storePath),
      ...(await leads.campaigns.list(at))
        .filter(({ state }) => state === "open")
        .map(({ campaign }) => leadPath(campaign)),
      ...(await communityAddresses(at)),
    ];
    return [
      ...addresses.map((url) => ({ url, pictures: [] })),
      ...(await contentPages.list(at)).map(({ path, modified }) => ({
        url: path,
        modified,
        pictures: [],
      })),
    ];
  }

  /** Returns the pages that the community fills, where the site has one. Questions are linked from their products. */
  async function communityAddresses(at: Viewpoint): Promise<string[]> {
    if (!community.settingsOf(at.site.code)) return [];
    const { pages } = valueAt(allSites, at.site.code);
    const recipes = await communityMembers.recipes.numbers(at);
    return [
      pages.community,
      pages.recipes,
      ...recipes.map((number) => `${recipesPath}/${number}`),
      ...(await reviewedProducts(at)).map((number) => reviewsUrl(number)),
    ];
  }

  /** Returns the products with a page of reviews, of those that the site sells. */
  async function reviewedProducts(at: Viewpoint): Promise<number[]> {
    const reviewed = await community.ratings.reviewed(at, maxReviewPages);
    if (reviewed.length === 0) return [];
    const sold = new Set(await catalogue.soldProducts(at));
    return reviewed.filter((number) => sold.has(number));
  }

  // Crawlers always get current content, even when a preview makes the first request.
  app.get("/sitemap.xml", { schema: { summary: "Site map", tags: ["site"] } }, (request, reply) =>
    sendFile(request, reply, "site map", async (at, origin) => {
      const parts = partsOf(await catalogue.soldProducts(at));
      return parts > 1 ? indexOf(origin, parts) : writePart(at, origin, 1);
    }),
  );
  app.get<{ Params: { part: string } }>(
    "/sitemap-:part(^[1-9]\\d{0,2}$).xml",
    { schema: { summary: "Part of a site map with many products", tags: ["site"] } },
    async (request, reply) => {
      const part = Number(request.params.part);
      try {
        return await sendFile(request, reply, `site map ${part}`, (at, origin) =>
          writePart(at, origin, part),
        );
      } catch (error) {
        if (error instanceof NothingToShow) return reply.callNotFound();
        throw error;
      }
    },
  );
}

/** Text pages around a customer's own data, which search engines must not list. */
const personalPages = new Set<StaticPageKey>(["account", "user-menu"]);

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Source: developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps. */
const imageSchema = "http://www.google.com/schemas/sitemap-image/1.1";

function indexOf(origin: string, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="${schema}">\n${files.join("\n")}\n</sitemapindex>`;
}

function urlSet(origin: string, pages: MappedPage[]): string {
  const loc = (path: string) => escapeXml(origin + path);
  const urls = pages.map(({ url, modified, pictures }) => {
    const images = pictures.map(
      (picture) =>
        `<image:image><image:loc>${loc(pictureUrl(pictureBase(picture), 960, "jpeg"))}</image:loc></image:image>`,
    );
    const lastmod = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : "";
    return `<url><loc>${loc(url)}</loc>${lastmod}${images.join("")}</url>`;
  });
  return `<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${urls.join("\n")}\n</urlset>`;
}
