import type { FoundProducts } from "../../features/catalogue/catalogue-contract.ts";
import { formatAmount } from "../../shared/money.ts";
import type { Site } from "../../shared/site.ts";
import { fill } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { SearchQuestion } from "./search-question.ts";

/** An active filter: its label, and the question without it. */
export interface ActiveFilter {
  text: string;
  without: SearchQuestion;
  /** How many products there would be without it. */
  productCount: number;
}

/** The filters of a question, in the order in which the page offers them. */
export function activeFilters(
  question: SearchQuestion,
  { path, without }: FoundProducts,
  site: Site,
  texts: Pick<SiteTexts, "catalogue" | "searchPage">,
): ActiveFilter[] {
  const first = { ...question, page: 1 };
  const category = path.at(-1);
  const price = priceRange(question, site, texts);
  return [
    ...(category
      ? [
          {
            text: category.name,
            without: { ...first, category: undefined },
            productCount: without.category,
          },
        ]
      : []),
    ...(price
      ? [
          {
            text: price,
            without: { ...first, from: undefined, to: undefined },
            productCount: without.price,
          },
        ]
      : []),
    ...(question.inStock
      ? [
          {
            text: texts.catalogue.availability.AVAILABLE,
            without: { ...first, inStock: false },
            productCount: without.stock,
          },
        ]
      : []),
  ];
}

/** The same search in the same order, without any filter. */
export function withoutFilters({ query, sorting }: SearchQuestion): SearchQuestion {
  return { query, sorting, inStock: false, page: 1 };
}

function priceRange(
  { from, to }: SearchQuestion,
  site: Site,
  { catalogue, searchPage }: Pick<SiteTexts, "catalogue" | "searchPage">,
): string | undefined {
  const money = (units: number) => formatAmount(units * 100, site);
  if (from !== undefined && to !== undefined)
    return fill(searchPage.betweenPrices, { from: money(from), to: money(to) });
  if (from !== undefined) return fill(catalogue.fromPrice, { price: money(from) });
  return to === undefined ? undefined : fill(searchPage.upToPrice, { price: money(to) });
}
