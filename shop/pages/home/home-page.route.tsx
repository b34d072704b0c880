import type { FastifyInstance } from "fastify";
import { PromotionPlace } from "../../../border/client/PromotionPlace.tsx";
import { promotionIds } from "../../../border/promotion/promotion-contract.ts";
import type { Promotions } from "../../../border/promotion/server/promotions.ts";
import { readPlace } from "../../../border/server/promotion-places.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import {
  sendSharedPage,
  type Page,
  type PageFrame,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { organizationData } from "../structured-data/organization-data.ts";
import { HomePage } from "./HomePage.tsx";

export interface HomePageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  promotions: Promotions;
  staticPages: StaticPages;
  requests: ShopRequests;
  onError: (error: unknown, key: string) => void;
}

/** `/`: the home page of a site. */
export const homePage: PageRoutes = { shared: homePageRoute };

function homePageRoute(
  app: FastifyInstance,
  { frame, catalogue, promotions, staticPages, requests, onError }: HomePageOptions,
) {
  const { origins } = frame;

  app.get(
    "/",
    { schema: { summary: "Home page of the site", tags: ["pages"] } },
    (request, reply) => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, "home", (at) => home(content, at));
    },
  );

  async function home(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { site, texts } = content;
    const origin = valueAt(origins, site.code);
    const [categories, popular, newest, reduced, [hero, story], { promotion, tests, isWhole }] =
      await Promise.all([
        catalogue.categoryTree(at),
        catalogue.popular(at, 8),
        catalogue.newest(at, 4),
        catalogue.reduced(at, 4),
        catalogue.pictures(["hero-morning", "hero-harvest"]),
        readPlace(promotions, at, promotionIds.phaseIntegration, onError),
      ]);
    const coffee = categories[0];
    return {
      type: "homepage",
      isIncomplete: !isWhole,
      head: {
        title: texts.home.title,
        description: texts.home.description,
        path: "/",
        alternates: Object.fromEntries(siteCodes.map((code) => [code, "/"])),
        image: hero && previewPicture(hero, texts.home.title),
        structuredData: [
          {
            "@context": "https://schema.org",
            "@type": "WebSite",
            name: site.brand.name,
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
          organizationData(content, origin),
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
          promotion={
            <PromotionPlace
              id={promotionIds.phaseIntegration}
              site={site}
              texts={texts}
              promotion={promotion}
              tests={tests}
            />
          }
          hero={{ picture: hero ? pictureBase(hero) : "", url: coffee?.url ?? "/" }}
          story={{
            picture: story ? pictureBase(story) : "",
            url: staticPages.get(site.code, "about").path,
          }}
        />
      ),
    };
  }
}
