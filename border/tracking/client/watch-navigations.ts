import { navigationApi } from "../../../platform/client/navigation-api.ts";

interface KontorWindow {
  kontor?: { router?: unknown };
}

/**
 * Calls `onMoved` after each navigation of a single-page host, that is, of a page that sets `window.kontor.router`. The host has
 * one task's time to describe the new page first. Jumps within a page do not count.
 */
export function watchNavigations(onMoved: () => void) {
  const page = window as KontorWindow;
  const address = () => location.pathname + location.search;
  let known = address();
  const look = () => {
    if (address() === known) return;
    known = address();
    if (page.kontor?.router) setTimeout(onMoved);
  };
  const api = navigationApi();
  if (api) api.addEventListener("currententrychange", look);
  else {
    addEventListener("popstate", look);
    for (const name of ["pushState", "replaceState"] as const) {
      const change = history[name];
      history[name] = function (...entry) {
        change.apply(history, entry);
        look();
      };
    }
  }
}
