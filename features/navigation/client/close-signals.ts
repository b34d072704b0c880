import { closeNavigationEvent } from "../navigation-contract.ts";

/** From this width of the window on the navigation is a bar with flyouts; below it is a drawer. */
const wideLayout = "(width >= 980px)";

/** Calls `close` on the close event, when the shopper leaves the page, and when the layout changes; until the signal aborts. */
export function closeOnSignals(close: () => void, signal: AbortSignal) {
  for (const event of [closeNavigationEvent, "pagehide"])
    window.addEventListener(event, close, { signal });
  matchMedia(wideLayout).addEventListener("change", close, { signal });
}
