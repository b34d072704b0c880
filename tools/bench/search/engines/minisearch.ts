import MiniSearch from "minisearch";
import { fieldNames, foldedWords, marketFilter, type BuildEngine } from "./engine.ts";

/** Prefixes and typos as its guide recommends: a typo per five letters; all words must match ("AND"), or some suffice ("OR"). */
export const buildMiniSearch =
  (combineWith: "AND" | "OR"): BuildEngine =>
  ({ documents }) => {
    const isSold = marketFilter(documents);
    const index = new MiniSearch<Record<string, string | number>>({
      fields: fieldNames(documents),
      tokenize: foldedWords,
      processTerm: (term) => term,
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith },
    });
    for (const [id, { fields }] of documents.entries()) index.add({ id, ...fields });
    return {
      search: (text, market, limit) =>
        index
          .search(text, { filter: ({ id }) => isSold(id as number, market) })
          .slice(0, limit)
          .map(({ id }) => id as number),
    };
  };
