import type { Amount } from "../../shared/money.ts";
import type { Plural } from "../../shared/words.ts";

/** Whether an article can be bought on a site just now. */
export type Availability = "AVAILABLE" | "SOLDOUT" | "NOT_AVAILABLE";

/** A picture of the shop; its widths and formats are made on demand under `/img`. */
export interface PictureRef {
  id: string;
  version: string;
}

export interface Price {
  price: Amount;
  /** Lowest price of the thirty days before, when the price is reduced. */
  was: Amount | null;
}

/** A product in a list. */
export interface ProductCard extends Price {
  id: number;
  name: string;
  lead: string;
  url: string;
  picture: PictureRef;
  /** Further articles of the product cost more. */
  isFrom: boolean;
  /** Net weight of the cheapest article, where a price per kilogram must be shown. */
  grams: number | null;
  availability: Availability;
  isNew: boolean;
  /** The names of its categories, from the uppermost down. */
  categories: string[];
}

export interface Article extends Price {
  tcm: string;
  dimensionKey: string | null;
  label: string;
  grams: number | null;
  availability: Availability;
  /** Number in stock, set when only a few are left. */
  onlyLeft: number | null;
  picture: PictureRef | null;
}

/** One line of the product's data sheet, ready to be read. */
export interface Attribute {
  label: string;
  value: string;
}

/** Coffee has a tax rate of its own and can be subscribed to; gift cards have rules of their own in the cart. */
export type ProductKind = "goods" | "coffee" | "giftCard";

export interface ProductDetails {
  id: number;
  kind: ProductKind;
  name: string;
  lead: string;
  description: string;
  url: string;
  path: CategoryLink[];
  pictures: PictureRef[];
  /** What the articles differ in, as the site calls it: "Größe". */
  dimension: string | null;
  articles: Article[];
  attributes: Attribute[];
  ingredients: string | null;
  warnings: string[];
  /** Others of its category that can be bought. */
  related: ProductCard[];
}

export interface CategoryLink {
  id: string;
  name: string;
  url: string;
}

export interface CategoryTeaser extends CategoryLink {
  picture: PictureRef;
}

/** A category with everything below it that has products on the site. */
export interface CategoryNode extends CategoryTeaser {
  children: CategoryNode[];
}

export const sortings = ["popular", "newest", "price-up", "price-down"] as const;
export type Sorting = (typeof sortings)[number];

/** Orders of found products; relevance is the order of the search. */
export const foundSortings = ["relevance", "newest", "price-up", "price-down"] as const;
export type FoundSorting = (typeof foundSortings)[number];

export const productsPerPage = 24;
/** Pages beyond this are not offered: shoppers do not read them, and they are expensive to query. */
export const maxPage = 400;

/** Parameters of the addresses of lists, and names of their filters; each further one is a facet, `?roast=dark`. */
export const listParameters = [
  "query",
  "site",
  "category",
  "price",
  "from",
  "to",
  "stock",
  "sort",
  "page",
] as const;

/** An attribute that lists are filtered by, in the words of a site. */
export interface Facet {
  /** Its parameter in addresses. */
  key: string;
  label: string;
  /** Whether the values have an order of their own, such as light, medium and dark. */
  isOrdered: boolean;
  values: FacetValue[];
}

export interface FacetValue {
  /** As it stands in addresses. */
  key: string;
  label: string;
  /** The colour that it names, "#b3262e". */
  swatch?: string;
}

/** A facet as far as the products of a list have it. */
export interface ListedFacet extends Omit<Facet, "values"> {
  /** The most frequent first, unless they have an order of their own. */
  values: (FacetValue & {
    /** With all other filters, and this value as if it were chosen. */
    productCount: number;
  })[];
}

/** Values by the key of their facet: products have one of them in each facet. */
export type ChosenFacets = Record<string, string[]>;

/** The shopper's filters over a list. */
export interface ListFilter {
  /** Lowest and highest price, both included. */
  from?: Amount;
  to?: Amount;
  inStock: boolean;
  facets?: ChosenFacets;
}

export interface FoundFilter extends ListFilter {
  /** Number in the category's address: its products and those of all below it. */
  category?: number;
}

/** One page of a list, with what each filter would leave. */
export interface ListedProducts {
  products: ProductCard[];
  /** With all filters, on all pages. */
  productCount: number;
  /** Without any filter. */
  total: number;
  /** With the other filters, only what is in stock. */
  inStock: number;
  /** Those with at least two values in the unfiltered list, and those that are chosen. */
  facets: ListedFacet[];
  /** Products without this one filter and with the others, by its name or the facet's key. */
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

/** A category with the number in its address and how many of the found products it holds. */
export interface CategoryCount {
  number: number;
  name: string;
  productCount: number;
}

/** One page of the products that were found. */
export interface FoundProducts extends ListedProducts {
  /** From the uppermost category to the one asked for; empty without one. */
  path: CategoryCount[];
  /** The categories to choose from below it, those with the most products first. */
  categories: CategoryCount[];
}

export interface CatalogueTexts {
  /** "ab {price}" */
  fromPrice: string;
  /** "{price} / kg" */
  perKilogram: string;
  /** Before the earlier price, for screen readers and as a label: "Niedrigster Preis der letzten 30 Tage: {price}". */
  lowestPrice: string;
  /** "inkl. MwSt., zzgl." before the link to the delivery costs. */
  taxIncluded: string;
  deliveryCosts: string;
  freeDelivery: string;
  availability: Record<Availability, string>;
  onlyLeft: Plural;
  isNew: string;
  productCount: Plural;
  /** For the keyboard, at the top of a list's page: leads past its navigation and filters. */
  skipToProducts: string;
  sortBy: string;
  sortings: Record<Sorting, string>;
  pages: string;
  page: string;
  previousPage: string;
  nextPage: string;
  noProducts: string;
  description: string;
  details: string;
  ingredients: string;
  safety: string;
  manufacturer: string;
  /** "Artikelnummer: {number}" */
  articleNumber: string;
  guarantee: string;
  guaranteeText: string;
  /** The reminder of the legal guarantee before an order (Directive 2011/83/EU, article 6(1)(l)): leads to the shop's page of it. */
  guaranteeRights: string;
  returns: string;
  related: string;
  /** Heads the related products of one that is sold out. */
  alternatives: string;
  pictureOf: string;
  chooseVariant: string;
  breadcrumb: string;
  /** How long delivery takes. */
  delivery: string;
  yes: string;
  no: string;
}

export const productUrl = (id: number, slug: string) => `/${slug}-p${id}.html`;
export const categoryUrl = (number: number, slug: string) => `/${slug}-c${number}.html`;
