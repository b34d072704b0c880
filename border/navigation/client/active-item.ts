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

/** Returns the segment that identifies a page: the last one, without the "m" of mobile pages and a last segment with "@". */
export function pageSegment(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] === "m") segments.shift();
  if (segments.at(-1)?.includes("@")) segments.pop();
  if (segments.at(-1) === "m") segments.pop();
  return segments.at(-1) ?? "";
}
