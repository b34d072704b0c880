import type { RawBuilder } from "kysely";
import type { Site } from "../../../platform/shared/site.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";

/** The parts of the catalogue that the cart needs. */
export interface CartCatalogue {
  /** Facts by article number; unknown articles are omitted. */
  articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** A subquery of `ArticleOffer` rows that the site sells now, to be joined with a cart in one statement. */
  sold(at: Viewpoint): RawBuilder<ArticleOffer>;
  /** A subquery for the article that a change means when it names only the product, to be read with the cart. */
  defaultArticle(at: Viewpoint, productId: number): RawBuilder<string | null>;
}

/** Names and categories of an article. */
export interface ArticleFacts {
  productId: number;
  tcm: string;
  kind: "goods" | "coffee" | "giftCard";
  /** Its category and all ancestors. */
  categories: string[];
  /** Names of these categories, from the top level down. */
  path: string[];
  title: string;
  label: string;
  url: string;
  picture: { id: string; version: string };
  grams: number | null;
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
