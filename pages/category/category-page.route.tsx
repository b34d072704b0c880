import { PromotionPlace } from "../../border/client/PromotionPlace.tsx";
import { readPlace } from "../../border/server/promotion-places.ts";
import { sortings } from "../../features/catalogue/catalogue-contract.ts";
import type { Catalogue } from "../../features/catalogue/server/catalogue.ts";
import { pictureBase, pictureUrl } from "../../features/pictures/pictures-contract.ts";
import { promotionIds } from "../../features/promotion/promotion-contract.ts";
import type { Promotions } from "../../features/promotion/server/promotions.ts";
import type { SiteRequests } from "../../http/site-requests.ts";
import { alternates } from "../document/alternates.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import {
  sendSharedPage,
  type PageFrame,
  type PageResult,
} from "../document/render-page.server.tsx";
import { pageNumber } from "../listing/page-number.ts";
import type { NumberedPage } from "../numbered-pages.route.ts";
import { CategoryPage, listUrl, pageCount } from "./CategoryPage.tsx";

export interface CategoryPageOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  promotions: Promotions;
  requests: SiteRequests;
  onError: (error: unknown, key: string) => void;
}

/** `/…-c1000.html`: a category, one page of its products at a time. */
export function categoryPage({
  frame,
  catalogue,
  promotions,
  requests,
  onError,
}: CategoryPageOptions): NumberedPage {
  const { origins } = frame;
  return (request, reply, number) => {
    const { sort, page: given } = request.query;
    const sorting = sortings.find((known) => known === sort) ?? "popular";
    const page = pageNumber(given);
    const { address } = request.params;
    const content = requests.contentOf(request);
    const key = `${address} ${sorting} ${page}`;
    return sendSharedPage(request, reply, frame, content, key, async (at): Promise<PageResult> => {
      const found = await catalogue.category(at, number, sorting, page);
      if (!found) return undefined;
      if (found.url !== `/${address}`) return { movedTo: found.url };
      const pages = pageCount(found.productCount);
      if (page > pages) return undefined;
      const { site, texts } = content;
      const placeId = promotionIds.category(number);
      const { promotion, isWhole } = await readPlace(promotions, at, placeId, onError);
      return {
        type: "category",
        isIncomplete: !isWhole,
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
            promotion={
              <PromotionPlace id={placeId} site={site} texts={texts} promotion={promotion} />
            }
          />
        ),
      };
    });
  };
}
