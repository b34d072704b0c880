import uFuzzy from "@leeoniya/ufuzzy";
import { fold } from "../../../../platform/shared/texts/fold.ts";
import { marketFilter, type BuildEngine } from "./engine.ts";

const wordsInAnyOrder = 3;
const maxRanked = 1_000;

/** One typo in each word, words in any order. */
export const buildUFuzzy: BuildEngine = ({ documents }) => {
  const isSold = marketFilter(documents);
  const texts = documents.map(({ fields }) => fold(fields.text!));
  const fuzzy = new uFuzzy({ intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1 });
  return {
    search: (text, market, limit) => {
      const [found, info, order] = fuzzy.search(texts, fold(text), wordsInAnyOrder, maxRanked);
      // Above its ranking limit, results stay ordered by popularity.
      const positions = order ? order.map((at) => info.idx[at]!) : (found ?? []);
      return positions.filter((position) => isSold(position, market)).slice(0, limit);
    },
  };
};
