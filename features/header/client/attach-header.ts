import { goBack } from "./go-back.ts";
import { hideOnScroll } from "./hide-on-scroll.ts";
import { searchFlyout } from "./search-flyout.ts";

/** Gives a header that the server rendered what needs no React. The function that comes back takes it away again. */
export function attachHeader(header: HTMLElement): () => void {
  const bar = header.querySelector<HTMLElement>("[data-kontor-bar]");
  const back = header.querySelector("[data-kontor-back]");
  back?.addEventListener("click", goBack);
  const ends = [
    searchFlyout(header),
    bar && "sticky" in header.dataset ? hideOnScroll(bar) : () => {},
    () => back?.removeEventListener("click", goBack),
  ];
  return () => ends.forEach((end) => end());
}
