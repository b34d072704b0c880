import { overlayOpenEvent } from "../../../platform/client/overlay.ts";
import { shopPath } from "../../../platform/client/shop-address.ts";
import type { Track } from "../../../platform/shared/track.ts";
import { copiedFor } from "../behaviour-contract.ts";
import { linkTypeOf, type LinkType } from "./link-type.ts";
import { attachStyles } from "./promotion-styles.ts";

export interface PromotionBehaviourOptions {
  track: Track;
}

/** A click, as named in reports. */
interface Click {
  action: "click" | "copy" | "click cta" | "open legal";
  type: LinkType | "copy" | "open_legal";
  target: string;
}

/** Milliseconds after the opening of a legal text in which the browser itself may scroll, to anchor the text. */
const openingTime = 250;

/**
 * The behaviour of server-rendered promotions: copies vouchers, closes legal texts, applies colours, and tracks clicks. One set
 * of listeners serves every promotion of a document or shadow root, including those inserted later. Returns a function that
 * detaches it.
 */
export function attachPromotions(
  root: Document | ShadowRoot,
  { track }: PromotionBehaviourOptions,
): () => void {
  const detachment = new AbortController();
  const { signal } = detachment;
  let scrolledTo = window.scrollY;
  let openedAt = -Infinity;

  // First, and anywhere in the page.
  document.addEventListener("click", (event) => closeLegalTexts(event.composedPath()[0] as Node), {
    signal,
  });
  root.addEventListener("click", onClick, { signal });
  // Captured, because the event does not bubble.
  root.addEventListener("toggle", onToggle, { signal, capture: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeLegalTexts(), {
    signal,
  });
  window.addEventListener(overlayOpenEvent, () => closeLegalTexts(), { signal });
  window.addEventListener("scroll", onScroll, { signal, passive: true });
  attachStyles(root, signal);
  return () => detachment.abort();

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-kontor-copy]");
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (button) {
      void copy(button);
      trackClick(button, { action: "copy", type: "copy", target: button.dataset.kontorCopy ?? "" });
    } else if (link) {
      const action = "kontorCta" in link.dataset ? "click cta" : "click";
      const address = shopPath(link.getAttribute("href") ?? "");
      trackClick(link, { action, type: linkTypeOf(link), target: address });
    }
  }

  function onToggle({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || !target.matches("[data-kontor-legal]")) return;
    if (!target.open) return;
    openedAt = performance.now();
    target.querySelector("p")?.scrollIntoView({ block: "nearest", behavior: "instant" });
    scrolledTo = window.scrollY;
    const { kontorLegal = "" } = target.dataset;
    trackClick(target, { action: "open legal", type: "open_legal", target: kontorLegal });
  }

  function onScroll() {
    const isDown = window.scrollY > scrolledTo;
    scrolledTo = window.scrollY;
    if (isDown && performance.now() - openedAt > openingTime) closeLegalTexts();
  }

  /** Closes all legal texts but the one that contains `pressed`. */
  function closeLegalTexts(pressed: Node | null = null) {
    for (const legal of root.querySelectorAll<HTMLDetailsElement>("[data-kontor-legal][open]")) {
      if (legal.contains(pressed)) continue;
      const hadFocus = legal.contains(root.activeElement);
      legal.open = false;
      if (hadFocus) legal.querySelector("summary")?.focus({ preventScroll: true });
    }
  }

  function trackClick(element: HTMLElement, { action, type, target }: Click) {
    const part = element.closest<HTMLElement>("[data-kontor-promotion]");
    if (!part) return;
    track({
      event: "ga_event",
      eventCategory: "promotion",
      eventAction: action,
      eventLabel: element.dataset.trackingTag ?? part.dataset.kontorPromotion ?? "",
    });
    track({
      event: "promotion_click",
      event_type: "ga4",
      click_type: type,
      click_target: target,
      specification: "SEARCH",
    });
  }
}

const confirmations = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a voucher and confirms it for a while; selects the code instead when copying is blocked. */
async function copy(button: HTMLElement) {
  const voucher = button.closest(".kontor-voucher");
  const code = voucher?.querySelector("code");
  const status = voucher?.querySelector<HTMLElement>("[role=status]");
  if (!code || !status) return;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(button.dataset.kontorCopy ?? "");
  } catch {
    isCopied = false;
    getSelection()?.selectAllChildren(code);
  }
  status.textContent = (isCopied ? status.dataset.copied : status.dataset.failed) ?? "";
  clearTimeout(confirmations.get(status));
  confirmations.set(
    status,
    setTimeout(() => (status.textContent = ""), copiedFor),
  );
}
