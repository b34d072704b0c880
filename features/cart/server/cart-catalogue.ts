import type { RawBuilder } from "kysely";
import type { Site } from "../../../shared/site.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";

/** What the cart needs of the catalogue. */
export interface CartCatalogue {
  /** By article number; unknown ones are left out. */
  articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** A table of `ArticleOffer` rows that the site sells now, to be read in one statement with a cart. */
  sold(at: Viewpoint): RawBuilder<ArticleOffer>;
  /** The number of the article that a change means when it names only the product: a subquery, to be read with the cart. */
  defaultArticle(at: Viewpoint, productId: number): RawBuilder<string | null>;
}

/** What an article is called and which categories it belongs to. */
export interface ArticleFacts {
  productId: number;
  tcm: string;
  kind: "goods" | "coffee" | "giftCard";
  /** Its category and all above. */
  categories: string[];
  /** The names of the same, from the uppermost down. */
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
