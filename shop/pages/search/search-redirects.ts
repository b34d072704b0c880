import type { SearchRedirects } from "../../../border/search/search-contract.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";

/** Returns the page to which a search text redirects, if any. The whole text must match; case, accents and spaces are ignored. */
export function searchRedirectFor(
  text: string,
  searchRedirects: SearchRedirects,
): string | undefined {
  const wanted = plain(text);
  return Object.entries(searchRedirects).find(([, words]) =>
    words.some((word) => plain(word) === wanted),
  )?.[0];
}

const plain = (text: string) => fold(text).replace(/’/g, "'").replace(/\s+/g, " ").trim();
