import type { Market } from "../../../platform/shared/sites/site.ts";
import type { ArticleContent } from "./content-schema.ts";

type PricePeriod = NonNullable<ArticleContent["periods"]>[number];

/** A price of an article on one market; without a bound the period is open-ended. */
export interface DatedPrice {
  price: number;
  /** Lowest price of the previous thirty days. */
  was?: number;
  from?: string;
  until?: string;
}

/**
 * Returns an article's prices on a market in chronological order: those of periods, and the usual price before, between and after
 * them.
 */
export function pricesInTime(article: ArticleContent, market: Market): DatedPrice[] {
  const usual = article.prices[market];
  const rows: DatedPrice[] = [];
  let from: string | undefined;
  const addUsual = (until?: string) => {
    const isEmpty = from !== undefined && until !== undefined && startOf(until) <= startOf(from);
    if (usual !== undefined && !isEmpty)
      rows.push({ price: usual, was: article.was?.[market], from, until });
  };
  for (const period of inOrder(article, market)) {
    const price = period.prices[market];
    if (price === undefined) continue;
    if (period.from !== undefined) addUsual(period.from);
    rows.push({ price, was: period.was?.[market], from: period.from, until: period.until });
    if (period.until === undefined) return rows;
    from = period.until;
  }
  addUsual();
  return rows;
}

/** Returns a period that begins before the previous one has ended, on the same market. */
export function overlappingPeriod(
  article: ArticleContent,
  market: Market,
): PricePeriod | undefined {
  const periods = inOrder(article, market);
  return periods.find((period, index) => {
    const before = periods[index - 1];
    return before && (before.until === undefined || startOf(period.from) < startOf(before.until));
  });
}

const startOf = (from: string | undefined) => (from === undefined ? -Infinity : Date.parse(from));

/** Returns the periods with a price on the market, in chronological order. */
const inOrder = ({ periods = [] }: ArticleContent, market: Market) =>
  periods
    .filter(({ prices }) => prices[market] !== undefined)
    .toSorted((one, other) => startOf(one.from) - startOf(other.from));

/** Returns a price of the content as the database stores it. */
export const inHundredths = (price: number) => Math.round(price * 100);
