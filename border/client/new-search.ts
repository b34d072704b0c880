/** What was searched for last, as far as this page knows. */
let known = isArrival() ? undefined : searchIn(location.href);

/** What the page of results shows a search for; undefined where the same one goes on: filtered, on its next page, or loaded again. */
export function newSearch(): string | undefined {
  const { pageType } = document.documentElement.dataset;
  const text = pageType === "search" ? searchIn(location.href) : undefined;
  if (!text || text === known) return undefined;
  known = text;
  return text;
}

/** Whether the shopper came to this page from elsewhere, and neither by the back button nor by loading it again. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate" && searchIn(document.referrer) !== searchIn(location.href);
}

function searchIn(address: string): string | undefined {
  const url = new URL(address || "about:blank");
  const isHere = url.origin === location.origin && url.pathname === location.pathname;
  return (isHere && url.searchParams.get("query")) || undefined;
}
