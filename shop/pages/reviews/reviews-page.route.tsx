import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { queryOf } from "../../../platform/http/requests/forms.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import {
  sendSharedPage,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { reviewPaths } from "../../shop-paths.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import { personalReviewRoutes } from "./review-forms.route.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import { readReviewQuestion, reviewPages, reviewsUrl } from "./review-question.ts";
import { ReviewsPage } from "./ReviewsPage.tsx";
import { reviewsPageOf, type ReviewSource } from "./shown-reviews.server.ts";

/** All reviews of a product, and the forms of their authors and readers. All work without JavaScript. */
export const reviewsPages: PageRoutes = {
  shared: (app, { searchFrame, ...options }) => reviewsPageRoute(app, { ...options, searchFrame }),
  personal: (app, options) => personalReviewRoutes(app, options),
};

interface ReviewsPageOptions {
  frame: PageFrame;
  searchFrame: PageFrame;
  community: ReviewSource;
  catalogue: Pick<Catalogue, "byNumber">;
  productUrl: PagesOptions["productUrl"];
  requests: ShopRequests;
}

const params = Type.Object({ product: Type.String({ pattern: "^\\d{1,9}$" }) });

function reviewsPageRoute(
  app: FastifyInstance,
  { frame: pageFrame, searchFrame, community, catalogue, productUrl, requests }: ReviewsPageOptions,
) {
  app.get<{ Params: { product: string } }>(
    `${reviewPaths.product}/:product(^\\d{1,9}$)`,
    {
      schema: {
        summary: "The reviews of a product: stars, sort=helpful, page",
        tags: ["pages"],
        params,
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      const product = Number(request.params.product);
      const question = readReviewQuestion(queryOf(request));
      const key = reviewsUrl(product, question);
      const isFirst = key === reviewsUrl(product);
      // The combinations of filters must not evict the pages that shoppers request most.
      const frame = isFirst ? pageFrame : searchFrame;
      return sendSharedPage(
        request,
        reply,
        frame,
        content,
        key,
        async (at): Promise<PageResult> => {
          const [card] = await catalogue.byNumber(at, [product]);
          const shown = card && (await reviewsPageOf(community, at, product, question));
          if (!card || !shown) return undefined;
          const { stars, page } = question;
          const pages = reviewPages(shown.matching);
          if (page > pages) return undefined;
          const { site, texts } = content;
          const title = fill(texts.reviews.titleOf, { product: card.name });
          const urlOf = (other: number) => reviewsUrl(product, { ...question, page: other });
          return {
            type: "ProductDetailPage",
            styles: ["reviews.entry.css"],
            head: {
              title: pageTitle(
                page > 1 ? `${title}, ${fill(texts.catalogue.page, { page })}` : title,
              ),
              description: shown.rating
                ? `${title} (${plural(texts.reviews.count, shown.rating.count, site.locale)})`
                : texts.reviews.none,
              path: key,
              // Without a review the page has nothing that its product's page has not.
              isPrivate: stars !== undefined || question.sorting !== "newest" || !shown.rating,
              alternates: isFirst
                ? await alternates(pageFrame.sites, at, async (there) =>
                    (await productUrl(there, product)) ? reviewsUrl(product) : undefined,
                  )
                : {},
              previous: page > 1 ? urlOf(page - 1) : undefined,
              next: page < pages ? urlOf(page + 1) : undefined,
              structuredData: breadcrumbData(valueAt(pageFrame.origins, site.code), [
                { name: card.name, url: card.url },
                { name: texts.reviews.title, url: reviewsUrl(product) },
              ]),
            },
            body: (
              <ReviewsPage
                product={card}
                question={question}
                site={site}
                texts={texts}
                {...shown}
              />
            ),
          };
        },
      );
    },
  );
}
