import { suggestionDetailsPath } from "../../border-paths.ts";
import { RequestFailed } from "../../../platform/client/requests.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { fieldsOf, isText, itemsOf } from "../../../platform/shared/foreign.ts";
import { cleanSearchText } from "../search-contract.ts";
import type { SuggestedOffer, SuggestionDetails } from "../search-schema.ts";

/** Requests the current prices of suggested products, and the number of all that a text finds. Rejects when the attempt fails. */
export async function readDetails(
  site: string,
  text: string,
  ids: string[],
  signal: AbortSignal,
): Promise<SuggestionDetails> {
  const query = new URLSearchParams({ query: cleanSearchText(text), site, ids: ids.join() });
  const response = await fetchFromShop(`${suggestionDetailsPath}?${query}`, { signal });
  if (!response.ok) throw new RequestFailed(suggestionDetailsPath, response.status, undefined);
  const { offers, productCount } = fieldsOf<SuggestionDetails>(await response.json());
  return {
    offers: itemsOf(offers).flatMap(readOffer),
    productCount: typeof productCount === "number" ? productCount : 0,
  };
}

function readOffer(data: unknown): SuggestedOffer[] {
  const { id, productViewUrl, price, unitPrice } = fieldsOf<SuggestedOffer>(data);
  if (!isText(id) || !isText(productViewUrl) || !isText(price)) return [];
  return [{ id, productViewUrl, price, ...(isText(unitPrice) && { unitPrice }) }];
}
