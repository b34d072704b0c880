import { overviewNumber } from "../../../border/navigation/navigation-contract.ts";
import type { Navigation } from "../../../border/navigation/server/navigation.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { alternates } from "../../../storefront/pages/alternates.ts";
import {
  sendSharedPage,
  type Page,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import type { NumberedPage } from "../numbered-pages.route.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { ThemeworldPage } from "./ThemeworldPage.tsx";
import { ThemeworldsPage } from "./ThemeworldsPage.tsx";
import { pageTitle } from "../document/page-title.ts";

export interface ThemeworldPagesOptions {
  frame: PageFrame;
  catalogue: Pick<Catalogue, "byNumber" | "pictures">;
  navigation: Navigation;
  requests: ShopRequests;
}

/** Handles the overview of the themeworlds or the page of one of them, by the number in its address. */
export const themeworldPages: PageRoutes = {
  numbered: (options) => ({ t: themeworldPage(options) }),
};

function themeworldPage({
  frame,
  catalogue,
  navigation,
  requests,
}: ThemeworldPagesOptions): NumberedPage {
  const { origins } = frame;

  return (request, reply, number) => {
    const { address } = request.params;
    const content = requests.contentOf(request);
    return sendSharedPage(request, reply, frame, content, address, async (at) => {
      const url = await navigation.themeworldAddress(at, number);
      if (url === undefined) return undefined;
      if (url !== `/${address}`) return { movedTo: url };
      return number === overviewNumber ? overview(content, at) : themeworld(content, at, number);
    });
  };

  async function overview({ texts }: SiteContent, at: Viewpoint): Promise<Page> {
    const { overview, sections } = await navigation.themeworlds(at);
    const themeworlds = Object.values(sections).flatMap((section) => section.themeworlds);
    return {
      type: "content",
      styles: ["themeworld-page.entry.css"],
      head: {
        title: pageTitle(overview.title),
        description: themeworlds.map(({ title }) => title).join(" · "),
        path: overview.url,
        alternates: await alternates(frame.sites, at, (there) =>
          navigation.themeworldAddress(there, overviewNumber),
        ),
      },
      body: (
        <ThemeworldsPage
          title={overview.title}
          sections={Object.entries(sections).map(([id, section]) => ({ id, ...section }))}
          texts={texts}
        />
      ),
    };
  }

  async function themeworld(
    { site, texts }: SiteContent,
    at: Viewpoint,
    number: number,
  ): Promise<PageResult> {
    const [found, { overview }] = await Promise.all([
      navigation.themeworld(at, number),
      navigation.themeworlds(at),
    ]);
    if (!found) return undefined;
    const [[picture], products] = await Promise.all([
      catalogue.pictures([found.pictureId]),
      found.availability === "AVAILABLE" ? catalogue.byNumber(at, found.products) : [],
    ]);
    return {
      type: "content",
      styles: ["themeworld-page.entry.css"],
      head: {
        title: pageTitle(found.title),
        description: found.lead,
        path: found.url,
        alternates: await alternates(frame.sites, at, (there) =>
          navigation.themeworldAddress(there, number),
        ),
        image: picture && pictureUrl(pictureBase(picture), 1280, "jpeg"),
        structuredData: breadcrumbData(valueAt(origins, site.code), [
          crumbOf(overview),
          { name: found.title, url: found.url },
        ]),
      },
      body: (
        <ThemeworldPage
          site={site}
          texts={texts}
          themeworld={found}
          overview={crumbOf(overview)}
          picture={picture && pictureBase(picture)}
          products={products}
        />
      ),
    };
  }
}

const crumbOf = ({ title, url }: { title: string; url: string }) => ({
  id: url,
  name: title,
  url,
});
