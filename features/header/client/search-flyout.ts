import { afterPaint } from "../../../shared/client/after-paint.ts";
import { closeOnSignals, openOverlay } from "../../../shared/client/overlay.ts";

/**
 * In narrow layouts the search lies behind an icon: it waits in a dialog, and stands in its place where that is shown. A modal
 * dialog has the browser compute the styles of the whole page, when it opens and when it closes. So a press only shows or
 * hides the dialog; after the paint it becomes modal, or closes. Returns a function that detaches it.
 */
export function searchFlyout(header: HTMLElement): () => void {
  const dialog = header.querySelector<HTMLDialogElement>(".kontor-header__search-flyout");
  const place = header.querySelector("[data-kontor-search]");
  const opener = header.querySelector<HTMLElement>("[data-kontor-search-open]");
  const closer = dialog?.querySelector("[data-kontor-search-close]");
  if (!dialog || !place || !opener || !closer) return () => {};
  let closeOverlay = () => {};

  const search = [...place.childNodes];
  // Only when it is elsewhere: what is moved loses the focus. In the dialog the field comes first.
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
    // A host may have removed the header meanwhile.
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
    // What was focused is hidden; the browser takes the focus from it only with the next paint.
    const focused = document.activeElement;
    if (focused === document.body || dialog.contains(focused))
      opener.focus({ preventScroll: true });
  };
  moveWhereItIsShown();
  const detachment = new AbortController();
  const { signal } = detachment;
  opener.addEventListener("click", show, { signal });
  closer.addEventListener("click", hide, { signal });
  // The focus moves once, with the click, into the field.
  opener.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  // A press on the dimmed page arrives at the dialog itself.
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
  // Closed by the browser: a second Escape cannot be prevented. The event comes late, the dialog may be open again.
  dialog.addEventListener("close", () => dialog.open || close(), { signal });
  closeOnSignals(close, signal);
  return () => {
    close();
    moveTo(place);
    detachment.abort();
  };
}
