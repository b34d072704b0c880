import type { Site } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { articleNumberIn } from "./article-number.ts";
import { compoundReadings, isPlace, type CompoundWords } from "./compound-readings.ts";
import { first } from "./engine/first.ts";
import { isIdleWord, knownLanguage, type KnownLanguage } from "./language/languages.ts";
import { similarTier } from "./engine/query/match-tiers.ts";
import { fallbackLevels } from "./engine/search-index.ts";
import { tokens } from "./engine/words/tokens.ts";
import {
  findInIndexes,
  isCertain,
  type FoundHits,
  type FoundProduct,
  type ProductSearchOptions,
  type SearchedIndexes,
} from "./find-in-indexes.ts";
import { giftTexts } from "./gift-question.ts";
import type { ProductIndex } from "./product-index.ts";

/** More results than any shopper looks at. */
export const maxFound = 9_600;

/** Counts the products of a site that match a finished text. */
export function countProducts(searched: SearchedIndexes, site: Site, text: string): number {
  const all = { limit: maxFound, isFinished: true };
  const { hits, matching } = findProducts(searched, site, text, { ...all, withSimilar: false });
  const worst = hits[matching - 1]?.tier ?? 0;
  // Similar products rank before those for the purpose, which then become alternatives.
  return worst < similarTier ? matching : findProducts(searched, site, text, all).matching;
}

/** Finds the products of a site that match a text, best first: by its number, as a gift, as it is, or by the parts of compounds. */
export function findProducts(
  searched: SearchedIndexes,
  site: Site,
  text: string,
  options: ProductSearchOptions,
): FoundHits {
  const language = knownLanguage(site.language);
  const numbered = findByNumber(searched.products, site, text);
  if (numbered)
    return {
      hits: [numbered].slice(0, options.limit),
      matching: 1,
      fallbackLevel: fallbackLevels.typed,
    };
  const find = (one: string) => findInIndexes(searched, site, one, options);
  const synonyms = searched.synonyms.get(site.code);
  const isTerm = synonyms?.isTerm(tokens(text, language).join(" "));
  const gifts = isTerm ? undefined : giftTexts(text, language);
  if (gifts) return findGifts(gifts, find, options);
  const found = find(text);
  if (isCertain(found)) return found;
  const said = withoutIdleWords(searched, site, text);
  const meant = said === text ? found : nearer(found, find(said), language);
  if (isCertain(meant)) return meant;
  return findCompound(searched, site, said, find, meant) ?? meant;
}

/** Finds gifts that match the rest of the text; without any, all gifts, then products for the rest. */
function findGifts(
  [asked, gift = asked]: string[],
  find: (text: string) => FoundHits,
  { limit }: ProductSearchOptions,
): FoundHits {
  const found = find(asked!);
  if (isCertain(found)) return found;
  const gifts = find(gift!);
  const isGift = new Set(gifts.hits.map(({ number }) => number));
  const others = found.hits
    .filter(({ number }) => !isGift.has(number))
    .map((hit) => ({ ...hit, tier: similarTier }));
  return { ...gifts, hits: [...gifts.hits, ...others].slice(0, limit) };
}

/** Returns the result without the words of questions and people, if it needs fewer guesses or one of them was corrected. */
function nearer(found: FoundHits, withoutIdle: FoundHits, language: KnownLanguage): FoundHits {
  const isIdleCorrected = found.corrections?.some(([typed]) => isIdleWord(typed, language));
  return isCertain(withoutIdle) || found.matching === 0 || isIdleCorrected ? withoutIdle : found;
}

/** Finds a compound by its parts. A word with one typo is likelier than a compound with one. */
function findCompound(
  searched: SearchedIndexes,
  site: Site,
  text: string,
  find: (text: string) => FoundHits,
  { fallbackLevel }: FoundHits,
): FoundHits | undefined {
  const isMeant = fallbackLevel <= fallbackLevels.meant;
  for (const reading of compoundReadings(
    text,
    knownLanguage(site.language),
    wordsIn(searched, site),
  )) {
    const { correction } = reading;
    if (correction && isMeant) return undefined;
    const found = find(reading.text);
    if (isCertain(found))
      return {
        ...found,
        ...(correction && { corrections: [correction], fallbackLevel: fallbackLevels.meant }),
      };
  }
  return undefined;
}

/**
 * Returns the text without words of questions and people, unless products or synonyms have them or nothing else is left:
 * "kaffee" for "ich suche kaffee für papa".
 */
function withoutIdleWords(
  { products, synonyms }: SearchedIndexes,
  site: Site,
  text: string,
): string {
  const language = knownLanguage(site.language);
  const isIdle = (word: string) =>
    isIdleWord(word, language) &&
    !synonyms.get(site.code)?.has(word) &&
    !products.some(({ indexes }) => valueAt(indexes, site.language).describes(word));
  const words = tokens(text, language);
  const left = words.filter((word) => !isIdle(word));
  return left.length === words.length || left.length === 0 ? text : left.join(" ");
}

/** Returns the words that compounds are made of on a site. */
function wordsIn({ products, synonyms }: SearchedIndexes, { code, language }: Site): CompoundWords {
  const own = products.map(({ indexes }) => valueAt(indexes, language));
  const terms = synonyms.get(code);
  return {
    isKnown: (word) =>
      terms?.isTerm(word) ||
      isPlace(word, knownLanguage(language)) ||
      own.some((index) => index.isPart(word)),
    isBeginning: (text) => own.some((index) => index.isBeginning(text)),
    isHead: (word) => terms?.isTerm(word) || own.some((index) => index.saysType(word)),
    near: (word) => first(own, (index) => index.wordNear(word)) ?? terms?.termNear(word),
  };
}

/** Returns the product whose number was typed, also as the beginning of an article number. */
function findByNumber(
  products: ProductIndex[],
  { language, market }: Site,
  text: string,
): FoundProduct | undefined {
  const number = articleNumberIn(text, knownLanguage(language));
  if (number === undefined) return undefined;
  for (const { numbers, popularity, indexes, markets } of products) {
    const document = numbers.indexOf(number);
    if (document >= 0 && valueAt(indexes, language).isSold(document, markets.indexOf(market)))
      return { number, tier: 0, popularity: popularity[document]! };
  }
  return undefined;
}
