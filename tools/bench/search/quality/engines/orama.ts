import { create, insertMultiple, search } from "@orama/orama";
import { fold } from "../../../../../platform/shared/texts/fold.ts";
import { words } from "../../engines/engine.ts";
import { fieldNames, soldIn, type BuildRival } from "./rival.ts";

const beforeFilter = 100;

export const buildOrama: BuildRival = async ({ documents }) => {
  const isSold = soldIn(documents);
  const index = create({
    schema: Object.fromEntries(fieldNames(documents).map((name) => [name, "string" as const])),
    sort: { enabled: false },
    components: {
      tokenizer: {
        language: "english",
        normalizationCache: new Map(),
        tokenize: (text: string) => words(fold(text)),
      },
    },
  });
  await insertMultiple(
    index,
    documents.map(({ id, fields }) => ({ id: String(id), ...fields })),
  );
  return {
    search: async (text, market) => {
      const { hits } = await search(index, { term: text, tolerance: 1, limit: beforeFilter });
      return hits.map(({ id }) => Number(id)).filter(isSold(market));
    },
  };
};
