import { resultClickPath, searchPath } from "../border-paths.ts";
import { isFullAddress } from "../../platform/shared/links.ts";
import { withoutInvisible } from "../../platform/shared/texts/typed-text.ts";
import type { UnitPriceTexts } from "../../platform/shared/money.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";
import type { SuggestedProduct } from "./search-schema.ts";

export const searchLimits = {
  minLength: 2,
  maxLength: 200,
  maxSearchTerms: 10,
  maxProducts: 5,
  /** In an empty field. */
  maxPopularTerms: 8,
  /** After a response with status 400 or above. */
  retries: 4,
  retryDelay: 2_000,
} as const;

/**
 * Pages of a site by path, each with the texts that it answers; the first is its name. A search for one of them leads straight to
 * the page, a search that contains one shows a link to it.
 */
export type SearchRedirects = Record<string, string[]>;

export interface SearchTexts extends UnitPriceTexts {
  /** Label of the input and name of the form's landmark. */
  search: string;
  placeholder: string;
  submit: string;
  clear: string;
  /** Heading above suggested terms. */
  searchTerms: string;
  /** Heading above suggested terms when none of them contains the typed text. */
  didYouMean: string;
  /** Heading above suggested products. */
  products: string;
  /** Heading above pages of the shop that answer the text. */
  pages: string;
  /** Heading above products that are not quite what was searched for. */
  alternatives: string;
  /** Heading above popular and seasonal terms in an empty field. */
  popularTerms: string;
  /** Heading above the searches made in this browser. */
  recentSearches: string;
  /** Name of the button that removes the search `{text}`. */
  removeRecent: string;
  /** Removes all searches of this browser. */
  clearRecent: string;
  /** When nothing is found for `{text}`, with advice. */
  nothingFound: string;
  nothingFoundHint: string;
  /** When the suggestions cannot be loaded; the search itself may still work. */
  failed: string;
  failedHint: string;
  /** The price of a product whose articles cost different prices: "from {price}". */
  fromPrice: string;
  /** Link to all products that were found, below those for which there is room. */
  showProducts: Plural;
  /** Announced to screen readers when suggestions arrive. */
  suggestionCount: Plural;
}

/** Returns the text to search for when a shopper typed `text`; empty when there is nothing to search for. */
export function cleanSearchText(text: unknown): string {
  if (typeof text !== "string") return "";
  // A URL cannot contain half a surrogate pair.
  const cut = withoutInvisible(text.slice(0, searchLimits.maxLength).toWellFormed());
  return /^[\d\s]*$/.test(cut) ? cut.replace(/\s+/g, "") : cut.trim();
}

/** Returns the URL of the results page, which redirects a text that names a page of the site (`SearchRedirects`). */
export const searchUrl = (text: string, site: string): string =>
  `${searchPath}?${new URLSearchParams({ query: text, site })}`;

/** From this position on a result is late: few shoppers look that far. */
const lateFrom = 6;

/**
 * Returns the URL to which a browser reports that a search result was opened. `place` counts from 1; undefined when the shopper
 * sorted or filtered the results, because their order then says nothing about the search.
 */
export function resultClickUrl(query: string, site: string, place: number | undefined): string {
  const isLate = place !== undefined && place >= lateFrom;
  return `${resultClickPath}?${new URLSearchParams({ query, site })}${isLate ? "&late=1" : ""}`;
}

/** Returns the path of a suggested product's page in the shop, or its full address. */
export const productAddress = (productViewUrl: string) =>
  isFullAddress(productViewUrl) ? productViewUrl : productViewUrl.replace(/^\/?/, "/");

/**
 * Returns the link of a suggested product's tile: in the shop, whose origin is `shop`, with the typed text and the variant. A page of
 * another system would not know these names.
 */
export function suggestedProductUrl(product: SuggestedProduct, text: string, shop: string): string {
  const address = productAddress(product.productViewUrl);
  if (isFullAddress(address) && new URL(address).origin !== shop) return address;
  const dimension = product.webshopProductDimensionKey;
  const query = `query=${encodeURIComponent(text.toWellFormed())}`;
  return `${address}${address.includes("?") ? "&" : "?"}${query}${dimension ? `&dim1=${encodeURIComponent(dimension)}` : ""}`;
}
