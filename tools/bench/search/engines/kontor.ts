import { SearchIndex } from "../../../../border/search/server/engine/search-index.ts";
import type { BuildEngine } from "./engine.ts";

export const buildKontor: BuildEngine = ({ language, documents }) => {
  const index = SearchIndex.build(language, documents);
  return {
    search: (text, market, limit) =>
      index.search(text, { market, limit }).hits.map(({ document }) => document),
  };
};
