import { create, insert, search } from "@orama/orama";
import { fold } from "../../../../platform/shared/texts/fold.ts";
import { beforeFilter, foldedText, marketFilter, words, type BuildEngine } from "./engine.ts";

export const buildOrama: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = create({
    schema: { text: "string" },
    sort: { enabled: false },
    components: {
      tokenizer: { language: "english", normalizationCache: new Map(), tokenize: words },
    },
  });
  for (const [id, document] of documents.entries())
    void insert(index, { id: String(id), text: foldedText(document) });
  return {
    search: async (text, market, limit) => {
      const { hits } = await search(index, {
        term: fold(text),
        tolerance: 1,
        limit: beforeFilter,
      });
      return hits
        .map(({ id }) => Number(id))
        .filter((id) => isSold(id, market))
        .slice(0, limit);
    },
  };
};
