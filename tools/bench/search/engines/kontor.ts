import { SearchIndex } from "../../../../border/search/server/engine/search-index.ts";
import type { BenchDocument, BuildEngine } from "./engine.ts";

export const buildKontor: BuildEngine<BenchDocument> = ({ language, documents }) => {
  const index = SearchIndex.build(language, documents);
  return {
    search: (text, market, limit) =>
      index.search(text, { market, limit }).hits.map(({ document }) => document),
  };
};
