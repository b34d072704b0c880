/** The latest search that this page knows of. */
let known = isArrival() ? undefined : searchIn(location.href);

/**
 * Returns the search that the results page shows; undefined where it continues the previous one: filtered, on its next page, or
 * reloaded.
 */
export function newSearch(): string | undefined {
  const { pageType } = document.documentElement.dataset;
  const text = pageType === "search" ? searchIn(location.href) : undefined;
  if (!text || text === known) return undefined;
  known = text;
  return text;
}

/** Reports whether the shopper came to this page from elsewhere, neither by the back button nor by reloading. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate" && searchIn(document.referrer) !== searchIn(location.href);
}

function searchIn(address: string): string | undefined {
  const url = new URL(address || "about:blank");
  const isHere = url.origin === location.origin && url.pathname === location.pathname;
  return (isHere && url.searchParams.get("query")) || undefined;
}
