import { attachCountryList } from "./attach-country-list.ts";
import { attachViewLinks } from "./attach-view-links.ts";
import { hideFromSubscribers } from "./hide-from-subscribers.ts";

export interface FooterPorts {
  /** The shopper's state of the newsletter; asked only when the footer comes near. */
  newsletterStatus: () => Promise<unknown>;
}

/** Attaches to a server-rendered footer what needs a script. Returns a function that detaches it. */
export function attachFooter(footer: HTMLElement, { newsletterStatus }: FooterPorts): () => void {
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

/** Browsers from before autumn 2025 cannot show the content of a closed panel in wide layouts. */
function openWherePanelsAreNotStyled(footer: HTMLElement) {
  if (CSS.supports("selector(::details-content)") || matchMedia("(width < 47.9375em)").matches)
    return;
  for (const panel of footer.querySelectorAll<HTMLDetailsElement>(".kontor-footer__panel"))
    panel.open = true;
}
