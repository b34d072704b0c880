import { popularTermsPath } from "../../border-paths.ts";
import { RequestFailed } from "../../../platform/client/requests.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import type { PopularTerms } from "../search-schema.ts";
import { readSuggestions } from "./read-suggestions.ts";

/** Requests the terms for an empty field. Rejects when the first attempt fails. */
export async function readPopularTerms(
  site: string,
  signal: AbortSignal,
): Promise<PopularTerms["searchTerms"]> {
  const query = new URLSearchParams({ site });
  const response = await fetchFromShop(`${popularTermsPath}?${query}`, { signal });
  if (!response.ok) throw new RequestFailed(popularTermsPath, response.status, undefined);
  return readSuggestions(await response.json()).searchTerms;
}
