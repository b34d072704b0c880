import { inertAfterPaint } from "../../../shared/client/inert-after-paint.ts";
import { closeOnSignals, openOverlay } from "../../../shared/client/overlay.ts";

/**
 * In narrow layouts the search lies behind an icon: it moves into a dialog and, when that closes, back to its place. The
 * dialog is a popover that Escape and a press beside it close. Returns a function that detaches it.
 */
export function searchFlyout(header: HTMLElement): () => void {
  const dialog = header.querySelector<HTMLDialogElement>(".kontor-header__search-flyout");
  const place = header.querySelector("[data-kontor-search]");
  const opener = header.querySelector<HTMLElement>("[data-kontor-search-open]");
  if (!dialog || !place || !opener) return () => {};
  let closeOverlay = () => {};
  let freePage = () => {};

  const open = () => {
    // The page is marked first: with the dialog shown all styles are computed, once for both.
    closeOverlay = openOverlay({ locksScroll: true });
    opener.ariaExpanded = "true";
    dialog.append(...place.childNodes);
    dialog.showPopover();
    dialog.querySelector("input")?.focus();
    freePage = inertAfterPaint(dialog, opener);
  };
  const putBack = () => {
    const [closer, ...search] = dialog.children;
    if (closer) place.append(...search);
    opener.ariaExpanded = "false";
    closeOverlay();
    freePage();
    freePage = () => {};
  };
  const close = () => dialog.matches(":popover-open") && dialog.hidePopover();
  const onClick = ({ target }: Event) => {
    const isCloser = target instanceof Element && target.closest("[data-kontor-search-close]");
    // A press on the dimmed page arrives at the dialog itself.
    if (target === dialog || isCloser) close();
  };
  const detachment = new AbortController();
  const { signal } = detachment;
  opener.addEventListener("click", open, { signal });
  dialog.addEventListener("click", onClick, { signal });
  // Dispatched at once, unlike "toggle", which a page that is left gets only when the shopper is back.
  dialog.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && putBack(), {
    signal,
  });
  closeOnSignals(close, signal);
  return () => {
    // The dialog may be removed already, and hidden by that without an event.
    putBack();
    close();
    detachment.abort();
  };
}
