/**
 * Marks the item of the first level that the page belongs to, and notes since when a mouse is on an item: waking the
 * navigation takes some of the time after which it opens. Runs in the first view, without React.
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

/** What names a page in its path: the last segment, without the mark of mobile pages and one with "@" at the end. */
export function pageSegment(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] === "m") segments.shift();
  if (segments.at(-1)?.includes("@")) segments.pop();
  if (segments.at(-1) === "m") segments.pop();
  return segments.at(-1) ?? "";
}
