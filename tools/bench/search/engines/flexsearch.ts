import { Document, Index } from "flexsearch";
import { beforeFilter, fieldNames, foldedWords, marketFilter, type BuildEngine } from "./engine.ts";

const options = { tokenize: "forward", encode: foldedWords } as const;

/** Searches one text; all words must match. */
export const buildFlexSearch: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = new Index(options);
  for (const [id, { fields }] of documents.entries()) index.add(id, fields.text!);
  return {
    search: (text, market, limit) =>
      (index.search(text, { limit: beforeFilter }) as number[])
        .filter((id) => isSold(id, market))
        .slice(0, limit),
  };
};

/** Searches field by field, in order of weight; all words must match, or else some. */
export const buildFlexSearchOfFields: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const index = new Document({
    document: { id: "id", index: fieldNames(documents) },
    ...options,
  });
  for (const [id, { fields }] of documents.entries()) index.add({ id, ...fields });
  return {
    search: (text, market, limit) => {
      const found = [false, true].flatMap((suggest) => index.search(text, { suggest }));
      const ids = new Set(found.flatMap(({ result }) => result.map(Number)));
      return [...ids].filter((id) => isSold(id, market)).slice(0, limit);
    },
  };
};
