/**
 * Marks the item of the first level that the page belongs to, and records since when a mouse is on an item, because
 * hydration takes some of the delay after which it opens. Runs in the first view, without React.
 */
export function attachActiveItem(header: Element) {
  const segment = CSS.escape(pageSegment(location.pathname));
  header
    .querySelector(`.kontor-navigation a[data-segments~="${segment}"]`)
    ?.setAttribute("aria-current", "true");
  header.addEventListener("pointerover", ({ target, timeStamp }) => {
    const item = (target as Element).closest<HTMLElement>(".kontor-navigation__item > a");
    if (item) item.dataset.since = `${timeStamp}`;
  });
}

/** The segment that identifies a page: the last one, without the "m" of mobile pages and a last segment with "@". */
export function pageSegment(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] === "m") segments.shift();
  if (segments.at(-1)?.includes("@")) segments.pop();
  if (segments.at(-1) === "m") segments.pop();
  return segments.at(-1) ?? "";
}
