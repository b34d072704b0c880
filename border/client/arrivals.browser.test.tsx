import { afterEach, expect, test, vi } from "vitest";
import type * as Arrivals from "./arrivals.ts";
import { takeDoneLogin, takeLead } from "./arrivals.ts";

const address = location.href;
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", address);
  document.body.replaceChildren();
  delete document.documentElement.dataset.pageType;
});

let pages = 0;

/** Opens a page at an address to which the shopper came from another one. */
async function open(path: string, { from = "", by = "navigate" } = {}) {
  history.replaceState(null, "", path);
  document.documentElement.dataset.pageType = "search";
  vi.spyOn(document, "referrer", "get").mockReturnValue(from && new URL(from, location.href).href);
  const navigation = { type: by } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
  // Each page has its own copy of the module.
  const file = `/border/client/arrivals.ts?page=${++pages}`;
  const { newSearch } = (await import(/* @vite-ignore */ file)) as typeof Arrivals;
  return newSearch;
}

test.each(["", "/", "/search?query=tea", "https://elsewhere.example/search?query=mug"])(
  "a page of results that is reached from “%s” shows a new search, once",
  async (from) => {
    const newSearch = await open("/search?query=mug&site=DE", { from });
    expect(newSearch()).toBe("mug");
    // Simulates a filter applied on the same page.
    history.replaceState(null, "", "/search?query=mug&site=DE&color=blue");
    expect(newSearch()).toBeUndefined();
    history.replaceState(null, "", "/search?query=cup&site=DE");
    expect(newSearch()).toBe("cup");
  },
);

test("the next page of results shows no new search", async () => {
  const newSearch = await open("/search?query=mug&page=2", { from: "/search?query=mug" });
  expect(newSearch()).toBeUndefined();
});

test.each(["reload", "back_forward"])(
  "results that are shown again by %s are no new search",
  async (by) => {
    const newSearch = await open("/search?query=mug", { by });
    expect(newSearch()).toBeUndefined();
  },
);

test("a query in the address of another kind of page is no search", async () => {
  const newSearch = await open("/tea-p1.html?query=mug");
  document.documentElement.dataset.pageType = "ProductDetailPage";
  expect(newSearch()).toBeUndefined();
});

test.each(["login", "sign_up"])(
  "a page says once that it follows a %s, and its address says it no more",
  (done) => {
    history.replaceState({ scroll: 7 }, "", "/account?done=loggedIn");
    document.body.innerHTML = `<div data-kontor-done="${done}" role="status">Done.</div>`;
    expect(takeDoneLogin()).toBe(done);
    expect(location.pathname + location.search).toBe("/account");
    expect(history.state).toEqual({ scroll: 7 });
    expect(takeDoneLogin()).toBeUndefined();
    expect(document.body.textContent).toBe("Done.");
  },
);

test("a page that follows neither a login nor a new account keeps its address", () => {
  history.replaceState(null, "", "/account?done=profile");
  document.body.innerHTML = '<div data-kontor-done="purchase"></div>';
  expect(takeDoneLogin()).toBeUndefined();
  expect(location.search).toBe("?done=profile");
});

test("a lead counts once, on the page after its form: its address says so no longer when it is loaded again", () => {
  document.body.innerHTML = '<div data-kontor-lead="catalogue-by-post"></div>';
  expect(takeLead()).toBeUndefined();
  history.replaceState(null, "", "?new");
  expect(takeLead()).toBe("catalogue-by-post");
  expect(location.search).toBe("");
  expect(takeLead()).toBeUndefined();
});

test("a page without a campaign is no lead, whatever its address says", () => {
  history.replaceState(null, "", "?new");
  expect(takeLead()).toBeUndefined();
  expect(location.search).toBe("?new");
});
