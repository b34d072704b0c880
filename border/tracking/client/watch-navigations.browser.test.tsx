import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchNavigations } from "./watch-navigations.ts";

const page = window as { kontor?: { router?: unknown } };
const { pushState, replaceState } = history;
const start = location.href;

beforeEach(() => {
  page.kontor = { router: {} };
});
afterEach(() => {
  Object.assign(history, { pushState, replaceState });
  vi.unstubAllGlobals();
  history.replaceState(null, "", start);
  delete page.kontor;
});

const nextTask = () => new Promise((done) => setTimeout(done));

const ways = [
  ["by the Navigation API", navigation],
  ["in browsers without it", undefined],
  ["beside a host's variable with its name", { init() {} }],
] as const;

function watch(api: unknown) {
  vi.stubGlobal("navigation", api);
  const seen: string[] = [];
  watchNavigations(() => seen.push(location.search));
  return seen;
}

test.each(ways)(
  "%s each new address of a single-page host is one navigation, a jump within the page is none",
  async (_, api) => {
    const seen = watch(api);
    history.pushState(null, "", "?page=2");
    await nextTask();
    history.pushState(null, "", "?page=2#reviews");
    history.pushState({ opened: true }, "", "?page=2#reviews");
    await nextTask();
    history.replaceState(null, "", "?page=3");
    await nextTask();
    expect(seen).toEqual(["?page=2", "?page=3"]);
    history.go(-1);
    await expect.poll(() => seen).toEqual(["?page=2", "?page=3", "?page=2"]);
  },
);

test.each(ways)(
  "%s a single-page host says what its new page is before that is read",
  async (_, api) => {
    vi.stubGlobal("navigation", api);
    const types: unknown[] = [];
    const { dataset } = document.documentElement;
    watchNavigations(() => types.push(dataset.pageType));
    history.pushState(null, "", "?page=2");
    dataset.pageType = "category";
    await nextTask();
    delete dataset.pageType;
    expect(types).toEqual(["category"]);
  },
);

test.each(ways)("%s a page that sets no router is no single-page host", async (_, api) => {
  const seen = watch(api);
  delete page.kontor;
  history.pushState(null, "", "?page=2");
  await nextTask();
  expect(seen).toEqual([]);
});
