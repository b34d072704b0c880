import { isSubscribed } from "../footer-contract.ts";

/** Distance below the window at which the shopper's status is requested, so that it arrives in time. */
const ahead = "0px 0px 1200px";

/** Hides the newsletter section from subscribers, without a layout shift. */
export function hideFromSubscribers(
  footer: HTMLElement,
  newsletterStatus: () => Promise<unknown>,
  signal: AbortSignal,
) {
  const block = footer.querySelector<HTMLElement>("[data-kontor-footer-newsletter]");
  if (!block) return;
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      if (isSubscribed(await newsletterStatus())) hideUnseen(block);
    },
    { root: document, rootMargin: ahead },
  );
  near.observe(footer);
  signal.addEventListener("abort", () => near.disconnect());
}

/** Hides the section; while it is in the window, its space stays empty until it is scrolled out of view. */
function hideUnseen(block: HTMLElement) {
  block.style.visibility = "hidden";
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    block.hidden = true;
  });
  seen.observe(block);
}
