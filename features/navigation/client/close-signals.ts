import { closeNavigationEvent } from "../navigation-contract.ts";

/** From this width of the window on the navigation is a bar with flyouts; below it is a drawer. */
const wideLayout = "(width >= 980px)";

/** Closes what is open when somebody asks for it, the page is left, or the layout changes. Ends with the signal. */
export function closeOnSignals(close: () => void, signal: AbortSignal) {
  for (const event of [closeNavigationEvent, "pagehide"])
    window.addEventListener(event, close, { signal });
  matchMedia(wideLayout).addEventListener("change", close, { signal });
}
