import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe.each([
  ["by the Navigation API", true],
  ["in browsers without it", false],
])("%s", (_, hasNavigation) => {
  function watch() {
    if (!hasNavigation) vi.stubGlobal("navigation", undefined);
    const seen: string[] = [];
    watchNavigations(() => seen.push(location.search));
    return seen;
  }

  test("each new address of a single-page host is one navigation, also by the back button; a jump is none", async () => {
    const seen = watch();
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
  });

  test("the host says what the new page is before it is read", async () => {
    if (!hasNavigation) vi.stubGlobal("navigation", undefined);
    const types: unknown[] = [];
    const { dataset } = document.documentElement;
    watchNavigations(() => types.push(dataset.pageType));
    history.pushState(null, "", "?page=2");
    dataset.pageType = "category";
    await nextTask();
    delete dataset.pageType;
    expect(types).toEqual(["category"]);
  });

  test("a page that sets no router is no single-page host", async () => {
    const seen = watch();
    delete page.kontor;
    history.pushState(null, "", "?page=2");
    await nextTask();
    expect(seen).toEqual([]);
  });
});
