import { closeOnSignals, openOverlay } from "../../../platform/client/overlay.ts";

/**
 * Attaches the filter sheet of narrow layouts: while it is open, the page below does not scroll, and the back button closes it.
 */
export function attachFilterSheet(filters: HTMLElement) {
  const { navigation } = window;
  let closed: AbortController | undefined;
  const close = () => filters.hidePopover();

  filters.addEventListener("toggle", ({ newState }) => {
    closed?.abort();
    closed = undefined;
    filters.role = newState === "open" ? "dialog" : null;
    if (newState === "open") open((closed = new AbortController()).signal);
  });

  return { isOpen: () => filters.matches(":popover-open"), close };

  function open(signal: AbortSignal) {
    const closeOverlay = openOverlay({ locksScroll: true });
    const address = location.href;
    history.pushState(null, "");
    const entry = navigation.currentEntry?.key;
    closeOnSignals(close, signal);
    // Keeps the focus out of the page below, where it would be hidden.
    filters.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget && !filters.contains(relatedTarget as Node) && close(),
      { signal },
    );
    signal.addEventListener("abort", () => {
      closeOverlay();
      // The button that opened the sheet is a different element since the list was replaced.
      const { activeElement, body } = document;
      if (activeElement === body || filters.contains(activeElement))
        document.querySelector<HTMLElement>(".kontor-filters__open")?.focus();
      // If nothing was chosen, the sheet leaves no entry in the history.
      if (navigation.currentEntry?.key === entry && location.href === address) history.back();
    });
  }
}
