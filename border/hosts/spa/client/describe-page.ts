import type { RouterState } from "react-router";

/** The description of a page, as `handle` of its route. */
export interface PageHandle {
  title: string;
  /** A page type of the border, such as "search" or "ProductDetailPage". */
  pageType: string;
}

/** Tells the border and its tracking what the current page is: title, page type and, on the page of results, their number. */
export function describePage({ matches, loaderData }: RouterState) {
  const { route } = matches.at(-1)!;
  const { title, pageType } = route.handle as PageHandle;
  const { dataset } = document.documentElement;
  document.title = title;
  dataset.pageType = pageType;
  const found: unknown = loaderData[route.id];
  if (Array.isArray(found)) dataset.results = String(found.length);
  else delete dataset.results;
}
