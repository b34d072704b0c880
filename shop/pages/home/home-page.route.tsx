import type { FastifyInstance } from "fastify";
import { PromotionPlace } from "../../../border/client/PromotionPlace.tsx";
import { promotionIds } from "../../../border/promotion/promotion-contract.ts";
import type { Navigation } from "../../../border/navigation/server/navigation.ts";
import type { Promotions } from "../../../border/promotion/server/promotions.ts";
import { readPlace } from "../../../border/server/promotion-places.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { shownPicture } from "../content/shown-picture.ts";
import type { ContentPages } from "../../content-pages/server/content-pages.ts";
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
import type { PageRoutes } from "../page-routes.route.ts";
import { organizationData } from "../structured-data/organization-data.ts";
import { HomePage } from "./HomePage.tsx";
import { readSeason, withoutRepeats } from "./home-products.server.ts";

export interface HomePageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  navigation: Pick<Navigation, "themeworld" | "themeworlds">;
  promotions: Promotions;
  contentPages: Pick<ContentPages, "list">;
  requests: ShopRequests;
  onError: (error: unknown, key: string) => void;
}

/** Products in a row of the widest layout; styles hide those that fill no row of others. */
const inRow = 6;

/** Pages to read that are shown: a row of the widest layout. */
const maxReading = 4;

/** `/`: the home page of a site. */
export const homePage: PageRoutes = { shared: homePageRoute };

function homePageRoute(
  app: FastifyInstance,
  { frame, catalogue, navigation, promotions, contentPages, requests, onError }: HomePageOptions,
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

  /** Reads the lists of products. The newest ones, which may be of another season, are shown where no themeworld is of this one. */
  async function readLists(at: Viewpoint) {
    const season = await readSeason(navigation, catalogue, at);
    const [popular, reduced, newest] = await Promise.all([
      catalogue.popular(at, 3 * inRow),
      catalogue.reduced(at, 5 * inRow),
      season ? [] : catalogue.newest(at, 6 * inRow),
    ]);
    const take = withoutRepeats();
    return {
      popular: take(popular, 2 * inRow),
      season: season && { ...season, products: take(season.products, inRow) },
      reduced: take(reduced, inRow),
      newest: take(newest, inRow),
    };
  }

  async function home(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { site, texts, pages } = content;
    const origin = valueAt(origins, site.code);
    const read = (await contentPages.list(at))
      .filter(({ path, listed = true }) => listed && path !== pages.about)
      .slice(0, maxReading);
    const [categories, lists, pictures, { promotion, tests, isWhole }] = await Promise.all([
      catalogue.categoryTree(at),
      readLists(at),
      catalogue.pictures([
        "hero-morning",
        "hero-evening",
        "hero-harvest",
        ...read.map((page) => page.picture),
      ]),
      readPlace(promotions, at, promotionIds.phaseIntegration, onError),
    ]);
    const [hero, evening, story] = ["hero-morning", "hero-evening", "hero-harvest"].map((id) =>
      pictures.find((picture) => picture.id === id),
    );
    const coffee = categories[0];
    return {
      type: "homepage",
      styles: ["category-tiles.entry.css", "teasers.entry.css", "home-page.entry.css"],
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
          {...lists}
          promotion={
            <PromotionPlace
              id={promotionIds.phaseIntegration}
              site={site}
              texts={texts}
              promotion={promotion}
              tests={tests}
            />
          }
          hero={{
            picture: hero ? pictureBase(hero) : "",
            darkPicture: evening && pictureBase(evening),
            url: coffee?.url ?? "/",
          }}
          story={{
            picture: story ? pictureBase(story) : "",
            url: pages.about,
          }}
          reading={read.map((page) => ({
            picture: shownPicture(pictures, page.picture, page.focus),
            title: page.title,
            text: page.description,
            link: page.path,
          }))}
        />
      ),
    };
  }
}
