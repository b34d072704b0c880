import { reviewPaths } from "../../shop-paths.ts";

/** The parameters of the page with a product's reviews. */
export interface ReviewQuestion {
  stars?: number;
  sorting: "helpful" | "newest";
  page: number;
}

export const reviewsPerPage = 10;

/** Last page that is offered: readers do not read that far, and later pages are expensive to query. */
const maxReviewPage = 200;

/** Reads the parameters of an address. Invalid ones are ignored. */
export function readReviewQuestion({ stars, sort, page }: Record<string, unknown>): ReviewQuestion {
  const number = typeof page === "string" && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  return {
    ...(typeof stars === "string" && /^[1-5]$/.test(stars) && { stars: Number(stars) }),
    sorting: sort === "helpful" ? "helpful" : "newest",
    page: Math.min(number, maxReviewPage),
  };
}

/** Returns the address of a page of a product's reviews, without default values. */
export function reviewsUrl(product: number, question: Partial<ReviewQuestion> = {}): string {
  const { stars, sorting = "newest", page = 1 } = question;
  const parameters = new URLSearchParams([
    ...(stars === undefined ? [] : [["stars", String(stars)]]),
    ...(sorting === "newest" ? [] : [["sort", sorting]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
  const path = `${reviewPaths.product}/${product}`;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Returns the number of pages of some reviews. */
export const reviewPages = (count: number) =>
  Math.min(maxReviewPage, Math.max(1, Math.ceil(count / reviewsPerPage)));
