import { hidesOnScroll } from "../header-rules.ts";

/** Milliseconds without a scroll event after which scrolling has ended. */
const debounce = 50;

/**
 * Hides a sticky bar when the page was scrolled down and shows it when it was scrolled up. The styles show it also while
 * the focus is in it. Returns a function that detaches this.
 */
export function hideOnScroll(bar: HTMLElement): () => void {
  if (!hidesOnScroll(document.documentElement.dataset.pageType)) return () => {};
  let before = window.scrollY;
  let timer: number | undefined;
  const settle = () => {
    // A page that is pulled beyond its ends bounces back: that is not scrolling.
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
