import { afterPaint } from "./after-paint.ts";

/**
 * Makes everything of the page but `element` inert, as a modal dialog does, but only once the browser has painted: it computes
 * the style of the whole page for it. Returns a function that undoes it, after a paint too; then `opener` gets the focus back,
 * unless something else has it.
 */
export function inertAfterPaint(element: HTMLElement, opener: HTMLElement): () => void {
  let isOpen = true;
  let inert: HTMLElement[] = [];
  afterPaint(() => {
    if (!isOpen) return;
    inert = outside(element).filter((other) => !other.inert);
    for (const other of inert) other.inert = true;
  });
  return () => {
    isOpen = false;
    afterPaint(() => {
      for (const other of inert) other.inert = false;
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    });
  };
}

/** The siblings of the element and of its ancestors. */
function outside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const children = parent.querySelectorAll<HTMLElement>(":scope > *");
  return [...children].filter((child) => child !== element).concat(outside(parent));
}
