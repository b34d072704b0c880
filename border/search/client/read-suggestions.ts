import { fold } from "../../../platform/shared/texts/fold.ts";
import { fieldsOf, isText, itemsOf, type Complete } from "../../../platform/shared/foreign.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import { productAddress } from "../search-contract.ts";
import type { FoundPage, SuggestedProduct, Suggestions } from "../search-schema.ts";

/**
 * Parses a response. Another server may respond at this URL, so everything is checked: invalid products and terms are left out,
 * and so are duplicates.
 */
export function readSuggestions(data: unknown): Complete<Suggestions> {
  const { products, searchTerms, pages, areAlternatives, productCount } =
    fieldsOf<Suggestions>(data);
  return {
    areAlternatives: areAlternatives === true || undefined,
    productCount: typeof productCount === "number" ? productCount : undefined,
    pages:
      pages === undefined ? undefined : unique(itemsOf(pages).flatMap(readPage), ({ url }) => url),
    products: unique(itemsOf(products).flatMap(readProduct), ({ id }) => id),
    searchTerms: unique(itemsOf(searchTerms).flatMap(readTerm), ({ searchterm }) =>
      fold(searchterm),
    ),
  };
}

type Term = Suggestions["searchTerms"][number];

function readTerm(data: unknown): Complete<Term>[] {
  const { searchterm } = fieldsOf<Term>(data);
  return isText(searchterm) ? [{ searchterm }] : [];
}

function readPage(data: unknown): Complete<FoundPage>[] {
  const { title, url } = fieldsOf<FoundPage>(data);
  return isText(title) && isText(url) && isSafeLink(url) ? [{ title, url }] : [];
}

function readProduct(data: unknown): Complete<SuggestedProduct>[] {
  const product = fieldsOf<SuggestedProduct>(data);
  const { id, title, imageProductThumb, productViewUrl } = product;
  const dimension = product.webshopProductDimensionKey;
  if (!isText(id) || !isText(title) || !isText(imageProductThumb) || !isText(productViewUrl))
    return [];
  if (!isSafeLink(productAddress(productViewUrl))) return [];
  const webshopProductDimensionKey = isText(dimension) ? dimension : "";
  const categories = itemsOf(product.categories).filter(isText);
  return [{ id, title, imageProductThumb, productViewUrl, webshopProductDimensionKey, categories }];
}

/** Removes later entries with the same key. */
const unique = <T>(all: T[], keyOf: (one: T) => string): T[] =>
  all.filter((one, at) => at === all.findIndex((other) => keyOf(other) === keyOf(one)));
