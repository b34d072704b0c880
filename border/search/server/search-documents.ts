import type { Language, Market } from "../../../platform/shared/sites/site.ts";
import { textIn } from "../../../platform/shared/texts/words.ts";
import { hasParts, sizesOfLabel } from "./engine/words/measures.ts";
import type { SearchDocument } from "./engine/index/search-document.ts";
import { tokens } from "./engine/words/tokens.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import type { CategoryNames, TypeNames } from "../../../commerce/search-feed.ts";
import { ForeignTypeWords, typeWords } from "./type-words.ts";
import { knownLanguage } from "./language/languages.ts";

/** The names that products share. */
export interface SharedNames {
  categories: CategoryNames;
  types: TypeNames;
  /** The markets of the shop: a document has a bit for each that sells it. */
  markets: readonly Market[];
  /** The languages of the shop: there is an index for each. */
  languages: readonly Language[];
}

/** Builds the documents of a language from products. */
export function documentsIn(language: Language, { categories, types, markets }: SharedNames) {
  const known = knownLanguage(language);
  const categoryNames = categories.get(language);
  const typeNames = types.get(language) ?? new Map<string, string[][]>();
  const foreign = new ForeignTypeWords(typeNames.values(), known);
  const wordsOfType = new Map(
    [...typeNames].map(([id, chain]) => [id, typeWords(chain.flat(), known)]),
  );

  return (product: SearchProduct): SearchDocument => {
    const { names, leads, type, attributes, labels, category } = product;
    const chain = (type !== null && typeNames.get(type)) || [];
    const { name, purpose } = splitName(names[language] ?? "", chain);
    const texts = labels.map((label) => textIn(label, { language }));
    const sizesOf = (isMeant: (label: string) => boolean) =>
      texts.filter(isMeant).flatMap((label) => sizesOfLabel(label, known));
    return {
      name,
      fields: {
        ...(type !== null && wordsOfType.get(type)),
        attribute: [
          ...texts,
          ...sizesOf((label) => !hasParts(label)),
          ...(attributes[language] ?? []),
        ],
        // A size alone is one of clothes rather than of suitcases, whose labels say more.
        purpose: [
          ...product.for.flatMap((id) => typeNames.get(id)?.[0] ?? []),
          ...purpose,
          ...sizesOf(hasParts),
        ],
        mention: [leads[language] ?? ""],
      },
      kinds: kindsOf(chain, category),
      categories: categoryNames?.get(category) ?? [],
      markets: maskOf(markets, product.markets),
    };
  };

  /** Splits a name: words that name other things belong to the purpose. "Bürste für Kaffeemaschinen" is not a machine. */
  function splitName(name: string, chain: string[][]) {
    const words = name.split(/\s+/);
    const others = foreign.in(name, chain);
    const isForeign = (text: string) => tokens(text, known).some((word) => others.has(word));
    const [purpose, own] = [words.filter(isForeign), words.filter((word) => !isForeign(word))];
    return own.length > 0 ? { name: own.join(" "), purpose } : { name, purpose: [] };
  }
}

/** Returns its type, similar types in the same category, the wider types, and the rest of the category. */
const kindsOf = (chain: string[][], category: string) => {
  const [type, ...wider] = chain.map(([name]) => name!);
  const root = wider.at(-1) ?? type;
  return type
    ? [type, `${root}, ${category}`, ...wider, `category ${category}`]
    : [`category ${category}`];
};

/** Returns those of the markets that sell something as a bitmask. */
export const maskOf = (markets: readonly Market[], sold: readonly Market[]) =>
  sold.reduce((mask, market) => mask | (1 << markets.indexOf(market)), 0);
