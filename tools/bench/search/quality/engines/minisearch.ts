import MiniSearch from "minisearch";
import { fold } from "../../../../../platform/shared/texts/fold.ts";
import { words } from "../../engines/engine.ts";
import { fieldNames, soldIn, type BuildRival } from "./rival.ts";

/** Prefixes and typos as its guide recommends; some words suffice, more are better. */
export const buildMiniSearch: BuildRival = ({ documents }) => {
  const isSold = soldIn(documents);
  const index = new MiniSearch<Record<string, string | number>>({
    fields: fieldNames(documents),
    tokenize: (text) => words(fold(text)),
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(documents.map(({ id, fields }) => ({ id, ...fields })));
  return {
    search: (text, market) =>
      index
        .search(text)
        .map(({ id }) => id as number)
        .filter(isSold(market)),
  };
};
