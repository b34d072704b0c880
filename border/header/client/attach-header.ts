import { goBack } from "./go-back.ts";
import { hideOnScroll } from "./hide-on-scroll.ts";
import { searchFlyout } from "./search-flyout.ts";

/** Attaches the behaviour that needs no React to a server-rendered header. Returns a function that detaches it. */
export function attachHeader(header: HTMLElement): () => void {
  const bar = header.querySelector<HTMLElement>("[data-kontor-bar]");
  const back = header.querySelector("[data-kontor-back]");
  back?.addEventListener("click", goBack);
  const detachments = [
    searchFlyout(header),
    bar && "sticky" in header.dataset ? hideOnScroll(bar) : () => {},
    () => back?.removeEventListener("click", goBack),
  ];
  return () => detachments.forEach((detach) => detach());
}
