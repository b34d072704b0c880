import { closeOnSignals, openOverlay } from "../../shared/client/overlay.ts";

/** The filters over a narrow page: while they are open, the page below stands still and the back button closes them. */
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
    // The page below must not have a focus that nobody sees.
    filters.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget && !filters.contains(relatedTarget as Node) && close(),
      { signal },
    );
    signal.addEventListener("abort", () => {
      closeOverlay();
      // The button that opened the sheet is another one since the list was replaced.
      const { activeElement, body } = document;
      if (activeElement === body || filters.contains(activeElement))
        document.querySelector<HTMLElement>(".kontor-filters__open")?.focus();
      // Without a choice the sheet leaves nothing to go back to.
      if (navigation.currentEntry?.key === entry && location.href === address) history.back();
    });
  }
}
