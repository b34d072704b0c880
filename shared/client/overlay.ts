/** State of the page while something of the border lies over it: a flyout of the navigation, the search of narrow layouts. */

/** On html, for styles and scripts of the page: `data-kontor-overlay="open"`. */
const overlayAttribute = "data-kontor-overlay";
/** Dispatched on window when the first overlay opens. */
export const overlayOpenEvent = "kontor:overlay-open";
/** On body while the page must not scroll, for hosts. */
const bodyLockClass = "header2020-flyout-open";
/**
 * On html meanwhile: border.css locks the page. "bar" when a scroll bar takes space: the space stays reserved, so that
 * there is no layout shift. On html and without `:has`, so that no style of the page is computed for it.
 */
const scrollLockAttribute = "data-kontor-scroll-lock";

/** A host dispatches it on window to close what is open in the header. */
export const closeOverlaysEvent = "vueHeaderClose";
/** From 980 px on, at the usual font size, the navigation is a bar with flyouts; below it is a drawer. */
const wideLayout = "(width >= 61.25em)";

const open = new Set<symbol>();
const locks = new Set<symbol>();
let scrolledTo = 0;

/** Marks the page; `locksScroll` keeps its scroll position. Returns a function that closes the overlay, once. */
export function openOverlay({ locksScroll }: { locksScroll: boolean }): () => void {
  const overlay = Symbol("overlay");
  open.add(overlay);
  // First: it reads the layout, which a change would have the browser compute.
  if (locksScroll) {
    if (locks.size === 0) lockScroll();
    locks.add(overlay);
  }
  document.documentElement.setAttribute(overlayAttribute, "open");
  window.dispatchEvent(new Event(overlayOpenEvent));
  return () => {
    if (!open.delete(overlay)) return;
    if (open.size === 0) document.documentElement.removeAttribute(overlayAttribute);
    if (!locks.delete(overlay) || locks.size > 0) return;
    document.documentElement.removeAttribute(scrollLockAttribute);
    document.body.classList.remove(bodyLockClass);
    window.scrollTo({ top: scrolledTo, behavior: "instant" });
  };
}

/** Calls `close` on the close event, when the shopper leaves the page, and when the layout changes; until the signal aborts. */
export function closeOnSignals(close: () => void, signal: AbortSignal) {
  for (const event of [closeOverlaysEvent, "pagehide"])
    window.addEventListener(event, close, { signal });
  matchMedia(wideLayout).addEventListener("change", close, { signal });
}

function lockScroll() {
  const { documentElement: page, body } = document;
  scrolledTo = window.scrollY;
  const hasScrollBar = window.innerWidth > page.clientWidth;
  page.setAttribute(scrollLockAttribute, hasScrollBar ? "bar" : "");
  body.classList.add(bodyLockClass);
}
