import { afterPaint } from "../../../platform/client/after-paint.ts";
import { closeOnSignals, openOverlay } from "../../../platform/client/overlay.ts";

/**
 * Moves the search into a dialog behind an icon in narrow layouts, and back into the bar in wide ones. Opening or closing a modal
 * dialog makes the browser recompute the styles of the whole page, so a press only shows or hides the dialog; it becomes modal,
 * or closes, after the paint. Returns a function that detaches it.
 */
export function searchFlyout(header: HTMLElement): () => void {
  const dialog = header.querySelector<HTMLDialogElement>(".kontor-header__search-flyout");
  const place = header.querySelector("[data-kontor-search]");
  const opener = header.querySelector<HTMLElement>("[data-kontor-search-open]");
  const closer = dialog?.querySelector("[data-kontor-search-close]");
  if (!dialog || !place || !opener || !closer) return () => {};
  let closeOverlay = () => {};

  const search = [...place.childNodes];
  // Only when it is elsewhere, because a moved element loses the focus. In the dialog the field comes first.
  const moveTo = (parent: Element) => search[0]?.parentNode === parent || parent.prepend(...search);
  const moveWhereItIsShown = () =>
    moveTo(getComputedStyle(place).display === "none" ? dialog : place);
  const show = () => {
    opener.ariaExpanded = "true";
    dialog.hidden = false;
    dialog.open = true;
    // During the press: later a phone would not show its keyboard.
    dialog.querySelector("input")?.focus({ preventScroll: true });
    afterPaint(becomeModal);
  };
  const becomeModal = () => {
    // A host may have removed the header in the meantime.
    if (!dialog.open || !dialog.isConnected || dialog.matches(":modal")) return;
    closeOverlay = openOverlay({ locksScroll: true });
    dialog.open = false;
    dialog.showModal();
  };
  const hide = () => {
    dialog.hidden = true;
    afterPaint(() => dialog.hidden && close());
  };
  const close = () => {
    dialog.close();
    moveWhereItIsShown();
    if (opener.ariaExpanded !== "true") return;
    dialog.hidden = false;
    opener.ariaExpanded = "false";
    closeOverlay();
    // The focused element is hidden, but the browser blurs it only with the next paint.
    const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
    if (document.activeElement === document.body || dialog.contains(activeElement))
      opener.focus({ preventScroll: true });
  };
  moveWhereItIsShown();
  const detachment = new AbortController();
  const { signal } = detachment;
  opener.addEventListener("click", show, { signal });
  closer.addEventListener("click", hide, { signal });
  // The focus moves only once, with the click, into the field.
  opener.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  // A press on the backdrop targets the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && hide(), { signal });
  // Escape, or the back gesture of a phone.
  dialog.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      hide();
    },
    { signal },
  );
  // Closed by the browser: a second Escape cannot be prevented. The event is late, so the dialog may be open again.
  dialog.addEventListener("close", () => dialog.open || close(), { signal });
  closeOnSignals(close, signal);
  return () => {
    close();
    moveTo(place);
    detachment.abort();
  };
}
