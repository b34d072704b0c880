interface KontorWindow {
  kontor?: { router?: unknown };
  /** Not every browser has it. */
  navigation?: EventTarget;
}

/**
 * Calls `onMoved` after each navigation of a single-page host, which is a page that sets `window.kontor.router`: once the host has
 * had a task's time to say what the new page is. Jumps within a page are no navigations.
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
  if (page.navigation) page.navigation.addEventListener("currententrychange", look);
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
