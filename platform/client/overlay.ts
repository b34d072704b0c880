/** The state of the page while an overlay of the border is open: a flyout of the navigation, or the search of narrow layouts. */

/** Set on html, for styles and scripts of the page: `data-kontor-overlay="open"`. */
const overlayAttribute = "data-kontor-overlay";
/** Dispatched on window when the first overlay opens. */
export const overlayOpenEvent = "kontor:overlay-open";
/** Set on body while the page must not scroll, for hosts. */
const bodyLockClass = "header2020-flyout-open";
/**
 * Set on html while the page must not scroll; border.css locks the page. "bar" means that a scroll bar takes space: the space
 * stays reserved to prevent a layout shift. An attribute of html, instead of `:has`, avoids recomputing the styles of the page.
 */
const scrollLockAttribute = "data-kontor-scroll-lock";

/** Dispatched on window by a host to close whatever is open in the header. */
export const closeOverlaysEvent = "vueHeaderClose";
/** From 980 px, at the default font size, the navigation is a bar with flyouts; below that width it is a drawer. */
const wideLayout = "(width >= 61.25em)";

const open = new Set<symbol>();
const locks = new Set<symbol>();
let scrolledTo = 0;

/**
 * Marks the page as covered by an overlay. `locksScroll` keeps its scroll position. Returns a function that closes the
 * overlay; calling it again has no effect.
 */
export function openOverlay({ locksScroll }: { locksScroll: boolean }): () => void {
  const overlay = Symbol("overlay");
  open.add(overlay);
  // First, because this reads the layout: after a change the browser would have to compute it again.
  if (locksScroll) {
    if (locks.size === 0) lockScroll();
    locks.add(overlay);
  }
  document.documentElement.setAttribute(overlayAttribute, "open");
  window.dispatchEvent(new CustomEvent(overlayOpenEvent));
  return () => {
    if (!open.delete(overlay)) return;
    if (open.size === 0) document.documentElement.removeAttribute(overlayAttribute);
    if (!locks.delete(overlay) || locks.size > 0) return;
    document.documentElement.removeAttribute(scrollLockAttribute);
    document.body.classList.remove(bodyLockClass);
    window.scrollTo({ top: scrolledTo, behavior: "instant" });
  };
}

/** Calls `close` on the close event, when the shopper leaves the page, and when the layout changes, until the signal aborts. */
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
