import MiniSearch from "minisearch";
import { fold } from "../../../../platform/shared/texts/fold.ts";
import { foldedText, marketFilter, words, type BuildEngine } from "./engine.ts";

/** Prefixes and typos as its guide to suggestions recommends: a typo per five letters, all words must match. */
export const buildMiniSearch: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  for (const [id, document] of documents.entries()) index.add({ id, text: foldedText(document) });
  return {
    search: (text, market, limit) =>
      index
        .search(fold(text), { filter: ({ id }) => isSold(id as number, market) })
        .slice(0, limit)
        .map(({ id }) => id as number),
  };
};
