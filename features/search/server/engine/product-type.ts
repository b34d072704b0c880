import type { Language } from "../../../../shared/site.ts";

/**
 * How names of products are built: a type, and the name of a series behind or before it, in quotation marks or with a capital
 * letter. In German a capital shows nothing, because each noun has one.
 */
interface NameOrder {
  series: "behind" | "before";
  hasCapitalNouns?: true;
  /** Prepositions, conjunctions and articles: a text that begins or ends with one is not whole. */
  joiningWords: RegExp;
}

const orders: Record<Language, NameOrder> = {
  de: {
    series: "behind",
    hasCapitalNouns: true,
    joiningWords: /^(?:mit|für|und|oder|ohne|aus|von|vom|im|in|zum|zur|am|an|auf|der|die|das)$/i,
  },
  fr: {
    series: "behind",
    joiningWords: /^(?:avec|pour|sans|dans|le|la|les|du|de|des|aux?|à|sur|par|en|et|ou)$/i,
  },
  pl: { series: "behind", joiningWords: /^(?:dla|bez|oraz|pod|przy|nad|od|do|na|ze?|we?|i|lub)$/i },
  cs: {
    series: "behind",
    joiningWords: /^(?:pro|bez|nebo|pod|nad|od|do|na|ze?|se?|ve?|ke?|a|i)$/i,
  },
  sk: {
    series: "behind",
    joiningWords: /^(?:pre|bez|alebo|pod|nad|od|do|na|zo?|so?|vo?|ku?|a|i)$/i,
  },
  hu: { series: "before", joiningWords: /^(?:egy|és|vagy|az?|nélkül|nélküli)$/i },
  tr: { series: "before", joiningWords: /^(?:ve|veya|ile|için|bir)$/i },
};

const quoted = /[„“«"][^“”»"]*[“”»"]/u;
/** What follows is a list, a number or a remark. */
const end = /[,;:(–—|/]|(?<!\p{L})\d/u;

/**
 * The type of product that a name says: "Kawa mielona" in "Kawa mielona Długi Stół", "kézi tejhabosító" in "„Stilo” kézi
 * tejhabosító". Undefined when it cannot be told from the name of the series.
 */
export function productType(name: string, language: Language): string | undefined {
  const { series, hasCapitalNouns, joiningWords } = orders[language];
  const [before = "", after] = name.split(quoted, 2);
  const part = series === "before" && after !== undefined ? after : before;
  let words = part.split(end, 1)[0]!.split(/\s+/).filter(Boolean);
  if (after === undefined) {
    if (hasCapitalNouns) return undefined;
    const isBehind = series === "behind";
    const capital = isBehind
      ? words.findIndex((word, at) => at > 0 && isCapital(word))
      : words.findLastIndex(isCapital);
    if (capital < 0) return undefined;
    words = isBehind ? words.slice(0, capital) : words.slice(capital + 1);
  }
  const [first = "", last = first] = [words[0], words.at(-1)];
  if (joiningWords.test(first) || joiningWords.test(last)) return undefined;
  return words.join(" ") || undefined;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/**
 * Names that must say a type before it is taken for one. What stands behind a series' name may begin with words of that name
 * that have no capital letter: "Jó éjt pizsama".
 */
export const fewestNames = (language: Language) => (orders[language].series === "before" ? 2 : 1);
