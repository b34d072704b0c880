import { PromotionPlace } from "../../../border/client/PromotionPlace.tsx";
import { promotionIds } from "../../../border/promotion/promotion-contract.ts";
import type { Promotions } from "../../../border/promotion/server/promotions.ts";
import { readPlace } from "../../../border/server/promotion-places.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import type { Ratings } from "../../community/server/ratings.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { alternates } from "../../../storefront/pages/alternates.ts";
import {
  isMobileVariant,
  sendSharedPage,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import {
  filterNames,
  filterParameters,
  isWellWritten,
  listFilter,
} from "../listing/list-question.ts";
import { pageCount } from "../listing/page-count.ts";
import type { NumberedPage } from "../numbered-pages.route.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { CategoryPage } from "./CategoryPage.tsx";
import {
  categoryParameters,
  categoryQuestionUrl,
  readCategoryQuestion,
} from "./category-question.ts";
import { pageTitle } from "../document/page-title.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

export interface CategoryPageOptions {
  frame: PageFrame;
  searchFrame: PageFrame;
  catalogue: Catalogue;
  promotions: Promotions;
  community: { ratings: Pick<Ratings, "wellRated"> };
  requests: ShopRequests;
  onError: (error: unknown, key: string) => void;
}

/** `/…-c1000.html`: a category, one page of its products at a time. */
export const categoryPages: PageRoutes = {
  numbered: (options) => ({ c: categoryPage(options) }),
};

function categoryPage({
  frame: pageFrame,
  searchFrame,
  catalogue,
  promotions,
  community: { ratings },
  requests,
  onError,
}: CategoryPageOptions): NumberedPage {
  const { origins } = pageFrame;
  return async (request, reply, number) => {
    const { address } = request.params;
    const content = requests.contentOf(request);
    const facets = await catalogue.facets(requests.viewpointOf(request));
    const question = readCategoryQuestion(request.query, facets);
    const { sorting, page } = question;
    const key = categoryQuestionUrl(`/${address}`, question);
    if (!isWellWritten(request.query, categoryParameters(question), filterNames(facets))) {
      // Encoded, because the address could otherwise lead to another host.
      const path = `${isMobileVariant(request, content.site.code) ? "/m" : ""}/${encodeURIComponent(address)}`;
      return reply.redirect(categoryQuestionUrl(path, question), 302);
    }
    const isFiltered = filterParameters(question).length > 0;
    // The many combinations of filters must not evict the pages that shoppers request most.
    const frame = isFiltered ? searchFrame : pageFrame;
    return sendSharedPage(request, reply, frame, content, key, async (at): Promise<PageResult> => {
      const found = await catalogue.category(
        at,
        number,
        sorting,
        page,
        listFilter(question, await ratings.wellRated(at)),
      );
      if (!found) return undefined;
      if (found.url !== `/${address}`) return { movedTo: found.url };
      const pages = pageCount(found.productCount);
      if (page > pages) return undefined;
      const { site, texts } = content;
      const urlOf = (page: number) => categoryQuestionUrl(found.url, { ...question, page });
      const placeId = promotionIds.category(number);
      const { promotion, tests, isWhole } = await readPlace(promotions, at, placeId, onError);
      return {
        type: "category",
        isIncomplete: !isWhole,
        head: {
          title: pageTitle(found.name),
          description: found.description,
          // For search engines, order and filters do not make a different page.
          path: page > 1 ? `${found.url}?page=${page}` : found.url,
          isPrivate: isFiltered,
          alternates:
            page === 1 && !isFiltered
              ? await alternates(frame.sites, at, (there) =>
                  catalogue.categoryAddress(there, number),
                )
              : {},
          previous: page > 1 ? urlOf(page - 1) : undefined,
          next: page < pages ? urlOf(page + 1) : undefined,
          image: previewPicture(found.picture, found.name),
          structuredData: breadcrumbData(valueAt(origins, site.code), [...found.path, found]),
        },
        body: (
          <CategoryPage
            site={site}
            texts={texts}
            category={found}
            question={question}
            promotion={
              <PromotionPlace
                id={placeId}
                site={site}
                texts={texts}
                promotion={promotion}
                tests={tests}
              />
            }
          />
        ),
      };
    });
  };
}
