import { closeOnSignals, openOverlay } from "../../../shared/client/overlay.ts";

/**
 * In narrow layouts the search lies behind an icon: it moves into a dialog and, when that closes, back to its place. Returns
 * a function that detaches it.
 */
export function searchFlyout(header: HTMLElement): () => void {
  const dialog = header.querySelector<HTMLDialogElement>(".kontor-header__search-flyout");
  const place = header.querySelector("[data-kontor-search]");
  const opener = header.querySelector("[data-kontor-search-open]");
  if (!dialog || !place || !opener) return () => {};
  let closeOverlay = () => {};

  const open = () => {
    // The page is marked first: with the dialog shown all styles are computed, once for both.
    closeOverlay = openOverlay({ locksScroll: true });
    opener.ariaExpanded = "true";
    dialog.append(...place.childNodes);
    dialog.showModal();
    dialog.querySelector("input")?.focus();
  };
  const putBack = () => {
    const [closer, ...search] = dialog.children;
    if (closer) place.append(...search);
    opener.ariaExpanded = "false";
    closeOverlay();
  };
  // The event "close" comes later, for a page that is left only when the shopper is back.
  const close = () => {
    dialog.close();
    putBack();
  };
  const onClick = ({ target }: Event) => {
    const isCloser = target instanceof Element && target.closest("[data-kontor-search-close]");
    // A press on the dimmed page arrives at the dialog itself.
    if (target === dialog || isCloser) close();
  };
  const detachment = new AbortController();
  const { signal } = detachment;
  opener.addEventListener("click", open, { signal });
  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("close", putBack, { signal });
  closeOnSignals(close, signal);
  return () => {
    close();
    detachment.abort();
  };
}
