import { sortings, type Facet, type Sorting } from "../../../commerce/catalogue-contract.ts";
import { filterParameters, readListQuestion, type ListQuestion } from "../listing/list-question.ts";

/** The parameters of a category's address. */
export type CategoryQuestion = ListQuestion<Sorting>;

/** Reads the parameters of an address. Invalid ones are ignored. */
export const readCategoryQuestion = (
  given: Record<string, unknown>,
  facets: Facet[],
): CategoryQuestion => readListQuestion(given, facets, sortings);

/** Returns the address of one page of a category, without default values. */
export function categoryQuestionUrl(url: string, question: CategoryQuestion): string {
  const parameters = categoryParameters(question);
  return parameters.size > 0 ? `${url}?${parameters}` : url;
}

export function categoryParameters(question: CategoryQuestion): URLSearchParams {
  const { sorting, page } = question;
  return new URLSearchParams([
    ...filterParameters(question),
    ...(sorting === "popular" ? [] : [["sort", sorting]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}
