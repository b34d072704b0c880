import { Idiomorph } from "idiomorph";

/**
 * Shows the list of a fetched page: its products, and its filters in the existing elements, so that focus, typed text and opened
 * groups stay. Returns false when the page has no such list.
 */
export function replaceList(
  results: HTMLElement,
  page: Document,
  { isTyping }: { isTyping: boolean },
): boolean {
  const [filters, list] = partsOf(results);
  const [nextFilters, nextList] = partsOf(page.querySelector(".kontor-results"));
  if (!filters || !list || !nextFilters || !nextList) return false;
  void Idiomorph.morph(filters, [...nextFilters.childNodes], {
    morphStyle: "innerHTML",
    ignoreActiveValue: isTyping,
    callbacks: {
      beforeAttributeUpdated: (name, _, change) => !(name === "open" && change === "remove"),
    },
  });
  const focused = list.contains(document.activeElement) && document.activeElement;
  list.replaceWith(nextList);
  if (focused) successor(nextList, focused).focus({ preventScroll: true });
  document.title = page.title;
  const { results: count } = page.documentElement.dataset;
  if (count !== undefined) document.documentElement.dataset.results = count;
  return true;
}

const partsOf = (results: Element | null) => [
  results?.querySelector(":scope > .kontor-filters"),
  results?.querySelector(":scope > div"),
];

/** Finds the link that was used, such as an order; if it is gone, the number of products. */
const successor = (list: Element, { textContent }: Element) =>
  [...list.querySelectorAll("a")].find((link) => link.textContent === textContent) ?? countOf(list);

/** Finds the heading with the number of products. */
export const countOf = (list: Element) => list.querySelector<HTMLElement>(".kontor-toolbar h2")!;
