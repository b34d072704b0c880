import type { SearchDocument } from "../../border/search/server/engine/index/search-document.ts";
import { SearchIndex } from "../../border/search/server/engine/search-index.ts";
import type { KnownLanguage } from "../../border/search/server/language/languages.ts";

/** Products for a search index, and the documents that it finds. */

export const germany = 0;
export const austria = 1;
export const product = (name: string, given: Partial<SearchDocument> = {}): SearchDocument => ({
  name,
  categories: [],
  markets: 1 << germany,
  ...given,
});

export const index = (documents: SearchDocument[], language: KnownLanguage = "de") => {
  const built = SearchIndex.build(language, documents);
  return (text: string, market = germany, limit = 10) =>
    built.search(text, { market, limit }).hits.map(({ document }) => document);
};
