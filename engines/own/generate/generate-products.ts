import type { Language, Market } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

/** A real product that serves as a model for generated ones. */
export interface ModelProduct {
  id: number;
  names: Record<Language, string>;
  articles: ModelArticle[];
}

export interface ModelArticle {
  tcm: string;
  /** In hundredths of the market's currency, for the markets that sell it. */
  prices: Partial<Record<Market, number>>;
}

/** A generated product for benchmarks. Category, texts and pictures are copied from its model. */
export interface GeneratedProduct {
  id: number;
  model: number;
  names: Record<Language, string>;
  popularity: number;
  articles: GeneratedArticle[];
}

export interface GeneratedArticle {
  tcm: string;
  /** The article whose variant (label, weight, picture) is copied. */
  model: string;
  offers: { market: Market; price: number; was: number | null; stock: number }[];
}

/** Above all real products, whose ids have six digits. */
export const firstGeneratedId = 1_000_000;

const maxArticles = 3;

/** Generates products, deterministically for the same models. */
export function* generateProducts(
  models: ModelProduct[],
  count: number,
  markets: readonly Market[],
): Generator<GeneratedProduct, void> {
  const random = seededRandom(20_260_101);
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  for (let id = firstGeneratedId; id < firstGeneratedId + count; id++) {
    const model = pick(models);
    const names = recombine(model.names, pick(models).names, pick(models).names, random);
    const factor = 0.7 + random() * 0.9;
    const isReduced = random() < 0.1;
    const articles = model.articles
      .slice(0, 1 + Math.floor(random() * maxArticles))
      .map(({ tcm, prices }, position) => ({
        tcm: `${id}-${position + 1}`,
        model: tcm,
        offers: markets.flatMap((market) => {
          const modelPrice = prices[market];
          if (modelPrice === undefined) return [];
          const price = likePrice(market, modelPrice * factor);
          const was = isReduced ? likePrice(market, price * 1.25) : 0;
          const stock = random() < 0.05 ? 0 : Math.ceil(random() ** 3 * 400);
          return [{ market, price, was: was > price ? was : null, stock }];
        }),
      }));
    yield { id, model: model.id, names, popularity: popularity(random()), articles };
  }
}

/**
 * Joins the start of one name, sometimes a word of a second, and the end of a third. The choice is the same in every language, so
 * that a product has the same meaning in all of them.
 */
function recombine(
  first: Record<Language, string>,
  last: Record<Language, string>,
  third: Record<Language, string>,
  random: () => number,
): Record<Language, string> {
  const [firstShare, lastShare, middle] = [random(), random(), random()];
  const hasThird = random() < 0.3;
  const inLanguage = (language: Language) => {
    const [begin, end, other] = [first, last, third].map((names) =>
      valueAt(names, language).split(/\s+/),
    );
    const words = [
      ...begin!.slice(0, Math.max(1, Math.round(firstShare * begin!.length))),
      ...(hasThird ? [other![Math.floor(middle * other!.length)]!] : []),
      ...end!.slice(-Math.max(1, Math.round(lastShare * end!.length))),
    ];
    return words.filter((word, at) => word !== words[at - 1]).join(" ");
  };
  return Object.fromEntries(Object.keys(first).map((language) => [language, inLanguage(language)]));
}

/** Prices end just below a round amount: the rounding step and the difference, in hundredths. */
const usualEnding = { step: 100, below: 1 };
const endings: Partial<Record<Market, typeof usualEnding>> = {
  CH: { step: 100, below: 5 },
  CZ: { step: 1_000, below: 100 },
  HU: { step: 10_000, below: 1_000 },
  TR: { step: 100, below: 10 },
};

/** Returns the nearest typical price of the market, in hundredths of its currency. */
export function likePrice(market: Market, amount: number): number {
  const { step, below } = endings[market] ?? usualEnding;
  return Math.max(1, Math.round(amount / step)) * step - below;
}

/**
 * Computes a popularity from 1 to 100 by a power law: few products are very popular, most are rarely bought. `chance` is from 0
 * to 1.
 */
export function popularity(chance: number): number {
  const steepness = 1.1;
  return Math.min(100, Math.floor((1 - chance) ** (-1 / steepness)));
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same in each run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
