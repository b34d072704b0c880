import { overlayOpenEvent } from "../../../shared/client/overlay.ts";
import type { Track } from "../../../shared/track.ts";
import { copiedFor } from "../behaviour-contract.ts";
import { linkTypeOf, type LinkType } from "./link-type.ts";
import { attachLooks } from "./promotion-looks.ts";

export interface PromotionBehaviourOptions {
  track: Track;
}

/** Where somebody has clicked, in the words of the reports. */
interface Click {
  action: "click" | "copy" | "click cta" | "open legal";
  type: LinkType | "copy" | "open_legal";
  target: string;
}

/** While a legal text opens the browser itself may scroll, to keep in place what is read (milliseconds). */
const openingTime = 250;

/**
 * What server-rendered promotions do: copy vouchers, close legal texts, wear their colours, and tell `track` of clicks.
 * One set of listeners serves every promotion of the page, also those that come later. The function that comes back ends
 * it.
 */
export function attachPromotions(root: Document, { track }: PromotionBehaviourOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let scrolledTo = window.scrollY;
  let openedAt = -Infinity;

  root.addEventListener("click", onClick, { signal });
  // Does not bubble.
  root.addEventListener("toggle", onToggle, { signal, capture: true });
  window.addEventListener(overlayOpenEvent, closeLegalTexts, { signal });
  window.addEventListener("scroll", onScroll, { signal, passive: true });
  attachLooks(root, signal);
  return () => ending.abort();

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-kontor-copy]");
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (button) {
      void copy(button);
      say(button, { action: "copy", type: "copy", target: button.dataset.kontorCopy ?? "" });
    } else if (link) {
      const action = "kontorCta" in link.dataset ? "click cta" : "click";
      say(link, { action, type: linkTypeOf(link), target: link.getAttribute("href") ?? "" });
    }
  }

  function onToggle({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || !target.matches("[data-kontor-legal]")) return;
    if (!target.open) return;
    openedAt = performance.now();
    const name = target.querySelector("summary")?.innerText.trim() ?? "";
    say(target, { action: "open legal", type: "open_legal", target: name });
  }

  function onScroll() {
    const isDown = window.scrollY > scrolledTo;
    scrolledTo = window.scrollY;
    if (isDown && performance.now() - openedAt > openingTime) closeLegalTexts();
  }

  function closeLegalTexts() {
    for (const legal of root.querySelectorAll<HTMLDetailsElement>("[data-kontor-legal][open]")) {
      const hadFocus = legal.contains(root.activeElement);
      legal.open = false;
      if (hadFocus) legal.querySelector("summary")?.focus({ preventScroll: true });
    }
  }

  function say(element: HTMLElement, { action, type, target }: Click) {
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

const forgetting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a voucher and says so for a while; where copying is forbidden the code is marked instead. */
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
  clearTimeout(forgetting.get(status));
  forgetting.set(
    status,
    setTimeout(() => (status.textContent = ""), copiedFor),
  );
}
