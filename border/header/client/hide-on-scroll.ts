import { hidesOnScroll } from "../header-rules.ts";

/** Milliseconds without a scroll event after which scrolling has ended. */
const debounce = 50;

/**
 * Hides a sticky bar after scrolling down and shows it after scrolling up. The styles also show it while it contains the focus.
 * Returns a function that detaches it.
 */
export function hideOnScroll(bar: HTMLElement): () => void {
  if (!hidesOnScroll(document.documentElement.dataset.pageType)) return () => {};
  let before = window.scrollY;
  let timer: number | undefined;
  const settle = () => {
    // Ignores overscroll: a page pulled beyond its ends bounces back.
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const now = Math.min(Math.max(0, window.scrollY), end);
    if (now !== before) bar.toggleAttribute("data-hidden", now > before && now > bar.offsetHeight);
    before = now;
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, debounce);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    window.removeEventListener("scroll", onScroll);
    clearTimeout(timer);
    bar.removeAttribute("data-hidden");
  };
}
