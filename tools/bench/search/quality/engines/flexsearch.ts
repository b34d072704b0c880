import { Document } from "flexsearch";
import { fold } from "../../../../../platform/shared/texts/fold.ts";
import { words } from "../../engines/engine.ts";
import { fieldNames, soldIn, type BuildRival } from "./rival.ts";

/** Searches field by field, in order of weight; all words must match, or else some. */
export const buildFlexSearch: BuildRival = ({ documents }) => {
  const isSold = soldIn(documents);
  const index = new Document({
    document: { id: "id", index: fieldNames(documents) },
    tokenize: "forward",
    encode: (text: string) => words(fold(text)),
  });
  for (const { id, fields } of documents) index.add({ id, ...fields });
  return {
    search: (text, market) => {
      const found = [false, true].flatMap((suggest) => index.search(text, { suggest }));
      return found.flatMap(({ result }) => result.map(Number)).filter(isSold(market));
    },
  };
};
