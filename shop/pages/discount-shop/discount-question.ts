import {
  reducedSortings,
  type Facet,
  type ReducedSorting,
} from "../../../commerce/catalogue-contract.ts";
import {
  filterNames,
  filterParameters,
  isWellWritten,
  readListQuestion,
  wholeNumber,
  type ListQuestion,
} from "../listing/list-question.ts";

/** The parameters of the discount shop's address. */
export interface DiscountQuestion extends ListQuestion<ReducedSorting> {
  /** Number in a category's address. */
  category?: number;
}

/** Reads the parameters of an address. Invalid ones are ignored; all products are in stock. */
export const readDiscountQuestion = (
  given: Record<string, unknown>,
  facets: Facet[],
): DiscountQuestion => ({
  category: wholeNumber(given.category),
  ...readListQuestion(given, facets, reducedSortings),
  inStock: false,
});

/** Returns the address of one page of the list, without default values. */
export function discountQuestionUrl(path: string, question: DiscountQuestion): string {
  const parameters = parametersOf(question);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Reports whether an address is written as `discountQuestionUrl` writes it. */
export const isDiscountQuestion = (
  given: Record<string, unknown>,
  question: DiscountQuestion,
  facets: Facet[],
): boolean =>
  isWellWritten(given, parametersOf(question), ["category", "sort", ...filterNames(facets)]);

/** Reports whether a list is only a part of that of its first page. */
export const isPartial = (question: DiscountQuestion): boolean =>
  question.category !== undefined || filterParameters(question).length > 0;

function parametersOf(question: DiscountQuestion): URLSearchParams {
  const { category, sorting, page } = question;
  return new URLSearchParams([
    ...(category === undefined ? [] : [["category", String(category)]]),
    ...filterParameters(question),
    ...(sorting === "saving" ? [] : [["sort", sorting]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}
