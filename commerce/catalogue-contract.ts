import type { Amount, NetContent } from "../platform/shared/money.ts";
import type { ProductKind } from "../platform/shared/sites/site.ts";
import { numberedPath } from "../platform/shared/sites/numbered-address.ts";

/** Whether an article can currently be bought on a site. */
export type Availability = "AVAILABLE" | "SOLDOUT" | "NOT_AVAILABLE";

/** A picture of the shop; its widths and formats are generated on request under `/img`. */
export interface PictureRef {
  id: string;
  version: string;
}

export interface Price {
  price: Amount;
  /** Lowest price of the previous thirty days, when the price is reduced. */
  was: Amount | null;
}

/** A product in a list, with the net content of its cheapest article. */
export interface ProductCard extends Price, NetContent {
  /** Its public number, which stands in its address. */
  number: number;
  name: string;
  lead: string;
  url: string;
  picture: PictureRef;
  /** Other articles of the product cost more. */
  isFrom: boolean;
  /** The site sells several of its articles, of which the shopper chooses one. */
  hasChoice: boolean;
  availability: Availability;
  isNew: boolean;
  /** The stars of its reviews, which the shop adds: no commerce system has them. */
  rating?: { mean: number; count: number };
  /** Names of its categories, from the top level down. */
  categories: string[];
  /** Number of all its articles in stock, set only when few are left. */
  onlyLeft?: number;
  /** The end of its reduced price, where that is known. */
  reducedUntil?: Date;
}

export interface Article extends Price, NetContent {
  tcm: string;
  dimensionKey: string | null;
  label: string;
  availability: Availability;
  /** Number in stock, set only when few are left. */
  onlyLeft: number | null;
  picture: PictureRef | null;
}

/** One line of the product's data sheet, formatted. */
export interface Attribute {
  label: string;
  value: string;
  /** The value as a step from 1 to `max`, for a bar. */
  scale?: { step: number; max: number };
}

/** Products that are one choice, such as one coffee as beans and ground. */
export interface ProductChoice {
  /** The attribute in which they differ: "Mahlgrad". */
  label: string;
  /** Includes the product itself. */
  options: { number: number; label: string; url: string }[];
}

/** Classes of the label of Regulation (EU) 2017/1369, from the best one. */
export const energyClasses = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyClass = (typeof energyClasses)[number];

export interface ProductDetails {
  /** Its public number, which stands in its address. */
  number: number;
  kind: ProductKind;
  name: string;
  lead: string;
  description: string;
  url: string;
  path: CategoryLink[];
  pictures: PictureRef[];
  choice: ProductChoice | null;
  /** The site's name for what distinguishes the articles: "Größe". */
  dimension: string | null;
  /** Its id in the engine: "size". */
  dimensionId: string | null;
  articles: Article[];
  attributes: Attribute[];
  ingredients: string | null;
  warnings: string[];
  /** Whether old devices of its kind are taken back. */
  isDevice: boolean;
  energyClass: EnergyClass | null;
  /** The maker's guarantee. */
  guarantee: { years: number; term: string } | null;
  /** Other products of its category that can be bought. */
  related: ProductCard[];
  /** An electric device and related ones of its type, with the attributes that its page compares; none of other products. */
  compared: (ProductCard & { attributes: Attribute[] })[];
}

/** A product that the site no longer sells. */
export interface ArchivedProduct extends Pick<
  ProductDetails,
  "number" | "name" | "lead" | "description" | "url" | "path" | "pictures" | "attributes"
> {
  /** Its page is given up, too. */
  isGone: boolean;
  /** Its last price on the site, if that is known. */
  price: Amount | null;
  /** Products that can be bought, the most similar ones first. */
  alternatives: ProductCard[];
}

/** The parts of a product that a feed for shopping services has. */
export type OfferedProduct = Pick<
  ProductDetails,
  | "number"
  | "kind"
  | "name"
  | "lead"
  | "description"
  | "url"
  | "path"
  | "pictures"
  | "dimensionId"
  | "articles"
>;

/** The page of a product in a site map. */
export interface MappedPage {
  url: string;
  /** When it showed something else for the last time; missing where that is unknown. */
  modified?: Date;
  pictures: PictureRef[];
}

export interface CategoryLink {
  id: string;
  name: string;
  url: string;
}

export interface CategoryTeaser extends CategoryLink {
  picture: PictureRef;
}

/** A category with all its descendants that have products on the site. */
export interface CategoryNode extends CategoryTeaser {
  children: CategoryNode[];
}

export const sortings = ["popular", "newest", "price-up", "price-down"] as const;
export type Sorting = (typeof sortings)[number];

/** Sort orders of found products; relevance is the order of the search. */
export const foundSortings = ["relevance", "newest", "price-up", "price-down"] as const;
export type FoundSorting = (typeof foundSortings)[number];

/** Sort orders of reduced products: by the share that is saved, by when the reduction ends, by price. */
export const reducedSortings = ["saving", "ending", "price-up", "price-down"] as const;
export type ReducedSorting = (typeof reducedSortings)[number];

/** Some of a site's products: those of categories by their ids, with all below them, and others by their numbers. */
export interface ProductSelection {
  categories?: string[];
  products?: number[];
}

/** Reduced products: all that are in stock, or only some of them, or all except for some. */
export interface ReducedSelection {
  only?: ProductSelection;
  except?: ProductSelection;
}

export const productsPerPage = 24;
/** Last page of a list that is offered: shoppers do not read that far, and later pages are expensive to query. */
export const maxPage = 400;

/** Parameters of list addresses, and names of their filters; every other parameter is a facet, `?roast=dark`. */
export const listParameters = [
  "query",
  "site",
  "category",
  "price",
  "from",
  "to",
  "stock",
  "stars",
  "sort",
  "page",
] as const;

/** An attribute that filters lists, in the language of a site. */
export interface Facet {
  /** Its parameter in addresses. */
  key: string;
  label: string;
  /** Whether the values have a natural order, such as light, medium and dark. */
  isOrdered: boolean;
  values: FacetValue[];
}

export interface FacetValue {
  /** As it appears in addresses. */
  key: string;
  label: string;
  /** Colour of the swatch, "#b3262e". */
  swatch?: string;
}

/** A facet with the values that occur in a list. */
export interface ListedFacet extends Omit<Facet, "values"> {
  /** Sorted by frequency, unless they have a natural order. */
  values: (FacetValue & {
    /** Number of products with this value that pass all other filters. */
    productCount: number;
  })[];
}

/** Chosen values by facet key. A product matches if it has one of the values of each facet. */
export type ChosenFacets = Record<string, string[]>;

/** The filters that the shopper applies to a list. */
export interface ListFilter {
  /** Lowest and highest price, both included. */
  from?: Amount;
  to?: Amount;
  inStock: boolean;
  facets?: ChosenFacets;
  selection?: ShopSelection;
}

/**
 * Products that the shop itself knows more about than the commerce system, such as well rated ones. Lists count them; a list for which
 * they are chosen has no others.
 */
export interface ShopSelection {
  numbers: readonly number[];
  isChosen: boolean;
}

export interface FoundFilter extends ListFilter {
  /** Number in the category's address; includes the products of all its descendants. */
  category?: number;
}

/** One page of a list, with the number of products for each filter. */
export interface ListedProducts {
  products: ProductCard[];
  /** Number of products that pass all filters, on all pages. */
  productCount: number;
  /** Number of products without any filter. */
  total: number;
  /** Number of products in stock that pass the other filters. */
  inStock: number;
  /** Number of products of the selection that pass the other filters; missing without a selection. */
  selected?: number;
  /** Facets with at least two values in the unfiltered list, and those that are chosen. */
  facets: ListedFacet[];
  /** Number of products when this one filter is removed, by its name or the facet's key. */
  without: { category: number; price: number; stock: number; [facet: string]: number };
  /** Lowest and highest price; null when no product is left. */
  lowestPrice: Amount | null;
  highestPrice: Amount | null;
}

export interface CategoryContents extends CategoryTeaser, ListedProducts {
  description: string;
  path: CategoryLink[];
  /** With the number of products that pass the filters. */
  children: (CategoryTeaser & { productCount: number })[];
}

/** A category with the number in its address and its number of found products. */
export interface CategoryCount {
  number: number;
  name: string;
  productCount: number;
}

/** One page of found products. */
export interface FoundProducts extends ListedProducts {
  /** From the top-level category to the requested one; empty without one. */
  path: CategoryCount[];
  /** Child categories to choose from, sorted by number of products. */
  categories: CategoryCount[];
}

export const productUrl = (number: number, slug: string) => numberedPath(slug, "p", number);
export const categoryUrl = (number: number, slug: string) => numberedPath(slug, "c", number);
