import { attachCountryList } from "./attach-country-list.ts";
import { attachViewLinks } from "./attach-view-links.ts";
import { hideFromSubscribers } from "./hide-from-subscribers.ts";

export interface FooterBehaviourOptions {
  /** Returns the shopper's newsletter status; called only when the footer is about to be visible. */
  newsletterStatus: () => Promise<unknown>;
}

/** Attaches the behaviour to a server-rendered footer. Returns a function that detaches it. */
export function attachFooter(
  footer: HTMLElement,
  { newsletterStatus }: FooterBehaviourOptions,
): () => void {
  const { signal, abort } = abortable();
  attachViewLinks(footer, signal);
  attachCountryList(footer, signal);
  hideFromSubscribers(footer, newsletterStatus, signal);
  openWherePanelsAreNotStyled(footer);
  return abort;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Opens all panels in browsers from before autumn 2025, which cannot show the content of a closed panel in wide layouts. */
function openWherePanelsAreNotStyled(footer: HTMLElement) {
  if (CSS.supports("selector(::details-content)") || matchMedia("(width < 47.9375em)").matches)
    return;
  for (const panel of footer.querySelectorAll<HTMLDetailsElement>(".kontor-footer__panel"))
    panel.open = true;
}
