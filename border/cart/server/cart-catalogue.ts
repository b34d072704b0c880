import type { RawBuilder } from "kysely";
import type { Site } from "../../../platform/shared/site.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";

/** The parts of the catalogue that the cart needs. */
export interface CartCatalogue {
  /** Facts by article number; unknown articles are omitted. */
  articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** A subquery of the offers that the site sells now, to be joined with a cart in one statement. */
  sold(at: Viewpoint): RawBuilder<ArticleOffer & { valid_until: Date }>;
  /**
   * A subquery for the article numbers of a product, in their order: a change that names only the product means the first that is
   * sold.
   */
  articlesOf(productId: RawBuilder<number | null>): RawBuilder<string[]>;
  /**
   * A subquery for the articles whose offers on a market have changed since a snapshot (of `pg_current_snapshot`); a row of nulls
   * stands for all of them.
   */
  changedOffers(since: string): RawBuilder<ChangedOffer>;
}

/** An article whose offers have changed on a market; null stands for all. */
export interface ChangedOffer {
  market: string | null;
  tcm: string | null;
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
