import { goBack } from "./go-back.ts";
import { hideOnScroll } from "./hide-on-scroll.ts";
import { searchFlyout } from "./search-flyout.ts";

/** Attaches the behaviour that needs no React to a server-rendered header. Returns a function that detaches it. */
export function attachHeader(header: HTMLElement): () => void {
  const bar = header.querySelector<HTMLElement>("[data-kontor-bar]");
  const back = header.querySelector("[data-kontor-back]");
  back?.addEventListener("click", goBack);
  const detachments = [
    // Before the search moves, after which asking how far the page is scrolled would lay it out.
    bar && "sticky" in header.dataset ? hideOnScroll(bar) : () => {},
    searchFlyout(header),
    () => back?.removeEventListener("click", goBack),
  ];
  return () => detachments.forEach((detach) => detach());
}
