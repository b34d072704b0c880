import { RequestFailed } from "../../../platform/client/requests.ts";
import { popularTermsPath } from "../search-contract.ts";
import type { PopularTerms } from "../search-schema.ts";
import { readSuggestions } from "./read-suggestions.ts";

/** Requests the terms for an empty field. Rejects when the first attempt fails. */
export async function readPopularTerms(
  site: string,
  signal: AbortSignal,
): Promise<PopularTerms["searchTerms"]> {
  const response = await fetch(`${popularTermsPath}?${new URLSearchParams({ site })}`, { signal });
  if (!response.ok) throw new RequestFailed(popularTermsPath, response.status, undefined);
  return readSuggestions(await response.json()).searchTerms;
}
