import type { Viewpoint } from "../platform/shared/sites/viewpoint.ts";
import type { ProductKind, Site } from "../platform/shared/sites/site.ts";
import type {
  ArchivedProduct,
  CategoryContents,
  CategoryNode,
  Facet,
  FoundFilter,
  FoundProducts,
  FoundSorting,
  ListFilter,
  MappedPage,
  OfferedProduct,
  PictureRef,
  ProductCard,
  ProductDetails,
  ReducedSelection,
  ReducedSorting,
  Sorting,
} from "./catalogue-contract.ts";
import type { PlaceId } from "./scope.ts";

/**
 * Categories, products and pictures for pages and other slices, in the language and prices of one site at one moment. Products are named
 * by their public numbers, which stand in addresses; ids of the engine that they come from stay behind it.
 */
export interface Catalogue {
  /** Returns the tree of categories that have products on the site. */
  categoryTree(at: Viewpoint): Promise<CategoryNode[]>;
  /**
   * Returns a category by the number in its address, with one page of its products, including those of its descendants; undefined
   * when the site does not have it.
   */
  category(
    at: Viewpoint,
    number: number,
    sorting: Sorting,
    page: number,
    filter?: ListFilter,
  ): Promise<CategoryContents | undefined>;
  /** Returns the address of a category, if the site has it. */
  categoryAddress(at: Viewpoint, number: number): Promise<string | undefined>;
  /** Reports whether a site has products in a category, or below it, by the category's id. */
  hasCategory(at: Viewpoint, id: string): Promise<boolean>;
  /** Returns the addresses of the categories of a site, for the site map. */
  categoryAddresses(at: Viewpoint): Promise<string[]>;
  /** Returns a product with all data of its page; undefined when the site does not sell it. */
  product(at: Viewpoint, number: number): Promise<ProductDetails | undefined>;
  /** Returns a product that the site sold once; undefined while it sells it, and if it never did. */
  archived(at: Viewpoint, number: number): Promise<ArchivedProduct | undefined>;
  /** Returns the products with these numbers, in this order; omits those that the site does not sell. */
  byNumber(at: Viewpoint, numbers: number[]): Promise<ProductCard[]>;
  /** Returns the most popular products, at most `limit`. */
  popular(at: Viewpoint, limit: number): Promise<ProductCard[]>;
  /** Returns the newest products, at most `limit`. */
  newest(at: Viewpoint, limit: number): Promise<ProductCard[]>;
  /** Returns the most popular reduced products in stock, at most `limit`. */
  reduced(at: Viewpoint, limit: number): Promise<ProductCard[]>;
  /**
   * Filters and sorts the products with these numbers, given in order of relevance. Returns one page, with the number of products
   * for each filter; undefined when the site has no such category.
   */
  found(
    at: Viewpoint,
    numbers: number[],
    filter: FoundFilter,
    sorting: FoundSorting,
    page: number,
  ): Promise<FoundProducts | undefined>;
  /**
   * Filters and sorts the reduced products in stock. Returns one page, with the number of products for each filter; undefined when the
   * site has no such category.
   */
  allReduced(
    at: Viewpoint,
    selection: ReducedSelection,
    filter: FoundFilter,
    sorting: ReducedSorting,
    page: number,
  ): Promise<FoundProducts | undefined>;
  /** Returns the facets that list addresses may name; the last known ones while they cannot be read. */
  facets(at: Viewpoint): Promise<Facet[]>;
  /** Returns the numbers of all products that a site sells, in ascending order. */
  soldProducts(at: Viewpoint): Promise<number[]>;
  /** Returns the addresses of these products, whose numbers are in ascending order. */
  productAddresses(at: Viewpoint, numbers: number[]): Promise<string[]>;
  /** Returns the pages of these products, whose numbers are in ascending order. */
  mappedPages(at: Viewpoint, numbers: number[]): Promise<MappedPage[]>;
  /** Returns what a site offers of these products, whose numbers are in ascending order. */
  offeredProducts(at: Viewpoint, numbers: number[]): Promise<OfferedProduct[]>;
  /** Returns the pictures with these ids, in this order; omits unknown ones. */
  pictures(ids: string[]): Promise<PictureRef[]>;
  /** Returns where a picture is, as the feed says it, and its version. */
  pictureSource(id: string): Promise<{ version: string; source: unknown } | undefined>;
  /** Returns facts of articles for carts and orders, by article number; omits unknown articles. */
  articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** Returns offers at a moment by article number; omits articles that the site does not sell then. */
  offers(at: Viewpoint, tcms: string[]): Promise<Map<string, ArticleOffer>>;
  /** Returns which places have articles of a product on a site, by article number; omits articles that no place has. */
  stockedPlaces(at: Viewpoint, productNumber: number): Promise<Map<string, PlaceId[]>>;
  /**
   * Returns the article numbers of a product, in their order: a change of a cart that names only the product means the first that is
   * sold.
   */
  articlesOf(productNumber: number): Promise<string[]>;
  /** Returns the next moment after `now` at which a price begins or ends. */
  nextChange(now: Date): Promise<Date | undefined>;
}

/** Names and categories of an article, for carts and orders. */
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
  picture: PictureRef;
  grams: number | null;
  millilitres: number | null;
}

/** Price and stock of an article that a site sells. */
export interface ArticleOffer {
  tcm: string;
  price: number;
  was: number | null;
  stock: number;
}
