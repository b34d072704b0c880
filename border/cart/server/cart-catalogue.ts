import type { ProductKind, Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";

/** The parts of the catalogue that the cart needs. */
export interface CartCatalogue {
  /** Facts by article number; unknown articles are omitted. */
  articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** Offers at a moment by article number; articles that the site does not sell then are omitted. */
  offers(at: Viewpoint, tcms: string[]): Promise<Map<string, ArticleOffer>>;
  /**
   * The article numbers of a product, in their order: a change that names only the product means the first that is sold.
   */
  articlesOf(productNumber: number): Promise<string[]>;
}

/** Names and categories of an article. */
export interface ArticleFacts {
  /** The public number of its product, which is the `productId` of carts and changes. */
  productNumber: number;
  tcm: string;
  kind: ProductKind;
  /** Its category and all ancestors. */
  categories: string[];
  /** Names of these categories, from the top level down. */
  path: string[];
  title: string;
  label: string;
  url: string;
  picture: { id: string; version: string };
  grams: number | null;
  millilitres?: number | null;
}

/** Price and stock of an article that the site sells. */
export interface ArticleOffer {
  tcm: string;
  price: number;
  was: number | null;
  stock: number;
}

export interface CartArticleData extends ArticleFacts {
  /** Null when the site does not sell the article now. */
  price: number | null;
  was: number | null;
  stock: number;
}
