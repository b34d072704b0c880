import { formatAmount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { ListedProducts } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { ListQuestion } from "./list-question.ts";

/** An active filter, and the list without it. */
export interface ActiveFilter {
  text: string;
  url: string;
  /** Number of products without the filter. */
  productCount: number;
  /** Parts that can be removed separately: each chosen value of a facet. */
  chips: { text: string; url: string }[];
}

type Texts = Pick<SiteTexts, "catalogue" | "reviews" | "searchPage">;

/** Returns the active filters of a question, in the order of the page. */
export function activeFilters(
  question: ListQuestion,
  { facets, without }: ListedProducts,
  urlOf: (changed: Partial<Omit<ListQuestion, "sorting">>) => string,
  site: Site,
  texts: Texts,
): ActiveFilter[] {
  const price = priceRange(question, site, texts);
  return [
    ...(price
      ? [activeFilter(price, urlOf({ from: undefined, to: undefined }), without.price)]
      : []),
    ...(question.inStock
      ? [
          activeFilter(
            texts.catalogue.availability.AVAILABLE,
            urlOf({ inStock: false }),
            without.stock,
          ),
        ]
      : []),
    ...(question.isRated
      ? [activeFilter(texts.reviews.fromFour, urlOf({ isRated: false }), without.selection ?? 0)]
      : []),
    ...facets.flatMap(({ key, label, values }): ActiveFilter[] => {
      const chosen = question.facets[key];
      if (!chosen) return [];
      const text = (value: string) => fill(texts.searchPage.facetValue, { facet: label, value });
      const named = values.filter((value) => chosen.includes(value.key));
      const { [key]: _, ...others } = question.facets;
      return [
        {
          text: text(named.map((value) => value.label).join(", ")),
          url: urlOf({ facets: others }),
          productCount: without[key] ?? 0,
          chips: named.map((value) => {
            const left = chosen.filter((other) => other !== value.key);
            const facets = left.length > 0 ? { ...question.facets, [key]: left } : others;
            return { text: text(value.label), url: urlOf({ facets }) };
          }),
        },
      ];
    }),
  ];
}

/** Returns a filter that is removed as a whole. */
export const activeFilter = (text: string, url: string, productCount: number): ActiveFilter => ({
  text,
  url,
  productCount,
  chips: [{ text, url }],
});

function priceRange(
  { from, to }: ListQuestion,
  site: Site,
  { catalogue, searchPage }: Texts,
): string | undefined {
  const money = (units: number) => formatAmount(units * 100, site);
  if (from !== undefined && to !== undefined)
    return fill(searchPage.betweenPrices, { from: money(from), to: money(to) });
  if (from !== undefined) return fill(catalogue.fromPrice, { price: money(from) });
  return to === undefined ? undefined : fill(searchPage.upToPrice, { price: money(to) });
}
