import { pageIn } from "../page-in.ts";

/** Returns the selector of the first-level items that the page belongs to. */
export const itemsOfPage = () =>
  `.kontor-navigation a[data-segments~="${CSS.escape(pageSegment(location.pathname))}"]`;

/** Marks the first of them, as soon as it is parsed and without React. */
export function markItemOfPage(item: Element) {
  if (!item.closest(".kontor-navigation")?.querySelector("[data-segments][aria-current]"))
    item.setAttribute("aria-current", "true");
}

/** Records when the mouse entered an item, because hydration takes up part of the opening delay. */
export function recordRest(header: Element) {
  header.addEventListener("pointerover", ({ target, timeStamp }) => {
    const item = (target as Element).closest<HTMLElement>(".kontor-navigation__item > a");
    if (item) item.dataset.since = `${timeStamp}`;
  });
}

/** Returns what identifies a page (`pageIn`): its last segment, without an "m" of mobile pages and a segment with "@" at the end. */
export const pageSegment = (pathname: string) =>
  pageIn(/([^/]*)(\/m)?(\/[^/]*@[^/]*)?\/*$/.exec(pathname)![1]!);
