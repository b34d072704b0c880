import { serviceEmailOf, type Brand } from "../../../platform/shared/brand/brand.ts";
import type { Article, ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import { earliest } from "../../../platform/content/validity.ts";
import { giftCard } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { Stores } from "../../stores/server/stores.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { collectionStores } from "../../stores/store-address.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { archivePage } from "../product-archive/archive-page.server.tsx";
import {
  sendSharedPage,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import { shownQuestions, type QuestionSource } from "../community/shown-questions.server.ts";
import type { NumberedPage } from "../numbered-pages.route.ts";
import { reviewData } from "../reviews/review-data.ts";
import { shownReviews, type ReviewSource } from "../reviews/shown-reviews.server.ts";
import type { StaticPages } from "../text/static-pages.server.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import { deliveryTime } from "./delivery-time.ts";
import { productData } from "./product-data.ts";
import { ProductPage } from "./ProductPage.tsx";
import { storeStock } from "./store-stock.server.ts";
import { pageTitle } from "../document/page-title.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

export interface ProductPageOptions {
  frame: PageFrame;
  engine: PagesOptions["engine"];
  stores: Pick<Stores, "list">;
  subscriptions: Pick<Subscriptions, "isOfferedOn">;
  catalogue: Catalogue;
  productUrl: PagesOptions["productUrl"];
  staticPages: StaticPages;
  requests: ShopRequests;
  community: ReviewSource & QuestionSource["community"];
  communityMembers: QuestionSource["communityMembers"];
}

/** `/…-p100101.html`: a product; `dim1` chooses one of its articles, for a suggestion of the search if there is a `query`, too. */
export const productPages: PageRoutes = {
  numbered: (options) => ({ p: productPage(options) }),
};

function productPage({
  frame,
  engine,
  catalogue,
  productUrl,
  staticPages,
  stores,
  subscriptions,
  requests,
  community,
  communityMembers,
}: ProductPageOptions): NumberedPage {
  const { origins } = frame;
  return (request, reply, number) => {
    const { dim1, query: searched } = request.query;
    const dimension = typeof dim1 === "string" && /^[\w-]{1,40}$/.test(dim1) ? dim1 : "";
    const { address } = request.params;
    const content = requests.contentOf(request);
    const isSuggested = dimension !== "" && searched !== undefined;
    const key = `${address} ${dimension}${isSuggested ? " suggested" : ""}`;
    return sendSharedPage(request, reply, frame, content, key, async (at): Promise<PageResult> => {
      const found = await catalogue.product(at, number);
      if (!found)
        return archivePage(at, { frame, catalogue, content, number, path: `/${address}` });
      if (found.url !== `/${address}`) return { movedTo: found.url };
      // Unknown variants redirect: a cached page for each would evict pages that shoppers request.
      if (dimension && !found.articles.some(({ dimensionKey }) => dimensionKey === dimension))
        return { redirect: ({ query }) => withSearchText(found.url, query) };
      const chosen = chooseArticle(found, dimension, isSuggested);
      const [picture] = found.pictures;
      if (!chosen || !picture) return undefined;
      const { site, texts } = content;
      const delivery = deliveryTime(at.now, site, texts.catalogue);
      const stock = await stockOf(at, found, content);
      const reviews = await shownReviews(community, at, number);
      const questions = await shownQuestions({ community, communityMembers }, at, number);
      // Another company's products are not of the shop's brand.
      const { title: text, path: url } = staticPages.get(site.code, "privacy");
      const brand = engine.sellsOwnProducts ? site.brand : undefined;
      const origin = valueAt(origins, site.code);
      return {
        type: "ProductDetailPage",
        styles: ["product-page.entry.css"],
        until: earliest([delivery.until, stock?.until]),
        head: {
          title: pageTitle(found.name),
          description: found.lead,
          path: found.url,
          alternates: await alternates(frame.sites, at, (there) => productUrl(there, number)),
          image: previewPicture(picture, found.name),
          structuredData: [
            {
              ...productData(found, { site, brand, origin }),
              ...(reviews && reviewData(reviews.rating, reviews.newest, texts.reviews.nameless)),
            },
            ...breadcrumbData(origin, [...found.path, found]),
          ],
        },
        body: (
          <ProductPage
            site={site}
            texts={texts}
            product={found}
            chosen={chosen}
            deliveryTime={delivery.text}
            deliveryUrl={staticPages.get(site.code, "delivery").path}
            returnsUrl={staticPages.get(site.code, "returns").path}
            guaranteeUrl={staticPages.get(site.code, "guarantee").path}
            privacy={{ url, text }}
            namesViews={engine.sellsOwnProducts ?? false}
            manufacturer={brand && manufacturerOf(brand)}
            stock={stock}
            reviews={reviews}
            questions={questions}
            takesSubscriptions={subscriptions.isOfferedOn(site)}
          />
        ),
      };
    });
  };

  /** Returns what stores have of a product; undefined where the commerce system does not count it, or there is nothing to collect. */
  async function stockOf(at: Viewpoint, product: ProductDetails, content: SiteContent) {
    if (engine.capabilities.stockByPlace !== true || product.kind === giftCard) return undefined;
    const all = collectionStores(await stores.list(at));
    if (all.length === 0) return undefined;
    const stocked = await catalogue.stockedPlaces(at, product.number);
    return storeStock(product.articles, stocked, all, at.now, content);
  }
}

/** The manufacturer: EU law requires name, postal and e-mail address beside each product (GPSR, article 19). */
const manufacturerOf = (brand: Brand) => `${brand.company}, ${serviceEmailOf(brand)}`;

/** Adds the search text that led to the page to its address. */
function withSearchText(url: string, query: unknown): string {
  return typeof query === "string" ? `${url}?query=${encodeURIComponent(query)}` : url;
}

const isInStock = ({ availability }: Article) => availability === "AVAILABLE";

/** Returns the article named by the address, otherwise the first one in stock. One that was suggested may have sold out since. */
function chooseArticle({ articles }: ProductDetails, dimension: string, isSuggested: boolean) {
  const named = articles.find(({ dimensionKey }) => dimensionKey === dimension);
  if (named && (!isSuggested || isInStock(named))) return named;
  return articles.find(isInStock) ?? named ?? articles[0];
}
