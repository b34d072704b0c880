import { popularTermsPath, suggestionDetailsPath, suggestionsPath } from "../../border-paths.ts";
import { RequestFailed } from "../../../platform/client/requests.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { fieldsOf, isText, itemsOf, type Complete } from "../../../platform/shared/foreign.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import { retry } from "../../../platform/shared/retry.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import { cleanSearchText, productAddress, searchLimits } from "../search-contract.ts";
import type {
  FoundPage,
  PopularTerms,
  SuggestedOffer,
  SuggestedProduct,
  SuggestionDetails,
  Suggestions,
} from "../search-schema.ts";

/** Requests suggestions for a text. Repeats the request after a refusal, and rejects when the last one fails. */
export function requestSuggestions(
  site: string,
  text: string,
  signal: AbortSignal,
  send?: typeof fetchFromShop,
): Promise<Suggestions> {
  const query = {
    q: text.slice(0, searchLimits.maxLength),
    site,
    maxSearchTerms: String(searchLimits.maxSearchTerms),
    maxProducts: String(searchLimits.maxProducts),
  };
  return retry(async () => readSuggestions(await request(suggestionsPath, query, signal, send)), {
    retries: searchLimits.retries,
    delay: searchLimits.retryDelay,
    isRetryable: (error) => error instanceof RequestFailed,
    signal,
  });
}

/** Requests the terms for an empty field. Rejects when the first attempt fails. */
export async function requestPopularTerms(
  site: string,
  signal: AbortSignal,
): Promise<PopularTerms["searchTerms"]> {
  return readSuggestions(await request(popularTermsPath, { site }, signal)).searchTerms;
}

/** Requests the current prices of suggested products, and the number of all that a text finds. Rejects when the attempt fails. */
export async function requestDetails(
  site: string,
  text: string,
  ids: string[],
  signal: AbortSignal,
): Promise<SuggestionDetails> {
  const query = { query: cleanSearchText(text), site, ids: ids.join() };
  const { offers, productCount } = fieldsOf<SuggestionDetails>(
    await request(suggestionDetailsPath, query, signal),
  );
  return {
    offers: itemsOf(offers).flatMap(readOffer),
    productCount: typeof productCount === "number" ? productCount : 0,
  };
}

async function request(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
  send = fetchFromShop,
): Promise<unknown> {
  const response = await send(`${path}?${new URLSearchParams(query)}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new RequestFailed(path, response.status, undefined);
  return response.json();
}

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

function readOffer(data: unknown): SuggestedOffer[] {
  const { id, productViewUrl, price, unitPrice } = fieldsOf<SuggestedOffer>(data);
  if (!isText(id) || !isText(productViewUrl) || !isText(price)) return [];
  return [{ id, productViewUrl, price, ...(isText(unitPrice) && { unitPrice }) }];
}
