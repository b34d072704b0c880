import { Index } from "flexsearch";
import { fold } from "../../../../platform/shared/texts/fold.ts";
import { beforeFilter, foldedText, marketFilter, words, type BuildEngine } from "./engine.ts";

export const buildFlexSearch: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = new Index({ tokenize: "forward", encode: words });
  for (const [id, document] of documents.entries()) index.add(id, foldedText(document));
  return {
    search: (text, market, limit) =>
      (index.search(fold(text), { limit: beforeFilter }) as number[])
        .filter((id) => isSold(id, market))
        .slice(0, limit),
  };
};
