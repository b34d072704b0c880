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

/**
 * Returns the login or the confirmation of a new account that led to the page, from `data-kontor-done`. Removes it from the page
 * and its address, so that it counts once, even when the page is reloaded.
 */
export function takeDoneLogin(): "login" | "sign_up" | undefined {
  const element = document.querySelector<HTMLElement>("[data-kontor-done]");
  const done = element?.dataset.kontorDone;
  if (done !== "login" && done !== "sign_up") return undefined;
  delete element!.dataset.kontorDone;
  history.replaceState(history.state, "", location.pathname);
  return done;
}

/**
 * Returns the campaign whose form was just taken, as the page after it names it. The page is the same for everybody: its address says
 * whether the browser comes from the form, and no longer does afterwards, so that a reload is no other lead.
 */
export function takeLead(): string | undefined {
  const subject = document.querySelector<HTMLElement>("[data-kontor-lead]")?.dataset.kontorLead;
  if (!subject || !new URLSearchParams(location.search).has("new")) return undefined;
  history.replaceState(history.state, "", location.pathname);
  return subject;
}
