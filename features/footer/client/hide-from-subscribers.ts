import { isSubscribed } from "../footer-contract.ts";

/** How far below the window the footer is when the shopper's status is asked for, so that it is known in time. */
const ahead = "0px 0px 1200px";

/** Hides the newsletter's block from a shopper who has subscribed, without a layout shift. */
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

/** In the window its place stays empty until it is left. */
function hideUnseen(block: HTMLElement) {
  block.style.visibility = "hidden";
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    block.hidden = true;
  });
  seen.observe(block);
}
