import { openOverlay } from "./overlay.ts";

/**
 * Shows a dialog over the page, which does not scroll. Escape, the back button, a press beside its content and `dialog.close()` close
 * it; the focus then returns to the element that opened it, and no entry stays in the history. Returns a signal that aborts when the
 * dialog is closed.
 */
export function showModal(dialog: HTMLDialogElement, opener: HTMLElement): AbortSignal {
  // Taps focus no link in some browsers, and a list that was reloaded has another one.
  opener.focus({ preventScroll: true });
  dialog.showModal();
  const closeOverlay = openOverlay({ locksScroll: true });
  const closed = new AbortController();
  const { signal } = closed;
  const entry = { kontorDialog: crypto.randomUUID() };
  history.pushState(entry, "");
  const isOwnEntry = () =>
    (history.state as Partial<typeof entry> | null)?.kontorDialog === entry.kontorDialog;
  addEventListener("popstate", () => isOwnEntry() || dialog.close(), { signal });
  // A press beside the content targets the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close(), { signal });
  dialog.addEventListener(
    "close",
    () => {
      closed.abort();
      closeOverlay();
      opener.focus({ preventScroll: true });
      if (isOwnEntry()) history.back();
    },
    { signal },
  );
  return signal;
}
