import { create, insert, search } from "@orama/orama";
import { beforeFilter, fieldNames, foldedWords, marketFilter, type BuildEngine } from "./engine.ts";

export const buildOrama: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = create({
    schema: Object.fromEntries(fieldNames(documents).map((name) => [name, "string" as const])),
    sort: { enabled: false },
    components: {
      tokenizer: { language: "english", normalizationCache: new Map(), tokenize: foldedWords },
    },
  });
  for (const [id, { fields }] of documents.entries())
    void insert(index, { id: String(id), ...fields });
  return {
    search: async (text, market, limit) => {
      const { hits } = await search(index, { term: text, tolerance: 1, limit: beforeFilter });
      return hits
        .map(({ id }) => Number(id))
        .filter((id) => isSold(id, market))
        .slice(0, limit);
    },
  };
};
