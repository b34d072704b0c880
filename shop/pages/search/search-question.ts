import { cleanSearchText } from "../../../border/search/search-contract.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import {
  foundSortings,
  type Facet,
  type FoundSorting,
} from "../../../commerce/catalogue-contract.ts";
import {
  filterNames,
  filterParameters,
  isWellWritten as areWellWritten,
  readListQuestion,
  wholeNumber,
  type ListQuestion,
} from "../listing/list-question.ts";

/** The parameters of the results page's address. */
export interface SearchQuestion extends ListQuestion<FoundSorting> {
  query: string;
  /** Number in a category's address. */
  category?: number;
}

/** Reads the parameters of an address. Invalid ones are ignored. */
export function readQuestion(given: Record<string, unknown>, facets: Facet[]): SearchQuestion {
  return {
    query: cleanSearchText(given.query),
    category: wholeNumber(given.category),
    ...readListQuestion(given, facets, foundSortings),
  };
}

/** Returns the canonical address of a question, without default and empty values. */
export function questionUrl(question: SearchQuestion, site: SiteCode): string {
  return `/search?${parametersOf(question, site)}`;
}

/** Reports whether text and filters are written as `questionUrl` writes them. */
export function isWellWrittenQuestion(
  given: Record<string, unknown>,
  question: SearchQuestion,
  facets: Facet[],
): boolean {
  const names = ["query", "category", "sort", ...filterNames(facets)];
  return areWellWritten(given, parametersOf(question), names);
}

function parametersOf(question: SearchQuestion, site?: SiteCode): URLSearchParams {
  const { query, category, sorting, page } = question;
  return new URLSearchParams([
    ...Object.entries({ query, site, category }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
    ...filterParameters(question),
    ...(sorting === "relevance" ? [] : [["sort", sorting]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}
