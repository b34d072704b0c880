import { hidesOnScroll } from "../header-rules.ts";

/** Scrolling counts as over when it rests this long (milliseconds). */
const debounce = 50;

/**
 * Takes a sticky bar out of sight when the page was scrolled down and brings it back when it was scrolled up. Styles show
 * it all the same while the focus is in it. The function that comes back ends it.
 */
export function hideOnScroll(bar: HTMLElement): () => void {
  if (!hidesOnScroll(document.documentElement.dataset.pageType)) return () => {};
  let before = window.scrollY;
  let timer: number | undefined;
  const settle = () => {
    // A page that is pulled beyond its ends bounces: that is not scrolling.
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
