import { useSyncExternalStore } from "react";
import { navigationApi } from "../../../platform/client/navigation-api.ts";
import { pageSegment } from "./active-item.ts";

/** Returns the page's segment; empty on the server, which renders one navigation for all pages. */
export function usePageSegment(): string {
  return useSyncExternalStore(
    onPageChange,
    () => pageSegment(location.pathname),
    () => "",
  );
}

/**
 * Calls back when a page changes its URL itself: on every change with the Navigation API, otherwise on the back button. Returns a
 * function that detaches it.
 */
function onPageChange(onChange: () => void): () => void {
  const api = navigationApi();
  const target: EventTarget = api ?? window;
  const event = api ? "currententrychange" : "popstate";
  target.addEventListener(event, onChange);
  return () => target.removeEventListener(event, onChange);
}
